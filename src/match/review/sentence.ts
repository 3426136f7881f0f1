/** What decided the match, as the kind of a sentence and its figures: the winner's dice and choices side by side. Holds no words. */
import { standings, type Seat } from '@/engine'
import { gameOf, roundOf } from '../present'
import { accountOf } from './account'
import { nearest, points } from './points'
import type { Review } from './review'

export const verdictKinds = [
  'diceCarried',
  'againstDice',
  'diceDecided',
  'choicesDecided',
  'moreChoices',
  'moreDice',
] as const
export type VerdictKind = (typeof verdictKinds)[number]

export type MatchSentence =
  /** Dice and choices are everybody's, as the winner gained or lost by them. */
  | { readonly is: VerdictKind; readonly seat: Seat; readonly dice: number; readonly choices: number }
  | { readonly is: 'ahead'; readonly seat: Seat; readonly start: number }
  /** The win is shared; nobody was ever further ahead than this. */
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

/** Null until all of a match that is over has been judged, and where dice and choices together brought nothing. */
export const matchSentence = (review: Review): MatchSentence | null => {
  const game = gameOf(review.match)
  const winners = standings(game).filter(({ rank }) => rank === 1)
  const { seat } = winners[0]!
  const account = accountOf(review, seat)
  if (!account) return null
  if (winners.length > 1) return furthestAhead(review)
  const { start, end } = account
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
