/** The data that statistics keep of a finished match. Can be recomputed from the match at any time. */
import {
  bustCount,
  dieValues,
  groupSize,
  orderedRolls,
  seatsOf,
  standingOf,
  standings,
  type Seat,
} from '@/engine'
import type { Level } from '@/names'
import { countFaces, rollsOf, type RollMade } from '../rolls'
import { gameOf, playersOf } from '../state'
import type { Match, Pilot, Player } from '../types'
import { pagesOf, type ReviewPage } from './pages'
import { points } from './points'
import type { Review } from './review'

/** A record of a player, and the turn it happened in. */
export type PersonalRecord = { readonly size: number; readonly turn: number }

/** In points of 100. */
type Judgement = {
  /** By choices made without a hint. */
  readonly lost: number
  /** By everybody's dice. */
  readonly luck: number
  readonly best: PersonalRecord | null
}

/** Of the turns played by the pilot who played at the end. */
export type PlayerSummary = Pick<Player, 'name' | 'colour' | 'brand'> & {
  readonly by: 'person' | Level
  /** Whether that pilot played at least three quarters of the turns. */
  readonly own: boolean
  readonly rank: number
  /** Share of the win: a half if two share it. */
  readonly won: number
  readonly turns: number
  readonly rolls: number
  readonly busts: number
  readonly stops: number
  readonly spaces: number
  readonly group: PersonalRecord | null
  readonly longest: PersonalRecord | null
  /** Null until the match has been judged. */
  readonly judged: Judgement | null
}

/** Of the dice that the app rolled. */
export type DiceSummary = {
  /** By face. */
  readonly people: readonly number[]
  readonly bots: readonly number[]
  readonly busts: number
  /** Mean and variance of the number of busts, from the chances before each roll. */
  readonly expected: number
  readonly spread: number
}

export type Summary = {
  readonly id: string
  readonly ended: string
  /** Played on from another match: not counted. */
  readonly branch: boolean
  readonly reusable: boolean
  readonly players: readonly PlayerSummary[]
  readonly dice: DiceSummary
  /** The `judgeVersion` that judged it; null where it has not been judged. */
  readonly judge: string | null
}

const whoOf = (pilot: Pilot): 'person' | Level => (pilot.who === 'person' ? 'person' : pilot.level)

const largest = (records: readonly PersonalRecord[]): PersonalRecord | null =>
  records.reduce<PersonalRecord | null>(
    (best, record) => (best && best.size >= record.size ? best : record),
    null,
  )

const rounded = (figure: number): number => Math.round(100 * figure) / 100

/** Without a review, contains only what can be counted. */
export const summaryOf = (match: Match, review: Review | null, judge: string | null): Summary => {
  const table = standings(gameOf(match))
  const winners = table.filter(({ rank }) => rank === 1).length
  const pages = pagesOf(match)
  return {
    id: match.info.id,
    ended: match.info.ended ?? '',
    branch: match.info.branch !== null,
    reusable: match.info.rules.reusableSquatters,
    players: seatsOf(match.info).map((seat) => {
      const { name, colour, brand, pilot } = playersOf(match)[seat]
      const by = whoOf(pilot)
      const ends = pages.filter((page) => page.seat === seat && page.end !== null)
      const own = ends.filter((page) => whoOf(page.by) === by)
      const turns = new Set(own.map(({ turn }) => turn))
      const { rank } = standingOf(table, seat)
      const stops = own.flatMap(({ end }) => (end?.type === 'stopped' ? [end] : []))
      return {
        name,
        colour,
        brand,
        by,
        own: own.length > 0 && own.length >= 0.75 * ends.length,
        rank,
        won: rank === 1 ? rounded(1 / winners) : 0,
        turns: own.length,
        rolls: pages.filter((page) => page.seat === seat && turns.has(page.turn)).length,
        busts: own.length - stops.length,
        stops: stops.length,
        spaces: stops.reduce((sum, end) => sum + end.settled.length + end.claimed.length, 0),
        group: largest(own.map(({ after, turn }) => ({ size: groupSize(after.cells, seat), turn }))),
        longest: largest(own.map(({ roll, turn }) => ({ size: roll + 1, turn }))),
        judged: review?.whole ? judgementOf(review, seat, turns) : null,
      }
    }),
    dice: diceSummaryOf(match, pages),
    judge: review?.whole ? judge : null,
  }
}

const judgementOf = ({ pages, judged, starts }: Review, seat: Seat, turns: Set<number>): Judgement => {
  let [lost, luck] = [0, 0]
  for (const page of pages) {
    const verdict = judged[page.number]
    if (!verdict) continue
    luck += points(verdict.rolled[seat] - verdict.before[seat])
    if (page.seat !== seat || !turns.has(page.turn)) continue
    lost += page.hinted.space ? 0 : (verdict.space?.cost ?? 0)
    lost += page.hinted.then ? 0 : (verdict.then?.cost ?? 0)
  }
  const gains = [...turns].flatMap((turn) => {
    const [before, after] = [starts[turn], starts[turn + 1]]
    return before && after ? [{ size: rounded(points(after[seat] - before[seat])), turn }] : []
  })
  return { lost: rounded(lost), luck: rounded(luck), best: largest(gains) }
}

const diceSummaryOf = (match: Match, pages: readonly ReviewPage[]): DiceSummary => {
  const rolls = rollsOf(match)
  // There is one page for each roll, in the same order.
  const thrown = pages.filter(({ number }) => rolls[number]?.origin === 'sealed')
  const chances = thrown.map(({ before }) => bustCount(before) / orderedRolls)
  const sum = (parts: readonly number[]): number => rounded(parts.reduce((all, part) => all + part, 0))
  const facesOf = (byBot: boolean): readonly number[] =>
    countFaces(rolls.filter((roll: RollMade) => roll.origin === 'sealed' && roll.byBot === byBot))
  return {
    people: facesOf(false),
    bots: facesOf(true),
    busts: thrown.filter(({ end }) => end?.type === 'busted').length,
    expected: sum(chances),
    spread: sum(chances.map((chance) => chance * (1 - chance))),
  }
}

export const noDice: DiceSummary = {
  people: dieValues.map(() => 0),
  bots: dieValues.map(() => 0),
  busts: 0,
  expected: 0,
  spread: 0,
}
