/**
 * Reviews a match: the chances at each turn and a verdict on each page. Works in small steps, so that a screen can spread them over
 * frames: first the chart, then the page on screen, then the pages nearest to it.
 */
import { evaluating, type Chances, type LookAheadCache } from '@/bots'
import { gameOf } from '../state'
import type { Match } from '../types'
import { judging, type Judged } from './judging'
import { isOpen, pagesOf, type ReviewPage } from './pages'

/** The results so far. */
export type Review = {
  readonly match: Match
  readonly pages: readonly ReviewPage[]
  /** At the start of each turn, and after the last finished one; null where not computed yet. */
  readonly starts: readonly (Chances | null)[]
  /** By page; null in an unfinished turn, undefined where not computed yet. */
  readonly judged: readonly (Judged | null | undefined)[]
  readonly charted: boolean
  readonly whole: boolean
}

export type Reviewer = {
  /** A new object each time. */
  readonly review: () => Review
  /** Does one step; `page` is the one on screen. Returns whether there is more to do. */
  readonly work: (page: number) => boolean
}

export const createReviewer = (match: Match): Reviewer => {
  const pages = pagesOf(match)
  const isOver = (page: ReviewPage): boolean => !isOpen(page, pages)
  const opened = pages.find((page) => !isOver(page))
  const games = [
    ...pages.filter((page) => page.roll === 0 && isOver(page)).map(({ before }) => before),
    opened?.before ?? gameOf(match),
  ]
  const cache: LookAheadCache = new Map()
  const starts: (Chances | null)[] = games.map(() => null)
  const judged: (Judged | null | undefined)[] = pages.map((page) => (isOver(page) ? undefined : null))
  const waiting = new Set(pages.filter(isOver))
  let charted = false
  let job: Generator<void, void> | null = charting()

  function* charting(): Generator<void, void> {
    for (const [turn, game] of games.entries()) starts[turn] = (yield* evaluating(game, cache)).value
    charted = true
  }
  function* judgingPage(page: ReviewPage): Generator<void, void> {
    judged[page.number] = yield* judging(page, cache)
    waiting.delete(page)
  }
  const nearestTo = (number: number): ReviewPage =>
    [...waiting].reduce((near, each) =>
      Math.abs(each.number - number) < Math.abs(near.number - number) ? each : near,
    )

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
      if (job === null && waiting.size > 0) job = judgingPage(nearestTo(page))
      if (job?.next().done) job = null
      return job !== null || waiting.size > 0
    },
  }
}

/** All at once, for programs and tests. */
export const wholeReview = (match: Match): Review => {
  const { review, work } = createReviewer(match)
  while (work(0));
  return review()
}
