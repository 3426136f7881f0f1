/** What statistics keep of a match that is over: counts by player, its dice, and what was judged. Made anew from the match at any time. */
import { bustCount, dieValues, groupSize, orderedRolls, standings, type Seat } from '@/engine'
import type { Level } from '@/names'
import { countFaces } from '../faces'
import { gameOf, playersOf } from '../present'
import { rollsOf, type RollMade } from '../rolls'
import type { Match, Pilot, Player } from '../types'
import { pagesOf, type Page } from './pages'
import { points } from './points'
import type { Review } from './review'

/** Something worth going back to, and the turn it happened in. */
export type Feat = { readonly size: number; readonly turn: number }

/** Judged, in points of 100. */
export type Judgement = {
  /** By choices, but for those the coach was asked about. */
  readonly lost: number
  /** What everybody's dice brought this player. */
  readonly luck: number
  readonly best: Feat | null
}

/** Of the turns that were decided by whoever decided at the end. */
export type PlayerSummary = Pick<Player, 'name' | 'colour' | 'brand'> & {
  readonly by: 'person' | Level
  /** They decided three of four of their turns: it is their match. */
  readonly own: boolean
  readonly rank: number
  /** Of the win: shared by two, a half. */
  readonly won: number
  readonly turns: number
  readonly rolls: number
  readonly busts: number
  readonly stops: number
  readonly spaces: number
  readonly group: Feat | null
  readonly longest: Feat | null
  /** Null until somebody has judged it. */
  readonly judged: Judgement | null
}

/** Of the dice this app threw. */
export type DiceSummary = {
  /** By face. */
  readonly people: readonly number[]
  readonly bots: readonly number[]
  readonly busts: number
  /** The sum of the chances shown before each roll, and of chance times its opposite. */
  readonly expected: number
  readonly spread: number
}

export type Summary = {
  readonly id: string
  readonly ended: string
  /** Played on from another match: counts nowhere. */
  readonly branch: boolean
  readonly reusable: boolean
  readonly players: readonly PlayerSummary[]
  readonly dice: DiceSummary
  /** Whose judgement it holds; null without one. */
  readonly judge: string | null
}

const whoOf = (pilot: Pilot): 'person' | Level => (pilot.who === 'person' ? 'person' : pilot.level)

const largest = (feats: readonly Feat[]): Feat | null =>
  feats.reduce<Feat | null>((best, feat) => (best && best.size >= feat.size ? best : feat), null)

const rounded = (figure: number): number => Math.round(100 * figure) / 100

/** Without a review, what can be counted. `judge` names whoever has judged the whole of it. */
export const summaryOf = (match: Match, review: Review | null, judge: string | null): Summary => {
  const table = standings(gameOf(match))
  const winners = table.filter(({ rank }) => rank === 1).length
  const pages = pagesOf(match)
  const seats = playersOf(match)
  return {
    id: match.info.id,
    ended: match.info.ended ?? '',
    branch: match.info.branch !== null,
    reusable: match.info.rules.reusableSquatters,
    players: seats.map(({ name, colour, brand, pilot }, at) => {
      const seat = at as Seat
      const by = whoOf(pilot)
      const ends = pages.filter((page) => page.seat === seat && page.end !== null)
      const own = ends.filter((page) => whoOf(page.by) === by)
      const turns = new Set(own.map(({ turn }) => turn))
      const { rank } = table.find((each) => each.seat === seat)!
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
    luck += points(verdict.rolled[seat]! - verdict.before[seat]!)
    if (page.seat !== seat || !turns.has(page.turn)) continue
    lost += page.hinted.space ? 0 : (verdict.space?.cost ?? 0)
    lost += page.hinted.then ? 0 : (verdict.then?.cost ?? 0)
  }
  const gains = [...turns].map((turn) => {
    const [before, after] = [starts[turn]!, starts[turn + 1]!]
    return { size: rounded(points(after[seat]! - before[seat]!)), turn }
  })
  return { lost: rounded(lost), luck: rounded(luck), best: largest(gains) }
}

const diceSummaryOf = (match: Match, pages: readonly Page[]): DiceSummary => {
  const rolls = rollsOf(match)
  // One page a roll, in the same order.
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

/** No dice at all. */
export const noDice: DiceSummary = {
  people: dieValues.map(() => 0),
  bots: dieValues.map(() => 0),
  busts: 0,
  expected: 0,
  spread: 0,
}
