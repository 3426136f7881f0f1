/** Habits of placing: what a bot likes in a placement for its own sake. Knows no worth. */
import { neighbours } from '@/engine'
import type { Boards } from './boards'
import { SQUATTER, type Position } from './position'
import { LARGEST, measureCount } from './terrain'
import type { Option } from './thought'

/** How much a placement is to one's liking, from 0 to 1; the boards must have tried it. */
export type Liking = (option: Option, position: Position, boards: Boards) => number

const grows = (_: Option, { mover }: Position, { tried, stopped }: Boards): boolean =>
  tried[mover * measureCount + LARGEST]! > stopped[mover * measureCount + LARGEST]!

const isRivals = ({ owner, mover }: Position, space: number): boolean =>
  owner[space]! >= 0 && owner[space] !== mover

export const likings = {
  nothing: () => 0,
  /** Joins land to the largest group. */
  joining: (option, position, boards) => (grows(option, position, boards) ? 1 : 0),
  /** Goes wherever it is not yet. */
  straying: (option, position, boards) =>
    option.taking === SQUATTER && !grows(option, position, boards) ? 1 : 0,
  /** Takes a rival's space; where it cannot, it would rather go beside one, to take it another time. */
  taking: ({ space, taking }, position) => {
    if (taking !== SQUATTER) return 0
    if (isRivals(position, space)) return 1
    return neighbours(space).some((beside) => isRivals(position, beside)) ? 0.6 : 0
  },
} as const satisfies Readonly<Record<string, Liking>>
