import { useDeferredValue, useState } from 'react'
import { StyleSheet, View } from 'react-native'
import { defaultNames } from '@/i18n/defaultNames'
import { usePhrases } from '@/i18n/PhrasesProvider'
import { useWindow } from '@/theme/ThemeProvider'
import { Button } from '@/ui/kit/Button'
import { Chip, RadioGroup } from '@/ui/kit/Choice'
import { Die } from '@/ui/game/dice/Die'
import { EmptyChart } from '@/ui/game/chart/ChartGround'
import { PlayerToken } from '@/ui/game/players/PlayerToken'
import { Text } from '@/ui/kit/Text'
import { Page } from '../shell/Page'
import { useRoutes } from '@/routes'
import { useSaves } from '@/services'
import { AgainstCard, RecordsCard, WonCard } from './ResultCards'
import { ChoicesCard, StyleCard } from './PlayCards'
import { DiceCard } from './DiceCard'
import { diceIn, peopleIn, type Person } from './figures'
import { useStatistics } from './useStatistics'

const fewPeople = 8

export function StatisticsScreen() {
  const { statistics, common } = usePhrases()
  const { navigate } = useRoutes()
  const { summaries, judged, all } = useStatistics()
  const [chosen, setChosen] = useState<string | null>(null)
  const isWhole = useSaves((state) => state.isWhole)
  // Matches that have not been read yet may exist all the same.
  if (summaries === null || (!isWhole && all === 0)) return <Page title={statistics.title}>{null}</Page>
  if (all === 0)
    return (
      <Page
        title={statistics.title}
        line={statistics.onThisDevice}
        foot={<Button kind="gold" label={common.newGame} onPress={() => navigate('NewGame')} />}
      >
        <EmptyStatistics />
      </Page>
    )
  const people = peopleIn(summaries, defaultNames)
  const person = people.find(({ key }) => key === chosen) ?? people[0]
  const name = person?.name ?? ''
  const progress = judged < summaries.length ? { done: judged, all: summaries.length } : null
  const cards = [
    ...(person
      ? [
          <WonCard key="won" person={person} />,
          <AgainstCard key="against" person={person} />,
          <StyleCard key="style" person={person} name={name} />,
          <ChoicesCard key="choices" person={person} name={name} progress={progress} />,
          <RecordsCard key="records" person={person} />,
        ]
      : []),
    <DiceCard key="dice" dice={diceIn(summaries)} />,
  ]
  return (
    <Page title={statistics.title} line={statistics.onThisDevice} maxWidth={1320}>
      <People people={people} chosen={person?.key ?? null} onChoose={setChosen} />
      <Columns cards={cards} />
      <Text type="note" tone="ink2" style={styles.whatCounts}>
        {statistics.whatCounts}
      </Text>
    </Page>
  )
}

type PeopleProps = {
  readonly people: readonly Person[]
  readonly chosen: string | null
  readonly onChoose: (key: string) => void
}

function People({ people, chosen, onChoose }: PeopleProps) {
  const { statistics } = usePhrases()
  const [showsAll, setShowsAll] = useState(false)
  if (people.length < 2) return null
  const shown = showsAll ? people : people.slice(0, fewPeople)
  return (
    <RadioGroup label={statistics.people} style={styles.people}>
      {shown.map(({ key, name, look }) => (
        <Chip
          key={key}
          role="radio"
          lead={<PlayerToken {...look} size={30} />}
          label={name || statistics.unnamed}
          chosen={key === chosen}
          onPress={() => onChoose(key)}
        />
      ))}
      {shown.length < people.length && (
        <Button small label={statistics.more} onPress={() => setShowsAll(true)} />
      )}
    </RadioGroup>
  )
}

/** Number of cards in the first frame: enough to fill a phone, or the first of each column. The rest follows. */
const [firstInOne, firstInEach] = [3, 1] as const

/** One column on upright phones, two on phones held sideways and on tablets, three on desktops. */
function Columns({ cards }: { readonly cards: readonly React.ReactNode[] }) {
  const { layout, text } = useWindow()
  const isWhole = useDeferredValue(true, false)
  if (layout === 'portrait' || text === 'huge')
    return <View style={styles.cards}>{isWhole ? cards : cards.slice(0, firstInOne)}</View>
  const count = layout === 'desktop' ? 3 : 2
  // Screen readers read column by column.
  const each = Math.ceil(cards.length / count)
  return (
    <View style={styles.columns}>
      {Array.from({ length: count }, (_, column) => (
        <View key={column} style={[styles.cards, styles.column]}>
          {cards.slice(column * each, column * each + (isWhole ? each : firstInEach))}
        </View>
      ))}
    </View>
  )
}

/** Shown before the first match is finished. */
function EmptyStatistics() {
  const { statistics } = usePhrases()
  return (
    <View style={styles.nothing}>
      <View style={styles.frame}>
        <EmptyChart height={172}>
          <Die value={5} size={48} />
        </EmptyChart>
      </View>
      <Text type="h1" heading={2} centred>
        {statistics.nothing}
      </Text>
      <Text type="body" tone="ink2" centred>
        {statistics.nothingNote}
      </Text>
    </View>
  )
}

const styles = StyleSheet.create({
  people: { paddingBottom: 10 },
  cards: { gap: 10 },
  whatCounts: { marginTop: 16 },
  columns: { flexDirection: 'row', gap: 16 },
  column: { flex: 1, minWidth: 0 },
  nothing: { gap: 12, paddingTop: 88, paddingBottom: 40 },
  frame: { marginBottom: 20 },
})
