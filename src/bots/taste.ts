/** Habits of placing: what a bot likes in a placement for its own sake. Knows no worth. */
import type { Boards } from './boards'
import { CLAIM, SQUATTER, type Position } from './position'
import { LARGEST, measureCount } from './terrain'
import type { Option } from './thought'

/** Whether a placement is to one's liking; the boards must have tried it. */
export type Liking = (option: Option, position: Position, boards: Boards) => boolean

const grows: Liking = (_, { mover }, { tried, stopped }) =>
  tried[mover * measureCount + LARGEST]! > stopped[mover * measureCount + LARGEST]!

export const likings = {
  nothing: () => false,
  /** Joins land to the largest group. */
  joining: grows,
  /** Goes wherever it is not yet. */
  straying: (option, position, boards) => option.taking === SQUATTER && !grows(option, position, boards),
  /** Takes a rival's space. */
  taking: ({ space, taking }, { owner }) => taking === SQUATTER && owner[space]! >= 0,
  /** Claims as early as it can. */
  claiming: ({ taking }) => taking === CLAIM,
} as const satisfies Readonly<Record<string, Liking>>
