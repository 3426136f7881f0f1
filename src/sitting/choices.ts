/** What a roll allows, in the order in which chips and keys offer it: by column, then row. */
import { columnOf, legalPlacements, rowOf, type Game, type Placement, type Space } from '@/engine/index'

export const byColumnThenRow = (a: { readonly space: Space }, b: { readonly space: Space }): number =>
  columnOf(a.space) - columnOf(b.space) || rowOf(a.space) - rowOf(b.space)

export const choicesOf = (game: Game): readonly Placement[] =>
  [...legalPlacements(game)].sort(byColumnThenRow)
