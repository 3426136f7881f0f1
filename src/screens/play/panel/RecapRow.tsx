/** What the player before did, in one line; a press shows it on the board. */
import { StyleSheet } from 'react-native'
import type { Seat } from '@/engine/index'
import { usePhrases } from '@/i18n/index'
import { playersOf, type Match, type Turn } from '@/match/index'
import { useTheme } from '@/theme/index'
import { Icon, PlayerToken, Pressable, Text } from '@/ui/index'
import { recapOf } from '../recap'

type RecapRowProps = {
  readonly match: Match
  readonly turn: Turn
  /** Who is told of it. */
  readonly reader: Seat
  readonly onPress: () => void
}

export function RecapRow({ match, turn, reader, onPress }: RecapRowProps) {
  const phrases = usePhrases()
  const { colours } = useTheme()
  const { name, text } = recapOf(match, turn, reader, phrases)
  const { colour, brand } = playersOf(match)[turn.seat]!
  return (
    <Pressable
      role="button"
      aria-label={`${name} ${text} ${phrases.play.showRecap}`}
      onPress={onPress}
      style={[styles.row, { borderColor: colours.hair }]}
    >
      <PlayerToken colour={colour} brand={brand} size={24} />
      <Text type="label" tone="ink2" style={styles.words}>
        <Text type="label">{name}</Text> {text}
      </Text>
      <Icon name="chevronRight" size={18} tone="ink2" />
    </Pressable>
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
})
