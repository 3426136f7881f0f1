/** With which dice and by which rules one plays. */
import { usePhrases } from '@/i18n/index'
import type { SeatCount } from '@/engine/index'
import { Row, Rows, Toggle } from '@/ui/index'

type TableRulesProps = {
  readonly seats: SeatCount
  readonly reusableSquatters: boolean
  readonly onReusable: (on: boolean) => void
  readonly coached: boolean
  readonly onCoach: (on: boolean) => void
}

export const TableRules = ({ seats, reusableSquatters, onReusable, coached, onCoach }: TableRulesProps) => {
  const { newGame, coach } = usePhrases()
  const advised = reusableSquatters && seats === 5
  return (
    <Rows>
      <Row
        title={newGame.reusable}
        note={advised ? `${newGame.reusableNote} ${newGame.reusableAdvice}` : newGame.reusableNote}
      >
        <Toggle label={newGame.reusable} on={reusableSquatters} onChange={onReusable} />
      </Row>
      <Row title={coach.name} note={coach.note}>
        <Toggle label={coach.name} on={coached} onChange={onCoach} />
      </Row>
    </Rows>
  )
}
