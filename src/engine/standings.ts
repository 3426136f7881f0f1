/** Groups, standings and the last round (R18 to R21). Counts owners, not this turn's markers. */
import { neighbours, spaces } from './board'
import { allSeats, type BySeat, type Cell, type Game, type Seat, type Space, type Standing } from './types'

export const seatsOf = ({ rules }: Pick<Game, 'rules'>): readonly Seat[] => allSeats.slice(0, rules.seats)

/** A value for each seat at the table. */
export const bySeat = <Value>(game: Pick<Game, 'rules'>, valueOf: (seat: Seat) => Value): BySeat<Value> =>
  seatsOf(game).map(valueOf) as readonly Value[] as BySeat<Value>

/** Groups of the spaces that belong together, largest first, then by lowest space. */
const groupsWhere = (
  cells: readonly Cell[],
  belongs: (cell: Cell) => boolean,
): readonly (readonly Space[])[] => {
  const seen = new Set<Space>()
  const groups: Space[][] = []
  for (const start of spaces) {
    if (seen.has(start) || !belongs(cells[start]!)) continue
    const group = [start]
    seen.add(start)
    for (const space of group) {
      for (const next of neighbours(space)) {
        if (seen.has(next) || !belongs(cells[next]!)) continue
        seen.add(next)
        group.push(next)
      }
    }
    groups.push(group.sort((a, b) => a - b))
  }
  return groups.sort((a, b) => b.length - a.length || a[0]! - b[0]!)
}

/** R19: spaces joined by sides, settled or claimed. */
export const groupsOf = (cells: readonly Cell[], seat: Seat): readonly (readonly Space[])[] =>
  groupsWhere(cells, (cell) => cell.owner === seat)

/** Several if they are equally large. */
export const largestGroups = (cells: readonly Cell[], seat: Seat): readonly (readonly Space[])[] => {
  const groups = groupsOf(cells, seat)
  return groups.filter(({ length }) => length === groups[0]?.length)
}

export const groupSize = (cells: readonly Cell[], seat: Seat): number => groupsOf(cells, seat)[0]?.length ?? 0

export const claimedCount = (cells: readonly Cell[], seat: Seat): number =>
  cells.reduce((count, cell) => count + (cell.owner === seat && cell.claimed ? 1 : 0), 0)

export const totalCount = (cells: readonly Cell[], seat: Seat): number =>
  cells.reduce((count, cell) => count + (cell.owner === seat ? 1 : 0), 0)

/** The keys that rank players, in this order (R19, R20). */
export const rankingKeys = ['group', 'claimed', 'total'] as const
export type RankingKey = (typeof rankingKeys)[number]

/** The first key on which two players differ; null when they are equal on all (R21). */
export const decidingKey = (
  a: Pick<Standing, RankingKey>,
  b: Pick<Standing, RankingKey>,
): RankingKey | null => rankingKeys.find((key) => a[key] !== b[key]) ?? null

/** Best first; ties share a rank (1, 1, 3) and stand in seat order. */
export const standings = (game: Game): readonly Standing[] => {
  const rows = seatsOf(game).map((seat) => ({
    seat,
    group: groupSize(game.cells, seat),
    claimed: claimedCount(game.cells, seat),
    total: totalCount(game.cells, seat),
  }))
  const isBetter = (a: Pick<Standing, RankingKey>, b: Pick<Standing, RankingKey>): boolean => {
    const key = decidingKey(a, b)
    return key !== null && a[key] > b[key]
  }
  return rows
    .map((row) => ({ ...row, rank: 1 + rows.filter((other) => isBetter(other, row)).length }))
    .sort((a, b) => a.rank - b.rank || a.seat - b.seat)
}

/** The row of one seat in `standings`. */
export const standingOf = (table: readonly Standing[], seat: Seat): Standing =>
  table.find((row) => row.seat === seat)!

/** The seats with a turn left in the last round, in order (R18); none before it is called. */
export const stillToPlay = ({ lastRound, turn, rules }: Game): readonly Seat[] =>
  Array.from({ length: lastRound?.turnsLeft ?? 0 }, (_, index) => ((turn + index) % rules.seats) as Seat)

/** How many spaces a seat's largest group lacks to be the only largest (R19); 0 for a sole leader by any key. */
export const spacesToLead = (game: Game, seat: Seat): number => {
  const table = standings(game)
  const leaders = table.filter(({ rank }) => rank === 1)
  if (leaders.length === 1 && leaders[0]?.seat === seat) return 0
  const own = standingOf(table, seat).group
  const best = Math.max(...table.filter((row) => row.seat !== seat).map(({ group }) => group))
  return Math.max(1, best + 1 - own)
}
