/** In the last round: who still plays, the one on turn first and the caller last. */
import { StyleSheet, View } from 'react-native'
import { stillToPlay, type Game } from '@/engine'
import { usePhrases } from '@/i18n/PhrasesProvider'
import { playersOf, type Match } from '@/match'
import { useTheme } from '@/theme/ThemeProvider'
import { Icon } from '@/ui/kit/Icon'
import { PlayerToken } from '@/ui/game/players/PlayerToken'
import { Text } from '@/ui/kit/Text'
import { callOf } from '../names'

type StillToPlayProps = {
  readonly match: Match
  readonly game: Game
  /** No room for the words: the tokens speak for themselves. */
  readonly tight: boolean
}

export function StillToPlay({ match, game, tight }: StillToPlayProps) {
  const { play, common } = usePhrases()
  const { colours } = useTheme()
  const players = playersOf(match)
  const seats = stillToPlay(game)
  return (
    <View
      accessible
      role="img"
      aria-label={`${play.stillToPlay}: ${common.list(seats.map((seat) => callOf(match, seat) ?? common.you))}`}
      style={styles.row}
    >
      {!tight && (
        <Text type="label" tone="ink2" aria-hidden style={styles.label}>
          {play.stillToPlay}
        </Text>
      )}
      <View style={styles.tokens}>
        {seats.map((seat, index) => (
          <View key={index} style={styles.step}>
            {index > 0 && <Icon name="chevronRight" size={17} tone="ink2" />}
            <View
              style={[
                styles.ring,
                tight && styles.close,
                { borderColor: index === 0 ? colours.gold : 'transparent' },
              ]}
            >
              <PlayerToken {...players[seat]} size={tight ? 24 : 32} />
            </View>
          </View>
        ))}
      </View>
    </View>
  )
}

const styles = StyleSheet.create({
  row: {
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 8,
    flexWrap: 'wrap',
  },
  label: { flexShrink: 1 },
  tokens: { flexDirection: 'row', alignItems: 'center', justifyContent: 'flex-end', flexGrow: 1, gap: 6 },
  step: { flexDirection: 'row', alignItems: 'center', gap: 6 },
  ring: { borderWidth: 2, borderRadius: 22, padding: 2 },
  close: { padding: 0 },
})
