/** The turns that were played since: one in a row of its own, several side by side. Shows one again when it is pressed. */
import { StyleSheet, View } from 'react-native'
import type { Seat } from '@/engine'
import { usePhrases } from '@/i18n/PhrasesProvider'
import { playersOf, type Match, type Turn } from '@/match'
import { radius } from '@/theme/measures'
import { useTheme } from '@/theme/ThemeProvider'
import { Icon } from '@/ui/kit/Icon'
import { PlayerToken } from '@/ui/game/players/PlayerToken'
import { Pressable } from '@/ui/kit/Pressable'
import { Text } from '@/ui/kit/Text'
import { recapOf } from '../recap'

type RecapsProps = {
  /** In the order in which they were played. */
  readonly recaps: readonly Turn[]
  readonly match: Match
  /** Who is told of them. */
  readonly reader: Seat
  readonly onReplay: (turn: number) => void
}

export const Recaps = (props: RecapsProps) => {
  const [turn] = props.recaps
  if (!turn) return null
  return props.recaps.length > 1 ? <Strip {...props} /> : <Row {...props} turn={turn} />
}

/** What the player before did, in one line. */
function Row({ match, turn, reader, onReplay }: RecapsProps & { readonly turn: Turn }) {
  const phrases = usePhrases()
  const { colours } = useTheme()
  const { name, text } = recapOf(match, turn, reader, phrases)
  return (
    <Pressable
      role="button"
      aria-label={`${name} ${text} ${phrases.play.showRecap}`}
      onPress={() => onReplay(turn.number)}
      style={[styles.row, { borderColor: colours.hair }]}
    >
      <PlayerToken {...playersOf(match)[turn.seat]} size={24} />
      <Text type="label" tone="ink2" style={styles.words}>
        <Text type="label">{name}</Text> {text}
      </Text>
      <Icon name="chevronRight" size={18} tone="ink2" />
    </Pressable>
  )
}

/** What each of several bots did, side by side in the room of one line. */
function Strip({ match, recaps, reader, onReplay }: RecapsProps) {
  const phrases = usePhrases()
  const { play } = phrases
  const { colours } = useTheme()
  return (
    <View role="group" collapsable={false} aria-label={play.sinceYourTurn} style={styles.strip}>
      {recaps.map((turn) => {
        const { name, text, settled, claimed, yours } = recapOf(match, turn, reader, phrases)
        return (
          <Pressable
            key={turn.number}
            role="button"
            aria-label={`${name} ${text} ${play.showRecap}`}
            onPress={() => onReplay(turn.number)}
            style={[styles.turn, { borderColor: colours.line, backgroundColor: colours.sheet }]}
          >
            <PlayerToken {...playersOf(match)[turn.seat]} size={24} />
            <View style={styles.stripWords}>
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
  row: {
    minHeight: 48,
    flexDirection: 'row',
    alignItems: 'center',
    gap: 10,
    paddingHorizontal: 10,
    borderTopWidth: 1,
    borderBottomWidth: 1,
  },
  words: { flex: 1 },
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
  stripWords: { flexShrink: 1 },
})
