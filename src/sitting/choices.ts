/** What a roll allows, in the order that chips and keys use, and what each choice would lead to. */
import { required } from '@/checked'
import {
  bustCount,
  columnOf,
  ifYouStop,
  legalPlacements,
  play,
  readings,
  rowOf,
  whyNot,
  type Dice,
  type Game,
  type Placement,
  type Space,
} from '@/engine'
import type { Miss } from './scene'

const byColumnThenRow = (a: { readonly space: Space }, b: { readonly space: Space }): number =>
  columnOf(a.space) - columnOf(b.space) || rowOf(a.space) - rowOf(b.space)

export const choicesOf = (game: Game): readonly Placement[] =>
  [...legalPlacements(game)].sort(byColumnThenRow)

type Outlook = {
  /** The mover's largest group after a stop, and its spaces. */
  readonly group: number
  readonly outline: readonly Space[]
  /** How many of the 216 rolls would bust then. */
  readonly bust: number
}

/** The effects of a legal placement, computed without making it. */
export const ifYouPlace = (game: Game, space: Space): Outlook => {
  const after = play(game, { type: 'place', space }).game
  const { group, outline } = required(ifYouStop(after))
  return { group: group.after, outline, bust: bustCount(after) }
}

/** The spaces that a busting roll could reach, and why each takes nothing. */
export const missesOf = (thrown: Game, dice: Dice): readonly Miss[] =>
  readings(dice)
    .flatMap(({ space }): Miss[] => {
      const refusal = whyNot(thrown, space, dice)
      return refusal?.code === 'closed-space' || refusal?.code === 'squatter-used' ? [{ space, refusal }] : []
    })
    .sort(byColumnThenRow)
