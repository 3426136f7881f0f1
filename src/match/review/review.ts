/**
 * Looks back on a match: its chances turn by turn, and a verdict on every page. Works in steps of a look-ahead, taken by whoever
 * shows it when there is time: first the chart, then the page on screen, then outwards. Keeps no clock.
 */
import { weighing, type Chances, type Sights } from '@/bots/index'
import { gameOf } from '../present'
import type { Match } from '../types'
import { isTold, judging, type Judged } from './judging'
import { isOpen, pagesOf, type Page } from './pages'

export type Review = {
  readonly match: Match
  readonly pages: readonly Page[]
  /** Chances at the start of each turn, and at the end of the last that is over; null before they are known, and where they may not be told. */
  readonly starts: () => readonly (Chances | null)[]
  /** Null before it is known, and where nothing may be told. */
  readonly judged: (page: number) => Judged | null
  /** Whether there is more to be known of a page. */
  readonly isWaiting: (page: number) => boolean
  readonly progress: () => { readonly chart: boolean; readonly whole: boolean }
  /** Does one step; `page` is the one on screen. */
  readonly work: (page: number) => void
}

export const createReview = (match: Match): Review => {
  const pages = pagesOf(match)
  const over = pages.filter((page) => !isOpen(page, pages))
  const opened = pages.find((page) => isOpen(page, pages))
  const games = [
    ...over.filter(({ roll }) => roll === 0).map(({ before }) => before),
    opened?.before ?? gameOf(match),
  ]
  const sights: Sights = new Map()
  const starts: (Chances | null)[] = games.map(() => null)
  const judged: (Judged | null)[] = over.map(() => null)
  const waiting = new Set(over.map(({ number }) => number))
  let charted = false
  let job: Generator<void, void> | null = charting()

  function* charting(): Generator<void, void> {
    for (const [turn, game] of games.entries())
      if (isTold(game)) starts[turn] = (yield* weighing(game, sights)).value
    charted = true
  }
  function* judgingPage(number: number): Generator<void, void> {
    judged[number] = yield* judging(over[number]!, sights)
    waiting.delete(number)
  }
  const nearest = (page: number): number =>
    [...waiting].reduce((near, each) => (Math.abs(each - page) < Math.abs(near - page) ? each : near))

  return {
    match,
    pages,
    starts: () => starts,
    judged: (page) => judged[page] ?? null,
    isWaiting: (page) => waiting.has(page),
    progress: () => ({ chart: charted, whole: charted && waiting.size === 0 }),
    work: (page) => {
      if (job === null && waiting.size > 0) job = judgingPage(nearest(page))
      if (job?.next().done) job = null
    },
  }
}

/** For whoever has the time. */
export const wholeReview = (match: Match): Review => {
  const review = createReview(match)
  while (!review.progress().whole) review.work(0)
  return review
}
