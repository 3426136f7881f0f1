/** Chances as points of 100, and how they are rounded so that what is shown together adds up. */

/** One point is one match in a hundred. */
export const points = (chance: number): number => 100 * chance

/**
 * Whole numbers near these that add up to `total`: each is rounded by itself, and what is missing or too much goes to those that were
 * rounded the farthest. Negative parts round as their opposites do, so that two accounts of one match mirror each other.
 */
export const wholes = (parts: readonly number[], total: number): readonly number[] => {
  const rounded = parts.map(nearest)
  const missing = total - rounded.reduce((sum, part) => sum + part, 0)
  const farthest = parts
    .map((part, at) => ({ at, short: Math.sign(missing) * (part - rounded[at]!) }))
    .sort((a, b) => b.short - a.short || a.at - b.at)
  for (const { at } of farthest.slice(0, Math.abs(missing))) rounded[at]! += Math.sign(missing)
  return rounded
}

/** Halves away from zero, and never a zero below zero. */
export const nearest = (part: number): number => Math.sign(part) * Math.round(Math.abs(part)) + 0

/** Chances of all seats in whole points: nobody has 100 before the match is over, and nobody whose chance is left has none. */
export type ShownChance = number | 'lessThan1'

export const shownChances = (chances: readonly number[], isOver: boolean): readonly ShownChance[] => {
  const shown = wholes(chances.map(points), 100)
  if (isOver) return shown
  return shown.map((whole) => (whole >= 100 ? 99 : whole <= 0 ? 'lessThan1' : whole))
}
