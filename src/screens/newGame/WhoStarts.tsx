/** Who starts, in one line: whose turn it is, or the dice. A press has the dice thrown now; once thrown they stand. */
import { StyleSheet } from 'react-native'
import type { Seat } from '@/engine'
import { usePhrases } from '@/i18n/PhrasesProvider'
import { size } from '@/theme/measures'
import { LiveRegion } from '@/ui/kit/accessibility'
import { PressableOpacity } from '@/ui/kit/Pressable'
import { Text } from '@/ui/kit/Text'
import { leadersOf } from './rollOffShow'
import type { RollOffShow } from './useRollOff'

type WhoStartsProps = {
  readonly names: readonly string[]
  readonly next: Seat | null
  readonly show: RollOffShow | null
  readonly onRollOff: () => void
}

export const WhoStarts = ({ names, next, show, onRollOff }: WhoStartsProps) => {
  const { newGame } = usePhrases()
  const nameOf = (seat: number): string => names[seat] ?? ''

  const sayWhoStarts = (): string => {
    if (show === null) return next === null ? newGame.diceDecide : newGame.startsThisTime(nameOf(next))
    const leaders = leadersOf(show.rollOff, show.shown)
    const [leader] = leaders
    if (show.rolling || !leader) return newGame.rolling
    if (leaders.length === 1) return newGame.highest(nameOf(leader.seat), leader.die)
    return newGame.tie(
      leaders.map(({ seat }) => nameOf(seat)),
      leader.die,
    )
  }

  const line = sayWhoStarts()
  return (
    <LiveRegion says={line} style={styles.place}>
      <PressableOpacity
        role="button"
        aria-label={show === null ? `${line}, ${newGame.rollOff}` : line}
        disabled={show !== null}
        onPress={onRollOff}
        style={styles.line}
      >
        <Text type="label" style={show === null && styles.link}>
          {line}
        </Text>
      </PressableOpacity>
    </LiveRegion>
  )
}

const styles = StyleSheet.create({
  // Not `flexShrink`: on phones it would be squeezed rather than wrapped.
  place: { flexGrow: 1, maxWidth: '100%' },
  line: { justifyContent: 'center', minHeight: size.minTouch },
  link: { textDecorationLine: 'underline' },
})
