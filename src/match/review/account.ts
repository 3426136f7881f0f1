/** What took a player from the chance before the first roll to the result: everybody's dice and choices, apart. It always adds up. */
import type { Chances } from '@/bots'
import { seatsOf, type Seat } from '@/engine'
import { gameOf } from '../present'
import type { Judged } from './judging'
import { nearest, points, wholes } from './points'
import type { Review } from './review'

/** In whole points, as one player sees it. */
export type Account = {
  readonly seat: Seat
  readonly start: number
  /** By seat: what everybody's dice changed, and everybody's choices. */
  readonly luck: readonly number[]
  readonly choices: readonly number[]
  /** What positions turned out to be worth on a closer look: neither dice nor choices. */
  readonly closer: number
  readonly end: number
}

/** Null until all of a match that is over has been judged. */
export const accountOf = (review: Review, seat: Seat): Account | null => {
  const game = gameOf(review.match)
  const [first, last] = [review.starts[0], review.starts.at(-1)]
  if (game.phase !== 'over' || !review.whole || !first || !last) return null
  const luck = seatsOf(game).map(() => 0)
  const choices = seatsOf(game).map(() => 0)
  let closer = 0
  for (const page of review.pages) {
    const judged = review.judged[page.number]
    if (!judged) continue
    const changed = (from: Chances, to: Chances): number => points(to[seat]! - from[seat]!)
    luck[page.seat]! += changed(judged.before, judged.rolled)
    closer += changed(judged.rolled, judged.best)
    const chosen = changed(judged.best, judged.after)
    // Who did as well as the baron lost nothing by it, whatever the value of it.
    if (costOf(judged) > 0) choices[page.seat]! += chosen
    else closer += chosen
  }
  const [start, end] = [points(first[seat]!), points(last[seat]!)]
  return inWholes(seat, luck.length, [start, ...luck, ...choices, closer], nearest(end))
}

const costOf = ({ space, then }: Judged): number => (space?.cost ?? 0) + (then?.cost ?? 0)

const inWholes = (seat: Seat, seats: number, parts: readonly number[], end: number): Account => {
  const [start = 0, ...rest] = wholes(parts, end)
  const [luck, choices] = [rest.slice(0, seats), rest.slice(seats, 2 * seats)]
  return { seat, start, luck, choices, closer: rest[2 * seats]!, end }
}
