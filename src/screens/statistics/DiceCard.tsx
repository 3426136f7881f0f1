/** Compares the faces and busts of the app's dice with those of fair dice. */
import { StyleSheet, View } from 'react-native'
import { itemAt } from '@/checked'
import { usePhrases } from '@/i18n/PhrasesProvider'
import type { Phrases } from '@/i18n/dictionaries'
import { chiSquareOf } from '@/match'
import { nearest, type DiceSummary } from '@/match/review'
import { useTheme } from '@/theme/ThemeProvider'
import { FacesChart } from '@/ui/game/chart/FacesChart'
import { Text } from '@/ui/kit/Text'
import { Card } from './Card'

const sumOf = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0)

/** Chi-square values that 1 in 20, 1 in 100 and 1 in 1,000 counts of fair dice exceed (six faces). */
const [inTwenty, inHundred, inThousand] = [11.1, 15.1, 20.5] as const
const enoughDice = 300

/** Judges the less even of two counts: people's dice and bots' dice. */
export const evennessSentence = ({ people, bots }: DiceSummary, words: Phrases['statistics']): string => {
  const counted = [people, bots].filter((counts) => sumOf(counts) >= enoughDice)
  if (counted.length === 0) return words.tooFewDice
  const worst = Math.max(...counted.map(chiSquareOf))
  if (worst < inTwenty) return words.fair
  if (worst < inHundred) return words.aLittleUneven
  return worst < inThousand ? words.uneven : words.veryUneven
}

export const bustsSentence = (
  { busts, expected, spread }: DiceSummary,
  words: Phrases['statistics'],
): string => {
  const off = spread === 0 ? 0 : Math.abs(busts - expected) / Math.sqrt(spread)
  const how = off < 2 ? words.withinChance : off < 3 ? words.oneIn20 : words.oneIn400
  return `${words.bustsExpected(nearest(expected))} ${how}`
}

export function DiceCard({ dice }: { readonly dice: DiceSummary }) {
  const { statistics } = usePhrases()
  const { colours } = useTheme()
  const { people, bots } = dice
  const [byPeople, byBots] = [sumOf(people), sumOf(bots)]
  if (byPeople + byBots === 0) return null
  const percent = (counts: readonly number[], at: number): string =>
    statistics.decimal((100 * itemAt(counts, at)) / Math.max(1, sumOf(counts)))
  return (
    <Card title={statistics.dice} note={statistics.shareOfEach}>
      <FacesChart
        throwers={[
          { counts: people, mark: 'disc' },
          { counts: bots, mark: 'square' },
        ]}
        spoken={people.map((_, at) => statistics.faceSpoken(at + 1, percent(people, at), percent(bots, at)))}
      />
      <View style={styles.legend} aria-hidden>
        <Legend label={statistics.byPeople} style={[styles.disc, { backgroundColor: colours.ink }]} />
        <Legend label={statistics.byBots} style={[styles.square, { borderColor: colours.ink }]} />
        <Legend label={statistics.fairFall} style={[styles.band, { backgroundColor: colours.sunk }]} />
      </View>
      <Text type="note" tone="ink">
        <Text type="label">{evennessSentence(dice, statistics)}</Text>{' '}
        {statistics.diceCount(byPeople, byBots)}
      </Text>
      <Text type="note" tone="ink" style={[styles.next, { borderTopColor: colours.hair }]}>
        <Text type="label">{statistics.bustCount(dice.busts)}</Text> {bustsSentence(dice, statistics)}
      </Text>
    </Card>
  )
}

const Legend = ({ label, style }: { readonly label: string; readonly style: object }) => (
  <View style={styles.item}>
    <View style={style} />
    <Text type="caption">{label}</Text>
  </View>
)

const styles = StyleSheet.create({
  legend: { flexDirection: 'row', flexWrap: 'wrap', columnGap: 14 },
  item: { flexDirection: 'row', alignItems: 'center', gap: 5 },
  disc: { width: 10, height: 10, borderRadius: 5 },
  square: { width: 10, height: 10, borderWidth: 2 },
  band: { width: 12, height: 12, borderRadius: 2 },
  next: { borderTopWidth: 1, paddingTop: 6 },
})
