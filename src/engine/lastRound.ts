/** The last round as the table follows it: who still plays, and what each lacks to lead. Looks only; `rules` calls and ends it. */
import { standings } from './groups'
import type { Game, Seat } from './types'

/** Who still plays, the one on turn first and the caller last (R18); nobody before the call. */
export const stillToPlay = ({ lastRound, turn, rules }: Game): readonly Seat[] =>
  Array.from({ length: lastRound?.turnsLeft ?? 0 }, (_, index) => ((turn + index) % rules.seats) as Seat)

/** How many spaces a seat's largest group lacks to be the largest by itself (R19); 0 for who leads alone, by whichever key. */
export const spacesToLead = (game: Game, seat: Seat): number => {
  const table = standings(game)
  const [first, second] = table
  if (first!.seat === seat && second!.rank > 1) return 0
  const own = table.find((row) => row.seat === seat)!.group
  const best = Math.max(...table.filter((row) => row.seat !== seat).map(({ group }) => group))
  return Math.max(1, best + 1 - own)
}
