/** The pages worth stopping at: what cost, what fell, and what turned the match. Holds no words. */
import { markerCount } from '@/engine'
import type { Judged } from './judging'
import type { Page } from './pages'
import type { Grade } from './verdicts'

const [luckFrom, lostFrom] = [10, 4] as const

/** The worse of a page's mistakes; null where there is none. */
export const mistakeOn = (judged: Judged | null | undefined): Extract<Grade, 'slip' | 'costly'> | null => {
  const found = [judged?.space?.grade, judged?.then?.grade]
  return found.includes('costly') ? 'costly' : found.includes('slip') ? 'slip' : null
}

/** This stop called the last round. */
export const calls = ({ before, after, then }: Page): boolean =>
  then === 'stopped' && before.lastRound === null && after.lastRound !== null

export const isMoment = (page: Page, judged: Judged | null | undefined): boolean =>
  mistakeOn(judged) !== null ||
  calls(page) ||
  (judged != null && Math.abs(judged.luck) >= luckFrom) ||
  (page.end?.type === 'busted' && markerCount(page.end.lost) >= lostFrom)
