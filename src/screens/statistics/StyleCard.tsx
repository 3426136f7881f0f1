/** How somebody plays, beside the bots of the same kind of table. */
import { StyleSheet, View } from 'react-native'
import { referencesFor, type Reference } from '@/bots'
import { usePhrases } from '@/i18n/PhrasesProvider'
import { nearest } from '@/match/review'
import { useTheme } from '@/theme/ThemeProvider'
import { Scale } from '@/ui/game/chart/Scale'
import { Text } from '@/ui/kit/Text'
import { readAsOne } from '@/ui/kit/accessibility'
import { Card } from './Card'
import { styleOf, usualTable, type Person } from './figures'
import { comparedWith, neighboursOf } from './words'

export function StyleCard({ person, name }: { readonly person: Person; readonly name: string }) {
  const { statistics, names } = usePhrases()
  const { colours } = useTheme()
  const { seats, reusable } = usualTable(person)
  const references = referencesFor(seats, reusable)
  const style = styleOf(person)
  const whole = (figure: number): string => String(nearest(figure))
  const rows = [
    {
      label: statistics.rolls,
      of: ({ rolls }: typeof style) => rolls,
      write: statistics.decimal,
      bold: true,
    },
    { label: statistics.busts, of: ({ busts }: typeof style) => 100 * busts, write: whole, bold: false },
    {
      label: statistics.spaces,
      of: ({ spaces }: typeof style) => spaces,
      write: statistics.decimal,
      bold: false,
    },
  ]
  return (
    <Card title={statistics.plays(name)} {...(references.length > 0 && { note: statistics.ticks })}>
      {rows.map(({ label, of, write, bold }, at) => {
        const figure = of(style)
        const ticks = references.map(of)
        const [least, most] = [Math.min(figure, ...ticks), Math.max(figure, ...ticks)]
        const air = Math.max(0.1, 0.08 * (most - least))
        const near = neighboursOf(figure, references, of, ({ level }: Reference) => names.levels[level].name)
        const said = comparedWith(near, bold, write, statistics)
        return (
          <View
            key={label}
            {...readAsOne(`${label}: ${write(figure)}. ${said}`)}
            style={at > 0 && [styles.next, { borderTopColor: colours.hair }]}
          >
            <View style={styles.head} aria-hidden>
              <Text type="body" style={styles.label}>
                {label}
              </Text>
              <Text type="h2">{write(figure)}</Text>
            </View>
            <Scale from={least - air} to={most + air} at={figure} ticks={ticks} mark="diamond" />
            {said !== '' && (
              <Text type="note" aria-hidden>
                {said}
              </Text>
            )}
          </View>
        )
      })}
    </Card>
  )
}

const styles = StyleSheet.create({
  next: { borderTopWidth: 1, paddingTop: 6 },
  head: { flexDirection: 'row', alignItems: 'baseline', justifyContent: 'space-between', gap: 12 },
  label: { flexShrink: 1 },
})
