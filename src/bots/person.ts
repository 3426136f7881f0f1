/** A player with human errors: rates placements roughly, overlooks some, and picks by preference among similar ones. */
import { neighbours } from '@/engine'
import { LARGEST, measureCount } from './bitboard'
import { Boards } from './boards'
import { highest, type Mind, type Option } from './bot'
import { CLAIM, SQUATTER, type Position } from './position'

/** Values placements: `look` reads the position, `worth` rates an option that `boards` has tried. */
export type Evaluator = {
  readonly look: () => void
  readonly worth: (option: Option, boards: Boards) => number
}

type Manner = {
  /** Values this close together count as the same. */
  readonly grain: number
  readonly likes: Preference
  /** By how many grains it prefers what it likes; below 1 it only breaks ties. */
  readonly fond: number
  /** How often it overlooks a squatter placement and a claim. */
  readonly overlooks: number
  readonly forgetsClaims: number
}

export const person = (
  position: Position,
  evaluator: Evaluator,
  { grain, likes, fond, overlooks, forgetsClaims }: Manner,
  stops: (boards: Boards, random: () => number) => boolean,
): Mind => {
  const boards = new Boards(position)
  const isSeen = ({ taking }: Option, random: () => number): boolean =>
    random() >= (taking === CLAIM ? forgetsClaims : overlooks)
  return {
    place: (options, random) => {
      boards.look()
      evaluator.look()
      const seen = options.filter((option) => isSeen(option, random))
      return highest(seen.length > 0 ? seen : options, (option) => {
        boards.try(option.space, option.taking)
        const steps = Math.round(evaluator.worth(option, boards) / grain)
        return steps + fond * likes(option, position, boards) + random() * 0.4
      })
    },
    stops: (random) => {
      boards.look()
      return stops(boards, random)
    },
  }
}

/** How much a bot likes a placement for its own sake, from 0 to 1. `boards` has tried it. */
export type Preference = (option: Option, position: Position, boards: Boards) => number

const grows = (_: Option, { mover }: Position, { tried, stopped }: Boards): boolean =>
  tried[mover * measureCount + LARGEST]! > stopped[mover * measureCount + LARGEST]!

const isRivals = ({ owner, mover }: Position, space: number): boolean =>
  owner[space]! >= 0 && owner[space] !== mover

export const preferences = {
  nothing: () => 0,
  /** Enlarges the largest group. */
  joining: (option, position, boards) => (grows(option, position, boards) ? 1 : 0),
  /** Spreads out instead. */
  straying: (option, position, boards) =>
    option.taking === SQUATTER && !grows(option, position, boards) ? 1 : 0,
  /** Takes a rival's space, or goes next to one to take it later. */
  taking: ({ space, taking }, position) => {
    if (taking !== SQUATTER) return 0
    if (isRivals(position, space)) return 1
    return neighbours(space).some((beside) => isRivals(position, beside)) ? 0.6 : 0
  },
} as const satisfies Readonly<Record<string, Preference>>
