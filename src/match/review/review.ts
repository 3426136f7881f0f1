/**
 * Looks back on a match: its chances turn by turn, and a verdict on every page. Works in steps of a look-ahead, taken by whoever
 * shows it when there is time: first the chart, then the page on screen, then outwards. Keeps no clock.
 */
import { weighing, type Chances, type Sights } from '@/bots'
import { gameOf } from '../present'
import type { Match } from '../types'
import { judging, type Judged } from './judging'
import { isOpen, pagesOf, type Page } from './pages'

/** What is known so far. */
export type Review = {
  readonly match: Match
  readonly pages: readonly Page[]
  /** Chances at the start of each turn, and at the end of the last that is over; null where they are not known yet. */
  readonly starts: readonly (Chances | null)[]
  /** By page; null in a turn that goes on, and undefined where nothing is known yet. */
  readonly judged: readonly (Judged | null | undefined)[]
  readonly charted: boolean
  readonly whole: boolean
}

export type Reviewer = {
  /** A new one whenever it is asked for. */
  readonly review: () => Review
  /** Does one step; `page` is the one on screen. Answers whether there is anything left to do. */
  readonly work: (page: number) => boolean
}

export const createReviewer = (match: Match): Reviewer => {
  const pages = pagesOf(match)
  const isOver = (page: Page): boolean => !isOpen(page, pages)
  const opened = pages.find((page) => !isOver(page))
  const games = [
    ...pages.filter((page) => page.roll === 0 && isOver(page)).map(({ before }) => before),
    opened?.before ?? gameOf(match),
  ]
  const sights: Sights = new Map()
  const starts: (Chances | null)[] = games.map(() => null)
  const judged: (Judged | null | undefined)[] = pages.map((page) => (isOver(page) ? undefined : null))
  const waiting = new Set(pages.filter(isOver).map(({ number }) => number))
  let charted = false
  let job: Generator<void, void> | null = charting()

  function* charting(): Generator<void, void> {
    for (const [turn, game] of games.entries()) starts[turn] = (yield* weighing(game, sights)).value
    charted = true
  }
  function* judgingPage(number: number): Generator<void, void> {
    judged[number] = yield* judging(pages[number]!, sights)
    waiting.delete(number)
  }
  const nearest = (page: number): number =>
    [...waiting].reduce((near, each) => (Math.abs(each - page) < Math.abs(near - page) ? each : near))

  return {
    review: () => ({
      match,
      pages,
      starts: [...starts],
      judged: [...judged],
      charted,
      whole: charted && waiting.size === 0,
    }),
    work: (page) => {
      if (job === null && waiting.size > 0) job = judgingPage(nearest(page))
      if (job?.next().done) job = null
      return job !== null || waiting.size > 0
    },
  }
}

/** For whoever has the time. */
export const wholeReview = (match: Match): Review => {
  const { review, work } = createReviewer(match)
  while (work(0));
  return review()
}
