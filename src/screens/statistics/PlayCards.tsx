import { StyleSheet, View } from 'react-native'
import { referencesFor, type Reference } from '@/bots'
import { usePhrases } from '@/i18n/PhrasesProvider'
import { nearest } from '@/match/review'
import { useTheme } from '@/theme/ThemeProvider'
import { Scale } from '@/ui/game/chart/Scale'
import { Text } from '@/ui/kit/Text'
import { readAsOne } from '@/ui/kit/accessibility'
import { Card } from './Card'
import { styleOf, usualTable, type Person, choicesOf, luckOf } from './figures'
import { comparedWith, neighboursOf } from './comparison'
import { LossChart } from '@/ui/game/chart/LossChart'
import { signed } from '@/features/matchView/sentences'

/** Rolls, busts and spaces, compared with bots at the same kind of table. */
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

type ChoicesCardProps = {
  readonly person: Person
  readonly name: string
  /** Progress of judging; null when it is done. */
  readonly progress: { readonly done: number; readonly all: number } | null
}

/** Points lost per turn, match by match, and luck with the dice. */
export function ChoicesCard({ person, name, progress }: ChoicesCardProps) {
  const { statistics, lookBack, names } = usePhrases()
  const { colours } = useTheme()
  const choices = choicesOf(person)
  const luck = luckOf(person)
  const { seats, reusable } = usualTable(person)
  const working = progress && <Text type="note">{statistics.workedOut(progress.done, progress.all)}</Text>
  if (!choices || !luck)
    return (
      <Card title={statistics.choices} note={statistics.lostATurn}>
        <Text type="label" tone="ink2">
          {lookBack.working}
        </Text>
        {working}
      </Card>
    )
  const { below, above } = neighboursOf(
    choices.last,
    referencesFor(seats, reusable),
    ({ lost }) => lost,
    ({ level }) => names.levels[level].name,
  )
  const last = statistics.decimal(choices.last)
  const count = Math.min(10, choices.matches.length)
  const lead = count === 1 ? statistics.lostInOne(last) : statistics.lostLast(last, count)
  const rest = [
    ...(choices.first === null ? [] : [statistics.lostFirst(statistics.decimal(choices.first))]),
    ...[above, below].flatMap((level) =>
      level ? [statistics.loses(level.name, statistics.decimal(level.figure))] : [],
    ),
  ].join(' ')
  const figure = signed(nearest(luck.mean))
  const says = luck.isEven ? statistics.even(name) : luck.mean > 0 ? statistics.lucky : statistics.unlucky
  return (
    <Card title={statistics.choices} note={statistics.lostATurn}>
      <LossChart matches={choices.matches} line={choices.line} />
      <Text type="note" tone="ink">
        <Text type="label">{lead}</Text> {rest}
      </Text>
      {working}
      <View
        {...readAsOne(`${statistics.luck}: ${figure}. ${says}`)}
        style={[styles.luck, { borderTopColor: colours.hair }]}
      >
        <View style={styles.head} aria-hidden>
          <Text type="body" style={styles.label}>
            {statistics.luck}
          </Text>
          <Text type="h2">{figure}</Text>
        </View>
        <Text type="note" aria-hidden>
          {says}
        </Text>
      </View>
    </Card>
  )
}

const styles = StyleSheet.create({
  next: { borderTopWidth: 1, paddingTop: 6 },
  head: { flexDirection: 'row', alignItems: 'baseline', justifyContent: 'space-between', gap: 12 },
  label: { flexShrink: 1 },
  luck: { borderTopWidth: 1, paddingTop: 6 },
})
