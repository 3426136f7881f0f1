/** Who rolled highest with dice of their own: one of those at the table. Nobody is, until somebody says so. */
import { StyleSheet, View } from 'react-native'
import { usePhrases } from '@/i18n/index'
import { space } from '@/theme/index'
import { Choice, PlayerToken, Text } from '@/ui/index'
import type { Draft } from './draft'

type WhoRolledProps = {
  readonly draft: Draft
  readonly names: readonly string[]
  readonly chosen: number | null
  readonly onChoose: (key: number) => void
}

export const WhoRolled = ({ draft, names, chosen, onChoose }: WhoRolledProps) => {
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
