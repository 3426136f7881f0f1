/** Where lines, marks and discs of a chart of chances lie. Pure geometry: no view, no colour. */
import { itemAt } from '@/checked'

/** The part of the drawing that the lines run in, in dp. */
export type Plot = {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
  /** How many steps the lines take from the left edge to the right one. */
  readonly steps: number
}

export const xAt = ({ left, width, steps }: Plot, step: number): number =>
  left + (width * step) / Math.max(1, steps)

export const yAt = ({ top, height }: Plot, chance: number): number => top + height * (1 - chance)

/** The step nearest to a place on the drawing. */
export const stepAt = ({ left, width, steps }: Plot, x: number): number =>
  Math.max(0, Math.min(steps, Math.round((steps * (x - left)) / width)))

/** A player's chances, one a step; undefined where none is known yet. */
export type Chances = readonly (number | undefined)[]

const rounded = (dp: number): number => Math.round(10 * dp) / 10

const spotsOn = (plot: Plot, chances: Chances): readonly Spot[] =>
  chances.flatMap((chance, step) =>
    chance === undefined ? [] : [{ x: xAt(plot, step), y: yAt(plot, chance) }],
  )

/** Straight from one known step to the next. */
export const linePath = (plot: Plot, chances: Chances): string =>
  spotsOn(plot, chances)
    .map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${rounded(x)} ${rounded(y)}`)
    .join('')

/** Moves places on an upright line apart until they are `least` from each other, within its ends. */
export const apart = (
  wanted: readonly number[],
  least: number,
  from: number,
  to: number,
): readonly number[] => {
  const order = wanted.map((_, at) => at).sort((a, b) => itemAt(wanted, a) - itemAt(wanted, b) || a - b)
  const placed = [...wanted]
  let lowest = from
  for (const at of order) {
    placed[at] = Math.max(itemAt(placed, at), lowest)
    lowest = placed[at] + least
  }
  let highest = to
  for (const at of [...order].reverse()) {
    placed[at] = Math.min(itemAt(placed, at), highest)
    highest = placed[at] - least
  }
  return placed
}

export type Spot = { readonly x: number; readonly y: number }

const distance = (one: Spot, other: Spot): number => Math.hypot(one.x - other.x, one.y - other.y)

/** For each line its highest point that is so far from all that is taken; where there is none, its highest. */
export const peaks = (
  plot: Plot,
  lines: readonly Chances[],
  taken: readonly Spot[],
  least: number,
): readonly Spot[] => {
  const found = [...taken]
  return lines.map((chances) => {
    const spots = [...spotsOn(plot, chances)].sort((a, b) => a.y - b.y)
    const free = spots.find((spot) => found.every((other) => distance(spot, other) >= least))
    const spot = free ?? spots[0] ?? { x: plot.left, y: plot.top + plot.height }
    found.push(spot)
    return spot
  })
}

/** Bars of a neat-line, alternately drawn and left out: where each drawn one begins and ends. */
export const barsOf = (plot: Plot, ends: readonly number[]): readonly (readonly [number, number])[] =>
  ends.flatMap((end, at) => (at % 2 === 0 ? [[xAt(plot, ends[at - 1] ?? 0), xAt(plot, end)] as const] : []))
