import { StyleSheet, View } from 'react-native'
import { usePhrases } from '@/i18n/PhrasesProvider'
import { space } from '@/theme/measures'
import { useTheme } from '@/theme/ThemeProvider'
import { Choice } from '@/ui/kit/Choice'
import { PlayerToken } from '@/ui/game/players/PlayerToken'
import { Row, Rows } from '@/ui/kit/Rows'
import { Segmented } from '@/ui/kit/Segmented'
import { Text } from '@/ui/kit/Text'
import { Toggle } from '@/ui/kit/Toggle'
import type { Draft } from './draft'

type TableRulesProps = {
  readonly draft: Draft
  readonly names: readonly string[]
  /** The key of the seat that starts; null while unknown. */
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
          // Wraps below its title rather than breaking a label.
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

type WhoRolledProps = {
  readonly draft: Draft
  readonly names: readonly string[]
  readonly chosen: number | null
  readonly onChoose: (key: number) => void
}

/** With own dice the players have to say who rolled highest. */
const WhoRolled = ({ draft, names, chosen, onChoose }: WhoRolledProps) => {
  const { ownDice } = usePhrases()
  return (
    <View style={styles.row}>
      <Text type="bodyStrong" aria-hidden>
        {ownDice.whoRolled}
      </Text>
      <View role="radiogroup" collapsable={false} aria-label={ownDice.whoRolled} style={styles.choices}>
        {draft.seats.map(({ key, colour, brand }, at) => (
          <Choice
            key={key}
            label={names[at] ?? ''}
            chosen={key === chosen}
            onChoose={() => onChoose(key)}
            style={styles.choice}
          >
            <PlayerToken colour={colour} brand={brand} size={28} />
            <Text type="label" style={styles.name}>
              {names[at]}
            </Text>
          </Choice>
        ))}
      </View>
    </View>
  )
}

const styles = StyleSheet.create({
  row: { gap: space.s, padding: space.m },
  choices: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
  choice: { flexDirection: 'row', gap: space.s, minHeight: 48, paddingHorizontal: space.m },
  name: { flexShrink: 1 },
})
