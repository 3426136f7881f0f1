/** What each of several bots did, side by side in the room of one line; a press shows that turn on the board. */
import { StyleSheet, View } from 'react-native'
import { usePhrases } from '@/i18n/index'
import { playersOf, type Match, type Turn } from '@/match/index'
import { useTheme } from '@/theme/index'
import { PlayerToken, Pressable, Text } from '@/ui/index'
import { recapOf } from '../recap'

type RecapStripProps = {
  readonly match: Match
  /** In the order in which they were played. */
  readonly turns: readonly Turn[]
  readonly onPress: (turn: Turn) => void
}

export function RecapStrip({ match, turns, onPress }: RecapStripProps) {
  const phrases = usePhrases()
  const { play } = phrases
  const { colours } = useTheme()
  return (
    <View
      role="group"
      collapsable={false}
      aria-label={play.sinceYourTurn}
      style={[styles.strip, { borderColor: colours.hair }]}
    >
      {turns.map((turn) => {
        const { name, text, settled, claimed } = recapOf(match, turn, phrases)
        const { colour, brand } = playersOf(match)[turn.seat]!
        return (
          <Pressable
            key={turn.number}
            role="button"
            aria-label={`${name} ${text} ${play.showRecap}`}
            onPress={() => onPress(turn)}
            style={styles.turn}
          >
            <PlayerToken colour={colour} brand={brand} size={24} />
            <Text type="label">
              {turn.ending === 'busted' ? play.bustInShort : play.tookInShort(settled + claimed)}
            </Text>
          </Pressable>
        )
      })}
    </View>
  )
}

const styles = StyleSheet.create({
  strip: { flexDirection: 'row', flexWrap: 'wrap', borderTopWidth: 1, borderBottomWidth: 1 },
  turn: {
    flexGrow: 1,
    minWidth: 56,
    minHeight: 48,
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 6,
    paddingHorizontal: 4,
  },
})
