/** Who starts, and by which rules one plays. */
import { usePhrases } from '@/i18n/index'
import type { SeatCount } from '@/engine/index'
import { Button, Row, Rows, Toggle } from '@/ui/index'
import { leadersOf } from './rollOffShow'
import type { RollOffShow } from './useRollOff'

type TableRulesProps = {
  readonly seats: SeatCount
  readonly names: readonly string[]
  readonly show: RollOffShow | null
  readonly reusableSquatters: boolean
  readonly onRollOff: () => void
  readonly onReusable: (on: boolean) => void
}

export const TableRules = ({
  seats,
  names,
  show,
  reusableSquatters,
  onRollOff,
  onReusable,
}: TableRulesProps) => {
  const { newGame } = usePhrases()

  const sayWhoStarts = (): string => {
    if (show === null) return newGame.whoStartsNote
    const leaders = leadersOf(show.rollOff, show.shown)
    const [leader] = leaders
    if (show.rolling || !leader) return newGame.rolling
    const nameOf = (seat: number): string => names[seat] ?? ''
    if (leaders.length === 1) return newGame.highest(nameOf(leader.seat), leader.die)
    return newGame.tie(
      leaders.map(({ seat }) => nameOf(seat)),
      leader.die,
    )
  }

  const advised = reusableSquatters && seats === 5
  return (
    <Rows>
      <Row title={newGame.whoStarts} note={sayWhoStarts()} live>
        <Button small label={newGame.rollOff} disabled={show !== null} onPress={onRollOff} />
      </Row>
      <Row
        title={newGame.reusable}
        note={advised ? `${newGame.reusableNote} ${newGame.reusableAdvice}` : newGame.reusableNote}
      >
        <Toggle label={newGame.reusable} on={reusableSquatters} onChange={onReusable} />
      </Row>
    </Rows>
  )
}
