/** What each of several bots did, side by side in the room of one line; a press shows that turn on the board. */
import { StyleSheet, View } from 'react-native'
import type { Seat } from '@/engine/index'
import { usePhrases } from '@/i18n/index'
import { playersOf, type Match, type Turn } from '@/match/index'
import { radius, useTheme } from '@/theme/index'
import { PlayerToken, Pressable, Text } from '@/ui/index'
import { recapOf } from '../recap'

type RecapStripProps = {
  readonly match: Match
  /** In the order in which they were played. */
  readonly turns: readonly Turn[]
  /** Who is told of it. */
  readonly reader: Seat
  readonly onPress: (turn: Turn) => void
}

export function RecapStrip({ match, turns, reader, onPress }: RecapStripProps) {
  const phrases = usePhrases()
  const { play } = phrases
  const { colours } = useTheme()
  return (
    <View role="group" collapsable={false} aria-label={play.sinceYourTurn} style={styles.strip}>
      {turns.map((turn) => {
        const { name, text, settled, claimed, yours } = recapOf(match, turn, reader, phrases)
        const { colour, brand } = playersOf(match)[turn.seat]!
        return (
          <Pressable
            key={turn.number}
            role="button"
            aria-label={`${name} ${text} ${play.showRecap}`}
            onPress={() => onPress(turn)}
            style={[styles.turn, { borderColor: colours.line, backgroundColor: colours.sheet }]}
          >
            <PlayerToken colour={colour} brand={brand} size={24} />
            <View style={styles.words}>
              <Text type="label">
                {turn.ending === 'busted' ? play.bustInShort : play.tookInShort(settled + claimed)}
              </Text>
              {yours > 0 && (
                <Text type="caption" tone="bad">
                  {play.yoursInShort(yours)}
                </Text>
              )}
            </View>
          </Pressable>
        )
      })}
    </View>
  )
}

const styles = StyleSheet.create({
  strip: { flexDirection: 'row', flexWrap: 'wrap', gap: 6 },
  turn: {
    flexGrow: 1,
    minWidth: 56,
    minHeight: 48,
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 6,
    paddingHorizontal: 4,
    borderWidth: 1,
    borderRadius: radius.chip,
  },
  words: { flexShrink: 1 },
})
