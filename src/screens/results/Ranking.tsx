/** The ranking of a match. What decided a tie is gold; whoever is pressed leads on the chart. */
import { rankingKeys, type Seat, type Standing } from '@/engine/index'
import { usePhrases } from '@/i18n/index'
import { playersOf, type Match } from '@/match/index'
import { useWindow } from '@/theme/index'
import { RankTable } from '@/ui/index'
import { callingOf } from '../app/words'
import { decides, type Tie } from './ties'

type RankingProps = {
  readonly match: Match
  readonly table: readonly Standing[]
  readonly ties: readonly Tie[]
  readonly onPress: (seat: Seat) => void
}

export function Ranking({ match, table, ties, onPress }: RankingProps) {
  const { results, common } = usePhrases()
  const { layout, phone } = useWindow()
  const players = playersOf(match)
  const calling = callingOf(players)
  const group = layout === 'portrait' && phone ? results.group : results.largestGroup
  return (
    <RankTable
      place="ranking"
      label={results.ranking}
      heads={{ group, claimed: results.claims, total: results.spaces }}
      // The more there are, the lower: on a phone the chart shall be seen without scrolling.
      rowHeight={!phone ? 42 : table.length > 3 ? 31 : 38}
      onPress={(at) => onPress(table[at]!.seat)}
      rows={table.map(({ seat, rank, group, claimed, total }) => {
        const { colour, brand } = players[seat]!
        const name = calling(seat) ?? common.you
        return {
          rank,
          player: { name, colour, brand },
          figures: { group, claimed, total },
          spoken: results.rowSpoken({ rank, name, group, claims: claimed, spaces: total }),
          decisive: rankingKeys.filter((key) => decides(ties, seat, key)),
        }
      })}
    />
  )
}
