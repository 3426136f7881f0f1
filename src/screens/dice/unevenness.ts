/** How uneven counts are, as a plain share of matches. Pure. */
import type { Phrases } from '@/i18n/dictionaries'

/** The shares one can picture. */
const shares = [
  [1, 20],
  [1, 10],
  [1, 5],
  [1, 4],
  [1, 3],
  [1, 2],
  [2, 3],
  [3, 4],
  [4, 5],
  [9, 10],
  [19, 20],
] as const
const rarities = [25, 30, 40, 50, 100, 200, 500, 1000] as const

const rare = 0.05

const nearest = <Each>(all: readonly Each[], valueOf: (each: Each) => number, value: number): Each =>
  all.reduce((best, each) =>
    Math.abs(valueOf(each) - value) < Math.abs(valueOf(best) - value) ? each : best,
  )

/** `share`: of fair dice, how many matches would be more uneven; null where there are too few to tell. */
export const unevenness = (
  share: number | null,
  { tooFew, moreUneven, thisUneven }: Phrases['seal'],
): string => {
  if (share === null) return tooFew
  if (share < rare) return thisUneven(nearest(rarities, (each) => each, Math.min(1 / share, 1000)))
  const [count, all] = nearest(shares, (each) => each[0] / each[1], share)
  return moreUneven(count, all)
}
