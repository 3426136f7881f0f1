/** Explains how a player got from the chance before the first roll to the result, and what decided the match. */
import { bySeat, seatsOf, standings, type BySeat, type Seat } from '@/engine'
import { gameOf } from '../state'
import { changesFor, type Changes } from './judging'
import { nearest, points, roundedToTotal } from './points'
import type { Review } from './review'

/** One player's match in whole points: start + dice + choices = end. Dice and choices are everybody's. */
export type Account = Changes & {
  readonly seat: Seat
  readonly start: number
  readonly end: number
  /** Whose dice and whose choices: adds up to `dice` and `choices`. */
  readonly by: BySeat<Changes>
}

const sum = (parts: readonly number[]): number => parts.reduce((all, part) => all + part, 0)

/** Null until a match that is over has been judged completely. */
export const accountOf = (review: Review, seat: Seat): Account | null => {
  const game = gameOf(review.match)
  const [first, last] = [review.starts[0], review.starts.at(-1)]
  if (game.phase !== 'over' || !review.whole || !first || !last) return null
  const changes = review.pages.flatMap((page) => {
    const judged = review.judged[page.number]
    return judged ? [{ of: page.seat, ...changesFor(judged, seat) }] : []
  })
  const exact = (part: keyof Changes): readonly number[] =>
    seatsOf(game).map((each) => sum(changes.filter(({ of }) => of === each).map((change) => change[part])))
  const [dice, choices] = [exact('dice'), exact('choices')]
  // The chart shows start and end, so these are rounded by themselves.
  const [start, end] = [nearest(points(first[seat])), nearest(points(last[seat]))]
  const [allDice = 0, allChoices = 0] = roundedToTotal([sum(dice), sum(choices)], end - start)
  const [ownDice, ownChoices] = [roundedToTotal(dice, allDice), roundedToTotal(choices, allChoices)]
  return {
    seat,
    start,
    dice: allDice,
    choices: allChoices,
    end,
    by: bySeat(game, (each) => ({ dice: ownDice[each] ?? 0, choices: ownChoices[each] ?? 0 })),
  }
}

/** What decided a match. */
export type Decision =
  | 'diceCarried'
  | 'againstDice'
  | 'diceDecided'
  | 'choicesDecided'
  | 'moreChoices'
  | 'moreDice'
  /** Won with next to nothing gained. */
  | 'ahead'
  /** The win is shared. */
  | 'equal'

/** Null until a match that is over has been judged completely. */
export const decisionOf = (review: Review): Decision | null => {
  const [winner, second] = standings(gameOf(review.match))
  const account = winner ? accountOf(review, winner.seat) : null
  if (!account) return null
  if (second?.rank === 1) return 'equal'
  const { dice, choices } = account
  const gained = dice + choices
  if (gained < 10) return 'ahead'
  if (choices < 0) return 'diceCarried'
  if (dice < 0) return 'againstDice'
  if (3 * dice >= 2 * gained) return 'diceDecided'
  if (3 * choices >= 2 * gained) return 'choicesDecided'
  return choices >= dice ? 'moreChoices' : 'moreDice'
}
