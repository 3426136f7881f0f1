/** Explains how a player got from the chance before the first roll to the result, and what decided the match. */
import type { Chances } from '@/bots'
import { bySeat, seatsOf, standings, type BySeat, type Seat } from '@/engine'
import { gameOf, roundOf } from '../state'
import type { Judged } from './judging'
import { nearest, points, roundedToTotal } from './points'
import type { Review } from './review'

/** How everybody's dice and choices changed one player's chance, in whole points. The parts always add up. */
export type Account = {
  readonly seat: Seat
  readonly start: number
  readonly luck: BySeat<number>
  readonly choices: BySeat<number>
  /** Corrections by looking deeper into a position, which are neither dice nor choices. */
  readonly closer: number
  readonly end: number
}

/** Null until a match that is over has been judged completely. */
export const accountOf = (review: Review, seat: Seat): Account | null => {
  const game = gameOf(review.match)
  const [first, last] = [review.starts[0], review.starts.at(-1)]
  if (game.phase !== 'over' || !review.whole || !first || !last) return null
  const luck = { 0: 0, 1: 0, 2: 0, 3: 0, 4: 0 }
  const choices = { ...luck }
  let closer = 0
  for (const page of review.pages) {
    const judged = review.judged[page.number]
    if (!judged) continue
    const changed = (from: Chances, to: Chances): number => points(to[seat] - from[seat])
    luck[page.seat] += changed(judged.before, judged.rolled)
    closer += changed(judged.rolled, judged.best)
    const chosen = changed(judged.best, judged.after)
    // A choice as good as the baron's costs nothing, whatever its value.
    if (costOf(judged) > 0) choices[page.seat] += chosen
    else closer += chosen
  }
  const seats = seatsOf(game)
  const parts = [
    points(first[seat]),
    ...seats.map((each) => luck[each]),
    ...seats.map((each) => choices[each]),
    closer,
  ]
  const end = nearest(points(last[seat]))
  const [start = 0, ...rest] = roundedToTotal(parts, end)
  return {
    seat,
    start,
    luck: bySeat(game, (each) => rest[each] ?? 0),
    choices: bySeat(game, (each) => rest[seats.length + each] ?? 0),
    closer: rest.at(-1) ?? 0,
    end,
  }
}

const costOf = ({ space, then }: Judged): number => (space?.cost ?? 0) + (then?.cost ?? 0)

export const verdictKinds = [
  'diceCarried',
  'againstDice',
  'diceDecided',
  'choicesDecided',
  'moreChoices',
  'moreDice',
] as const
type VerdictKind = (typeof verdictKinds)[number]

/** What decided the match, as the kind of a sentence and its figures. */
export type MatchSentence =
  /** How much everybody's dice and choices brought the winner. */
  | { readonly is: VerdictKind; readonly seat: Seat; readonly dice: number; readonly choices: number }
  | { readonly is: 'ahead'; readonly seat: Seat; readonly start: number }
  /** The win is shared; `most` is the largest lead that anybody had. */
  | { readonly is: 'equal'; readonly seat: Seat; readonly most: number; readonly round: number }

const kindOf = (dice: number, choices: number): VerdictKind => {
  const gained = dice + choices
  if (choices < 0) return 'diceCarried'
  if (dice < 0) return 'againstDice'
  if (3 * dice >= 2 * gained) return 'diceDecided'
  if (3 * choices >= 2 * gained) return 'choicesDecided'
  return choices >= dice ? 'moreChoices' : 'moreDice'
}

const sum = (parts: readonly number[]): number => parts.reduce((all, part) => all + part, 0)

/** Null until a match that is over has been judged completely, and where dice and choices together brought nothing. */
export const matchSentence = (review: Review): MatchSentence | null => {
  const game = gameOf(review.match)
  const [winner, second] = standings(game)
  const account = winner ? accountOf(review, winner.seat) : null
  if (!account) return null
  if (second?.rank === 1) return furthestAhead(review)
  const { seat, start, end } = account
  if (end - start < 10) return { is: 'ahead', seat, start }
  const [dice, choices] = [sum(account.luck), sum(account.choices)]
  return dice + choices > 0 ? { is: kindOf(dice, choices), seat, dice, choices } : null
}

const furthestAhead = (review: Review): MatchSentence | null => {
  let furthest: (MatchSentence & { readonly is: 'equal' }) | null = null
  const turns = review.pages.filter(({ roll }) => roll === 0)
  for (const { turn, before } of turns)
    for (const [seat, chance] of (review.starts[turn] ?? []).entries()) {
      const most = nearest(points(chance))
      if (most > (furthest?.most ?? 0))
        furthest = { is: 'equal', seat: seat as Seat, most, round: roundOf(before) }
    }
  return furthest
}
