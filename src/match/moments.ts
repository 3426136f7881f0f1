/** The moments inside a move, as games to be drawn: the engine has only the games on either side of it. Decides no rule. */
import type { Dice, Game, Space } from '@/engine'

/** The dice lie on the table, and nothing has come of them yet: neither a marker nor a bust. */
export const withDiceThrown = (before: Game, dice: Dice): Game => ({
  ...before,
  phase: 'place',
  dice,
  rollsThisTurn: before.rollsThisTurn + 1,
})

/** The markers of the turn have come off (R12) or become spaces (R14), as in the game after; the turn has not passed yet. */
export const withMarkersGone = (game: Game, after: Game): Game => ({
  ...game,
  cells: after.cells,
  placedThisTurn: [],
})

/** Of the markers of a stop, those on these spaces have become spaces already; the others still lie as they lay. */
export const withSpacesTaken = (before: Game, after: Game, taken: readonly Space[]): Game => ({
  ...before,
  cells: before.cells.map((cell, space) => (taken.includes(space) ? after.cells[space]! : cell)),
})
