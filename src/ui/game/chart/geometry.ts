/** The area of the lines, in dp. */
export type Plot = {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
  /** The number of steps from the left edge to the right one. */
  readonly steps: number
}

export const xAt = ({ left, width, steps }: Plot, step: number): number =>
  left + (width * step) / Math.max(1, steps)

export const yAt = ({ top, height }: Plot, chance: number): number => top + height * (1 - chance)

/** The step nearest to an x on the drawing. */
export const stepAt = ({ left, width, steps }: Plot, x: number): number =>
  Math.max(0, Math.min(steps, Math.round((steps * (x - left)) / width)))

/** A player's chances by step; undefined if not known yet. */
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

/** Moves points on a vertical line apart until they are `least` from each other, between `from` and `to`. */
export const spreadOut = (
  wanted: readonly number[],
  least: number,
  from: number,
  to: number,
): readonly number[] => {
  const placed = wanted
    .map((place, index) => ({ place, index }))
    .sort((a, b) => a.place - b.place || a.index - b.index)
  let lowest = from
  for (const each of placed) {
    each.place = Math.max(each.place, lowest)
    lowest = each.place + least
  }
  let highest = to
  for (const each of [...placed].reverse()) {
    each.place = Math.min(each.place, highest)
    highest = each.place - least
  }
  return placed.sort((a, b) => a.index - b.index).map(({ place }) => place)
}

export type Spot = { readonly x: number; readonly y: number }

const distance = (one: Spot, other: Spot): number => Math.hypot(one.x - other.x, one.y - other.y)

/** For each line its highest point at a minimum distance from all taken ones; if there is none, its highest point. */
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

/** The bars of the scale for every other round: where each begins and ends. */
export const barsOf = (plot: Plot, ends: readonly number[]): readonly (readonly [number, number])[] =>
  ends.flatMap((end, at) => (at % 2 === 0 ? [[xAt(plot, ends[at - 1] ?? 0), xAt(plot, end)] as const] : []))
