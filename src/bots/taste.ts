/** Temperaments: what a bot likes in a placement for its own sake. Never enough to make it blind to the rest. */
import type { Temperament } from '@/names'
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

/** A placement's extra worth; the boards must have tried it. A liking is a mood: strong at times, weak at others. */
export type Liking = (option: Option, position: Position, boards: Boards, random: () => number) => number

/** How much each temperament's favourite is worth to a level, in the units it counts in. */
type Fondness = Readonly<Record<Temperament, number>>

export const likingOf = (temperament: Temperament | null, fondness: Fondness): Liking => {
  if (temperament === null) return indifferent
  const isLiked = likes[temperament]
  const strength = fondness[temperament]
  return (option, position, boards, random) => (isLiked(option, position, boards) ? strength * random() : 0)
}

export const indifferent: Liking = () => 0
