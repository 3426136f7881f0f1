/** Who won, and how long it took. */
import { StyleSheet, View } from 'react-native'
import type { Standing } from '@/engine/index'
import { usePhrases } from '@/i18n/index'
import { gameOf, playersOf, roundOf, type Match } from '@/match/index'
import { textStyle, useTheme } from '@/theme/index'
import { ClaimedMark, Text } from '@/ui/index'

export type VerdictProps = {
  readonly match: Match
  readonly table: readonly Standing[]
  /** What there is for all of it. */
  readonly width: number
}

/** The mean width of a letter of the largest type, in parts of its size. */
const letter = 0.64
const [plate, gap] = [65, 14]

export function Verdict({ match, table, width }: VerdictProps) {
  const { results, common } = usePhrases()
  const { textScale } = useTheme()
  const players = playersOf(match)
  const winners = table.filter(({ rank }) => rank === 1).map(({ seat }) => players[seat]!)
  const round = roundOf(gameOf(match))
  const minutes = minutesOf(match)
  const alone = winners.length === 1
  const title = alone ? results.wins(winners[0]!.name) : results.share
  const great = textStyle('display', textScale).fontSize! * letter * title.length
  return (
    <View style={styles.verdict}>
      <View style={styles.plates}>
        {winners.map(({ colour, brand }) => (
          <ClaimedMark key={colour} size={alone ? plate : 44} colour={colour} brand={brand} />
        ))}
      </View>
      <View style={styles.words}>
        <Text type={alone && plate + gap + great <= width ? 'display' : 'h1'} heading={1}>
          {title}
        </Text>
        <Text type="label" tone="ink2">
          {minutes === null ? common.round(round) : results.after(round, minutes)}
        </Text>
      </View>
    </View>
  )
}

/** A match that was put down for half a day was not played for so long. */
const minutesOf = ({ info }: Match): number | null => {
  if (info.ended === null) return null
  const minutes = Math.floor((Date.parse(info.ended) - Date.parse(info.started)) / 60_000)
  return minutes >= 0 && minutes < 12 * 60 ? minutes : null
}

const styles = StyleSheet.create({
  verdict: { flexDirection: 'row', alignItems: 'center', gap },
  plates: { flexDirection: 'row', flexWrap: 'wrap', gap: 4, maxWidth: 100 },
  words: { flex: 1, minWidth: 0 },
})
