/** What somebody's choices cost, match by match, and what dice brought. */
import { StyleSheet, View } from 'react-native'
import { referencesFor } from '@/bots'
import { usePhrases } from '@/i18n/PhrasesProvider'
import { nearest } from '@/match/review'
import { useTheme } from '@/theme/ThemeProvider'
import { LossChart } from '@/ui/game/chart/LossChart'
import { Text } from '@/ui/kit/Text'
import { readAsOne } from '@/ui/kit/accessibility'
import { signed } from '@/features/matchView/sentences'
import { Card } from './Card'
import { choicesOf, luckOf, usualTable, type Person } from './figures'
import { neighboursOf } from './words'

type ChoicesCardProps = {
  readonly person: Person
  readonly name: string
  /** How far the judging has come; null when all is done. */
  readonly under: { readonly done: number; readonly all: number } | null
}

export function ChoicesCard({ person, name, under }: ChoicesCardProps) {
  const { statistics, lookBack, names } = usePhrases()
  const { colours } = useTheme()
  const choices = choicesOf(person)
  const luck = luckOf(person)
  const { seats, reusable } = usualTable(person)
  const progress = under && <Text type="note">{statistics.workedOut(under.done, under.all)}</Text>
  if (!choices || !luck)
    return (
      <Card title={statistics.choices} note={statistics.lostATurn}>
        <Text type="label" tone="ink2">
          {lookBack.working}
        </Text>
        {progress}
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
      {progress}
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
  luck: { borderTopWidth: 1, paddingTop: 6 },
  head: { flexDirection: 'row', alignItems: 'baseline', justifyContent: 'space-between', gap: 12 },
  label: { flexShrink: 1 },
})
