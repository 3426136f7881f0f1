/** A player who errs as people do: sees worth roughly, overlooks, and of what looks alike takes what it likes. */
import { Boards } from './boards'
import { CLAIM, type Position } from './position'
import type { Liking } from './taste'
import { highest, type Mind, type Option } from './thought'

/** How somebody sees placements: `look` takes in the position, `worth` rates an option of it, which `boards` has tried. */
export type Eye = { readonly look: () => void; readonly worth: (option: Option, boards: Boards) => number }

type Manner = {
  /** What lies no further apart than this looks alike. */
  readonly grain: number
  readonly likes: Liking
  /** By how many grains it prefers what it likes; with less than one only to what looks alike. */
  readonly fond: number
  /** How often a placement is not seen, and how often a claim is not thought of. */
  readonly overlooks: number
  readonly forgetsClaims: number
}

/** Where to place; when to stop is left to `stops`. */
export const person = (
  position: Position,
  eye: Eye,
  { grain, likes, fond, overlooks, forgetsClaims }: Manner,
  stops: (boards: Boards, random: () => number) => boolean,
): Mind => {
  const boards = new Boards(position)
  const isSeen = ({ taking }: Option, random: () => number): boolean =>
    random() >= (taking === CLAIM ? forgetsClaims : overlooks)
  return {
    place: (options, random) => {
      boards.look()
      eye.look()
      const seen = options.filter((option) => isSeen(option, random))
      return highest(seen.length > 0 ? seen : options, (option) => {
        boards.try(option.space, option.taking)
        const steps = Math.round(eye.worth(option, boards) / grain)
        return steps + fond * likes(option, position, boards) + random() * 0.4
      })
    },
    stops: (random) => {
      boards.look()
      return stops(boards, random)
    },
  }
}
