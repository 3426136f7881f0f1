import { StyleSheet, View } from 'react-native'
import { usePhrases } from '@/i18n/PhrasesProvider'
import { space } from '@/theme/measures'
import { useTheme } from '@/theme/ThemeProvider'
import { Choice, RadioGroup } from '@/ui/kit/Choice'
import { PlayerToken } from '@/ui/game/players/PlayerToken'
import { Row, Rows } from '@/ui/kit/Rows'
import { Segmented } from '@/ui/kit/Segmented'
import { Text } from '@/ui/kit/Text'
import { Toggle } from '@/ui/kit/Toggle'
import { isCoached } from './draft'
import type { NewGame } from './useNewGame'

type TableProps = { readonly table: NewGame }

export const TableRules = ({ table }: TableProps) => {
  const { newGame, ownDice, coach } = usePhrases()
  const { textScale } = useTheme()
  const { seats, reusableSquatters, dice } = table.draft
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
          onChange={table.setDice}
          // Wraps below its title rather than breaking a label.
          style={{ flexBasis: 180 * textScale, maxWidth: '100%' }}
        />
      </Row>
      {isOwn && <WhoRolled table={table} />}
      <Row
        title={newGame.reusable}
        note={advised ? `${newGame.reusableNote} ${newGame.reusableAdvice}` : newGame.reusableNote}
      >
        <Toggle label={newGame.reusable} on={reusableSquatters} onChange={table.setReusable} />
      </Row>
      <Row title={coach.name} note={coach.note}>
        <Toggle label={coach.name} on={isCoached(table.draft)} onChange={table.setCoach} />
      </Row>
    </Rows>
  )
}

/** With own dice the players have to say who rolled highest. */
const WhoRolled = ({ table: { draft, names, chosen, choose } }: TableProps) => {
  const { ownDice } = usePhrases()
  return (
    <View style={styles.row}>
      <Text type="bodyStrong" aria-hidden>
        {ownDice.whoRolled}
      </Text>
      <RadioGroup label={ownDice.whoRolled}>
        {draft.seats.map(({ key, colour, brand }, at) => (
          <Choice
            key={key}
            label={names[at] ?? ''}
            chosen={key === chosen}
            onChoose={() => choose(key)}
            style={styles.choice}
          >
            <PlayerToken colour={colour} brand={brand} size={28} />
            <Text type="label" style={styles.name}>
              {names[at]}
            </Text>
          </Choice>
        ))}
      </RadioGroup>
    </View>
  )
}

const styles = StyleSheet.create({
  row: { gap: space.s, padding: space.m },
  choice: { flexDirection: 'row', gap: space.s, minHeight: 48, paddingHorizontal: space.m },
  name: { flexShrink: 1 },
})
