/** What a board is worth to a player who counts points: a hand-made sum, own minus the best rival's. Looks at no dice. */
import { CLAIMS, GOLD, LARGEST, measureCount, OPEN, SECOND, TOTAL } from './terrain'

/** Points for each thing on a player's land. */
export type Points = {
  readonly largest: number
  readonly second: number
  readonly gold: number
  readonly claims: number
  readonly total: number
  readonly open: number
}

const landWorth = (points: Points, measured: Int32Array, seat: number): number => {
  const at = seat * measureCount
  return (
    points.largest * measured[at + LARGEST]! +
    points.second * measured[at + SECOND]! +
    points.gold * measured[at + GOLD]! +
    points.claims * measured[at + CLAIMS]! +
    points.total * measured[at + TOTAL]! +
    points.open * measured[at + OPEN]!
  )
}

/** The board's worth for `viewer`. */
export const appraise = (points: Points, measured: Int32Array, seats: number, viewer: number): number => {
  let rival = -Infinity
  for (let seat = 0; seat < seats; seat += 1)
    if (seat !== viewer) rival = Math.max(rival, landWorth(points, measured, seat))
  return landWorth(points, measured, viewer) - rival
}
