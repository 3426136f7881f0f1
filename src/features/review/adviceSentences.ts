/** Sentences that say what the baron would do and why, for hints and for looking back. */
import { required } from '@/checked'
import { columnOf, legalPlacements, rowOf, type Game, type Space } from '@/engine'
import type { Phrases } from '@/i18n/dictionaries'
import { nearest, type Hint, type SpaceReason, type Stake, type StopOrRoll } from '@/match/review'
import { percentOf } from '@/stage/speech'
import type { SeatNames } from '../matchView/sentences'

const withStop = (text: string): string => (/[.!]$/.test(text) ? text : `${text}.`)

/** Capitalises a clause and adds the full stop. */
export const sentenceFrom = (clause: string): string =>
  withStop(`${clause.charAt(0).toUpperCase()}${clause.slice(1)}`)

export const baronPlaces = (game: Game, space: Space, { coach }: Phrases): string => {
  const { kind, third } = required(legalPlacements(game).find((each) => each.space === space))
  const [column, row] = [columnOf(space), rowOf(space)]
  return kind === 'claim' ? coach.claims(column, row) : coach.puts(third, column, row)
}

const clauseOf = (reason: SpaceReason, { coach }: Phrases, seatName: SeatNames): string => {
  switch (reason.is) {
    case 'wins':
      return coach.winsTheMatch
    case 'calls':
      return coach.startsLastRound
    case 'safe':
      return reason.from === null ? coach.safe : coach.losesForGood(seatName(reason.from))
    case 'joins':
      return coach.joins(reason.groups, reason.size)
    case 'grows':
      return coach.grows(reason.size)
    case 'takes':
      return coach.takes(seatName(reason.from))
    case 'cuts':
      return coach.cuts(seatName(reason.of), reason.size)
    case 'risk':
      return coach.risk(percentOf(reason.bust), percentOf(reason.other))
    case 'rare':
      return coach.rare(reason.rolls)
  }
}

/** Joins the reasons into one clause; empty if there are none. */
export const reasonsClause = (
  reasons: readonly SpaceReason[],
  phrases: Phrases,
  seatName: SeatNames,
): string => phrases.coach.and(reasons.map((reason) => clauseOf(reason, phrases, seatName)))

export const stakeSentence = (stake: Stake, { coach }: Phrases, seatName: SeatNames): string => {
  switch (stake.is) {
    case 'short':
      return coach.oneClaimShort
    case 'trails':
      return coach.trails(seatName(stake.seat), stake.group, seatName(stake.leader), stake.leading)
    case 'risk':
      return stake.bust === 0 ? '' : coach.costs(percentOf(stake.bust), stake.markers)
  }
}

/** Both chances in points, the better choice first. If stopping is better but wins less often, adds among whom. */
export const bothClause = (
  better: StopOrRoll,
  chances: Readonly<Record<StopOrRoll, number>>,
  { coach }: Phrases,
): string => {
  const [roll, stop] = [nearest(chances.roll), nearest(chances.stop)]
  if (better === 'roll') return coach.rolling(roll, stop)
  return chances.roll - chances.stop < 0.5 ? coach.stopping(stop, roll) : coach.keeping(stop, roll)
}

export const hintSentences = (
  game: Game,
  hint: Hint,
  phrases: Phrases,
  seatName: SeatNames,
): { readonly title: string; readonly why: string } => {
  const { coach } = phrases
  const said = (clause: string): string => (hint.isClose ? `${coach.close} ${clause}` : sentenceFrom(clause))
  if (hint.on === 'space') {
    const clause = reasonsClause(hint.reasons, phrases, seatName)
    return {
      title: baronPlaces(game, hint.space, phrases),
      why: clause ? withStop(said(clause)) : coach.noReason,
    }
  }
  const both = withStop(said(bothClause(hint.does, hint.chances, phrases)))
  return {
    title: hint.does === 'roll' ? coach.rolls : coach.stops,
    why: [both, stakeSentence(hint.stake, phrases, seatName)].filter((part) => part !== '').join(' '),
  }
}
