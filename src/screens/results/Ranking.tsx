/** The ranking of a match. What decided a tie is gold. */
import { rankingKeys, type Standing } from '@/engine/index'
import { usePhrases } from '@/i18n/index'
import { playersOf, type Match } from '@/match/index'
import { RankTable } from '@/ui/index'
import { callingOf } from '../app/words'
import { decides, type Tie } from './ties'

type RankingProps = {
  readonly match: Match
  readonly table: readonly Standing[]
  readonly ties: readonly Tie[]
}

export function Ranking({ match, table, ties }: RankingProps) {
  const { results, common } = usePhrases()
  const players = playersOf(match)
  const calling = callingOf(players)
  return (
    <RankTable
      place="ranking"
      label={results.ranking}
      heads={{ group: results.largestGroup, claimed: results.claims, total: results.spaces }}
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
