/** Who won, and how long it took. */
import { StyleSheet, View } from 'react-native'
import type { Standing } from '@/engine/index'
import { usePhrases } from '@/i18n/index'
import { gameOf, playersOf, roundOf, type Match } from '@/match/index'
import { callingOf } from '../app/words'
import { ClaimedMark, FittingText, Text } from '@/ui/index'

type VerdictProps = {
  readonly match: Match
  readonly table: readonly Standing[]
}

export function Verdict({ match, table }: VerdictProps) {
  const { results, common } = usePhrases()
  const players = playersOf(match)
  const first = table.filter(({ rank }) => rank === 1)
  const winners = first.map(({ seat }) => players[seat]!)
  const round = roundOf(gameOf(match))
  const minutes = minutesOf(match)
  const alone = winners.length === 1
  const title = alone ? results.wins(callingOf(players)(first[0]!.seat)) : results.share
  return (
    <View style={styles.verdict}>
      <View style={styles.plates}>
        {winners.map(({ colour, brand }) => (
          <ClaimedMark key={colour} size={alone ? 65 : 44} colour={colour} brand={brand} />
        ))}
      </View>
      <View style={styles.words}>
        <FittingText
          place="verdict"
          heading={1}
          wordings={(alone ? (['display', 'h1', 'h2'] as const) : (['h1', 'h2'] as const)).map((type) => ({
            text: title,
            type,
          }))}
        />
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
  verdict: { flexDirection: 'row', alignItems: 'center', gap: 14 },
  plates: { flexDirection: 'row', flexWrap: 'wrap', gap: 4, maxWidth: 100 },
  words: { flex: 1, minWidth: 0 },
})
