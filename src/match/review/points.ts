/** Chances as points of 100, rounded so that figures shown together add up. */

export const points = (chance: number): number => 100 * chance

/**
 * Rounds to whole numbers that add up to `total`: the difference goes to those that were rounded the farthest. Negative parts round
 * symmetrically, so that two accounts of one match mirror each other.
 */
export const roundedToTotal = (parts: readonly number[], total: number): readonly number[] => {
  const rounded = parts.map(nearest)
  const missing = total - rounded.reduce((sum, part) => sum + part, 0)
  const farthest = parts
    .map((part, at) => ({ at, short: Math.sign(missing) * (part - nearest(part)) }))
    .sort((a, b) => b.short - a.short || a.at - b.at)
    .slice(0, Math.abs(missing))
  const corrected = new Set(farthest.map(({ at }) => at))
  return rounded.map((whole, at) => (corrected.has(at) ? whole + Math.sign(missing) : whole))
}

/** Rounds halves away from zero, and never gives -0. */
export const nearest = (part: number): number => Math.sign(part) * Math.round(Math.abs(part)) + 0

/** A chance in whole points. Before the match is over it is never 100 and never 0. */
export type ShownChance = number | 'lessThan1'

export const shownChances = (chances: readonly number[], isOver: boolean): readonly ShownChance[] => {
  const shown = roundedToTotal(chances.map(points), 100)
  if (isOver) return shown
  return shown.map((whole) => (whole >= 100 ? 99 : whole <= 0 ? 'lessThan1' : whole))
}
