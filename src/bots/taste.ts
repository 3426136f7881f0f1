/** Temperaments: what a bot likes in a placement for its own sake. Never enough to make it blind to the rest. */
import type { Temperament } from './levels'
import { CLAIM, SQUATTER, type Position } from './position'
import type { Option } from './thought'
import { LARGEST, measureCount } from './terrain'
import type { Boards } from './boards'

const likes: Readonly<Record<Temperament, (option: Option, position: Position, boards: Boards) => boolean>> =
  {
    /** Joins land to the largest group. */
    builder: (_, { mover }, { tried, stopped }) =>
      tried[mover * measureCount + LARGEST]! > stopped[mover * measureCount + LARGEST]!,
    /** Takes a rival's space. */
    thief: ({ space, taking }, { owner }) => taking === SQUATTER && owner[space]! >= 0,
    /** Claims as early as it can. */
    locker: ({ taking }) => taking === CLAIM,
  }

/** A placement's extra worth; the boards must have tried it. */
export type Liking = (option: Option, position: Position, boards: Boards) => number

export const likingOf = (temperament: Temperament | null, strength: number): Liking => {
  if (temperament === null) return () => 0
  const isLiked = likes[temperament]
  return (option, position, boards) => (isLiked(option, position, boards) ? strength : 0)
}
