/** The possible rolls of three dice, and the spaces each one reaches (R6). */
import { spaceAt } from './board'
import { dieValues, type Dice, type Die, type Space } from './types'

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
