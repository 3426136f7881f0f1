/** The map, the rolls of three dice, and what may be placed where (R1, R6 to R10). */
import {
  dieValues,
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

export const spaces: readonly Space[] = Array.from({ length: 36 }, (_, space) => space)

export const spaceAt = (column: Die, row: Die): Space => (row - 1) * 6 + (column - 1)
export const columnOf = (space: Space): Die => ((space % 6) + 1) as Die
export const rowOf = (space: Space): Die => (Math.floor(space / 6) + 1) as Die

const isSpace = (value: unknown): value is Space =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) < 36

const neighboursBySpace: readonly (readonly Space[])[] = spaces.map((space) => {
  const [column, row] = [columnOf(space), rowOf(space)]
  return [
    ...(row > 1 ? [space - 6] : []),
    ...(column > 1 ? [space - 1] : []),
    ...(column < 6 ? [space + 1] : []),
    ...(row < 6 ? [space + 6] : []),
  ]
})

export const cellAt = ({ cells }: Pick<Game, 'cells'>, space: Space): Cell => cells[space]!

/** The spaces that share a side with this one (R19). */
export const neighbours = (space: Space): readonly Space[] => neighboursBySpace[space]!

const isDie = (value: unknown): value is Die =>
  Number.isInteger(value) && (value as number) >= 1 && (value as number) <= 6

export const isDice = (value: unknown): value is Dice =>
  Array.isArray(value) && value.length === 3 && value.every(isDie)

/** A roll regardless of order. `weight`: how many of the 216 ordered rolls show it. */
type Roll = { readonly dice: Dice; readonly weight: 1 | 3 | 6 }

const weightOf = ([a, b, c]: Dice): 1 | 3 | 6 => (a === c ? 1 : a === b || b === c ? 3 : 6)

/** The 56 distinct rolls, dice ascending; the weights add up to 216. */
export const rolls: readonly Roll[] = dieValues.flatMap((a) =>
  dieValues
    .filter((b) => b >= a)
    .flatMap((b) =>
      dieValues.filter((c) => c >= b).map((c): Roll => ({ dice: [a, b, c], weight: weightOf([a, b, c]) })),
    ),
)
export const orderedRolls = 216

/** One way to read a roll: the space named by two dice, and the die that is left. */
type Reading = { readonly space: Space; readonly third: Die }

/** R6: six spaces for three numbers, three for a pair, one for a triple. Ordered by space. */
const read = ([a, b, c]: Dice): readonly Reading[] => {
  const roles: readonly Dice[] = [
    [a, b, c],
    [b, a, c],
    [a, c, b],
    [c, a, b],
    [b, c, a],
    [c, b, a],
  ]
  const bySpace = new Map(roles.map(([column, row, third]) => [spaceAt(column, row), third]))
  return [...bySpace].map(([space, third]) => ({ space, third })).sort((x, y) => x.space - y.space)
}

const rollIndex = ([a, b, c]: Dice): number => (a - 1) * 36 + (b - 1) * 6 + (c - 1)
const readingsByRoll: readonly (readonly Reading[])[] = dieValues.flatMap((a) =>
  dieValues.flatMap((b) => dieValues.map((c) => read([a, b, c]))),
)

export const readings = (dice: Dice): readonly Reading[] => readingsByRoll[rollIndex(dice)]!

/** The die left over when two dice name this space; null when the roll does not reach it. */
export const thirdDie = (dice: Dice, space: Space): Die | null =>
  readings(dice).find((reading) => reading.space === space)?.third ?? null

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
    const kind = kindFor(cellAt(game, space), game.turn, third, out)
    if (kind !== null) placements.push({ space, kind, third })
  }
  return placements
}

/** R12: a roll that is not usable busts. */
export const isUsable = (game: Game, dice: Dice): boolean => {
  const out = squattersOut(game.cells)
  return readings(dice).some(
    ({ space, third }) => kindFor(cellAt(game, space), game.turn, third, out) !== null,
  )
}

/** Why nothing can be placed on a space with these dice; null when something can. */
export const whyNot = (game: Game, space: Space, dice: Dice | null = diceOnTable(game)): Refusal | null => {
  if (dice === null || game.phase === 'over') return { code: 'wrong-phase', phase: game.phase }
  if (!isDice(dice)) return { code: 'bad-dice' }
  if (!isSpace(space)) return { code: 'bad-space' }
  const cell = cellAt(game, space)
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
export const spacesOfThisTurn = (game: Game): readonly Space[] =>
  spaces
    .filter((space) => isOfThisTurn(cellAt(game, space)))
    .sort((a, b) => game.placedThisTurn.indexOf(a) - game.placedThisTurn.indexOf(b) || a - b)

/** The space of the last placement, until the next roll or stop. */
export const lastPlaced = ({ phase, placedThisTurn }: Game): Space | null =>
  phase === 'decide' ? (placedThisTurn.at(-1) ?? null) : null

/** Counts a squatter and the claim on it as two markers. */
export const markerCount = (marked: readonly Pick<Lost, 'squatter' | 'claim'>[]): number =>
  marked.reduce((sum, { squatter, claim }) => sum + (squatter === null ? 0 : 1) + (claim ? 1 : 0), 0)
