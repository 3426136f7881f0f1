/** Geometry of the 6x6 map: columns, rows and neighbours (R1). */
import type { Cell, Die, Game, Space } from './types'

export const spaces: readonly Space[] = Array.from({ length: 36 }, (_, space) => space)

export const spaceAt = (column: Die, row: Die): Space => (row - 1) * 6 + (column - 1)
export const columnOf = (space: Space): Die => ((space % 6) + 1) as Die
export const rowOf = (space: Space): Die => (Math.floor(space / 6) + 1) as Die

export const isSpace = (value: unknown): value is Space =>
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
