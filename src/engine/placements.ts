/** What may be placed where (R6 to R10), and why not. */
import { isSpace, spaces } from './board'
import { isDice, readings, thirdDie } from './dice'
import {
  IllegalMove,
  type Cell,
  type Dice,
  type Die,
  type Game,
  type Lost,
  type Placement,
  type PlacementKind,
  type Refusal,
  type Seat,
  type Space,
} from './types'

/** R7: a claim marker closes a space, whether placed this turn or earlier. */
const isClosed = (cell: Cell): boolean => cell.claimed || cell.claim

/** R9, R10: the mover's own settled space, or a squatter of this turn, takes a claim whatever the third die. */
export const takesClaim = (cell: Cell, mover: Seat): boolean =>
  !isClosed(cell) && (cell.squatter !== null || cell.owner === mover)

/** R8: an empty space, or one with only an opponent's marker, takes the squatter of the third die. */
const takesSquatter = (cell: Cell, mover: Seat): boolean =>
  !isClosed(cell) && cell.squatter === null && cell.owner !== mover

/** The squatters on the board, as bits 1 to 6. In the variant a claimed squatter is back in the supply (R15, R23). */
export const squattersOut = (cells: readonly Cell[]): number => {
  let out = 0
  for (const cell of cells) if (cell.squatter !== null) out |= 1 << cell.squatter
  return out
}
const isOut = (out: number, squatter: Die): boolean => (out & (1 << squatter)) !== 0

/** What could be placed on a space, whatever the third die. */
type Taking = 'claim' | 'squatter' | 'nothing'
export const takes = (cell: Cell, mover: Seat): Taking =>
  takesClaim(cell, mover) ? 'claim' : takesSquatter(cell, mover) ? 'squatter' : 'nothing'

/** What can be placed on a space with this third die. `out` are the squatters on the board. */
const kindFor = (cell: Cell, mover: Seat, third: Die, out: number): PlacementKind | null => {
  if (takesClaim(cell, mover)) return 'claim'
  return takesSquatter(cell, mover) && !isOut(out, third) ? 'squatter' : null
}

const diceOnTable = (game: Game): Dice | null => (game.phase === 'place' ? game.dice : null)

/** R6 to R10: every placement that the dice allow, ordered by space. Default: the dice on the table. */
export const legalPlacements = (game: Game, dice: Dice | null = diceOnTable(game)): readonly Placement[] => {
  if (dice === null || game.phase === 'over') return []
  if (!isDice(dice)) throw new IllegalMove({ code: 'bad-dice' })
  const out = squattersOut(game.cells)
  const placements: Placement[] = []
  for (const { space, third } of readings(dice)) {
    const kind = kindFor(game.cells[space]!, game.turn, third, out)
    if (kind !== null) placements.push({ space, kind, third })
  }
  return placements
}

/** R12: a roll that is not usable busts. */
export const isUsable = ({ cells, turn }: Game, dice: Dice): boolean => {
  const out = squattersOut(cells)
  return readings(dice).some(({ space, third }) => kindFor(cells[space]!, turn, third, out) !== null)
}

/** Why nothing can be placed on a space with these dice; null when something can. */
export const whyNot = (game: Game, space: Space, dice: Dice | null = diceOnTable(game)): Refusal | null => {
  if (dice === null || game.phase === 'over') return { code: 'wrong-phase', phase: game.phase }
  if (!isDice(dice)) return { code: 'bad-dice' }
  if (!isSpace(space)) return { code: 'bad-space' }
  const cell = game.cells[space]!
  if (isClosed(cell))
    return { code: 'closed-space', space, by: cell.claim ? game.turn : cell.owner!, thisTurn: cell.claim }
  const third = thirdDie(dice, space)
  if (third === null) return { code: 'not-rolled', space, dice }
  if (kindFor(cell, game.turn, third, squattersOut(game.cells)) !== null) return null
  const at = game.cells.findIndex(({ squatter }) => squatter === third)
  return { code: 'squatter-used', space, squatter: third, at }
}

export const isOfThisTurn = (cell: Cell): boolean => cell.squatter !== null || cell.claim

/** The spaces with a marker of this turn, each once, in the order of placing. */
export const spacesOfThisTurn = ({ cells, placedThisTurn }: Game): readonly Space[] =>
  spaces
    .filter((space) => isOfThisTurn(cells[space]!))
    .sort((a, b) => placedThisTurn.indexOf(a) - placedThisTurn.indexOf(b) || a - b)

/** The space of the last placement, until the next roll or stop. */
export const lastPlaced = ({ phase, placedThisTurn }: Game): Space | null =>
  phase === 'decide' ? (placedThisTurn.at(-1) ?? null) : null

/** Counts a squatter and the claim on it as two markers. */
export const markerCount = (marked: readonly Pick<Lost, 'squatter' | 'claim'>[]): number =>
  marked.reduce((sum, { squatter, claim }) => sum + (squatter === null ? 0 : 1) + (claim ? 1 : 0), 0)
