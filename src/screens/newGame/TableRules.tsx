/** With which dice and by which rules one plays; with dice of one's own, who starts by them. */
import { usePhrases } from '@/i18n/index'
import { useTheme } from '@/theme/index'
import { Row, Rows, Segmented, Toggle } from '@/ui/index'
import type { Draft } from './draft'
import { WhoRolled } from './WhoRolled'

type TableRulesProps = {
  readonly draft: Draft
  readonly names: readonly string[]
  /** By key, who starts as far as is known. */
  readonly chosen: number | null
  readonly onChoose: (key: number) => void
  readonly onDice: (dice: Draft['dice']) => void
  readonly onReusable: (on: boolean) => void
  readonly coached: boolean
  readonly onCoach: (on: boolean) => void
}

export const TableRules = (props: TableRulesProps) => {
  const { draft, names, chosen, onChoose, onDice, onReusable, coached, onCoach } = props
  const { newGame, ownDice, coach } = usePhrases()
  const { textScale } = useTheme()
  const { seats, reusableSquatters, dice } = draft
  const isOwn = dice === 'own'
  const advised = reusableSquatters && seats.length === 5
  return (
    <Rows>
      <Row title={ownDice.dice} note={isOwn ? ownDice.ownNote : ownDice.screenNote}>
        <Segmented
          label={ownDice.dice}
          type="label"
          options={[
            { value: 'screen', label: ownDice.screen },
            { value: 'own', label: ownDice.own },
          ]}
          value={dice}
          onChange={onDice}
          // Each on one line, below what it is about where there is no room beside.
          style={{ flexBasis: 180 * textScale, maxWidth: '100%' }}
        />
      </Row>
      {isOwn && <WhoRolled draft={draft} names={names} chosen={chosen} onChoose={onChoose} />}
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
