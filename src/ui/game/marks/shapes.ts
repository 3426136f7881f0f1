export const round = (value: number): number => Math.round(value * 100) / 100
export type Point = readonly [number, number]
const path = (points: readonly Point[]): string =>
  points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`).join('')

export const tentHeight = 0.98

/** The outline of a tent with this width; its height is 0.98 times the width. */
export const tentPath = (cx: number, cy: number, width: number): string => {
  const height = tentHeight * width
  const top = cy - height / 2
  return (
    path([
      [cx, top + 0.08 * height],
      [cx + 0.43 * width, top + 0.44 * height],
      [cx + 0.5 * width, top + height],
      [cx - 0.5 * width, top + height],
      [cx - 0.43 * width, top + 0.44 * height],
    ]) + 'Z'
  )
}

/** The two poles that cross at the ridge. `bare`: without cloth, so they continue along the roof. */
export const polesPath = (cx: number, cy: number, width: number, bare = false): string => {
  const top = cy - (tentHeight * width) / 2
  const [tip, run] = [0.0955 * width, bare ? 0.16 * width : 0]
  const foot = top + 0.0784 * width + (run * 0.3528) / 0.43
  return (
    path([
      [cx - tip, top],
      [cx + run, foot],
    ]) +
    path([
      [cx + tip, top],
      [cx - run, foot],
    ])
  )
}

/** A square with cut corners. */
export const platePath = (cx: number, cy: number, edge: number, cut: number): string => {
  const half = edge / 2
  const [left, right, top, bottom] = [cx - half, cx + half, cy - half, cy + half]
  return (
    path([
      [left + cut, top],
      [right - cut, top],
      [right, top + cut],
      [right, bottom - cut],
      [right - cut, bottom],
      [left + cut, bottom],
      [left, bottom - cut],
      [left, top + cut],
    ]) + 'Z'
  )
}

/** A box with round corners. */
export const roundedPath = (x: number, y: number, width: number, height: number, r: number): string => {
  const corner = (dx: number, dy: number): string =>
    `a${round(r)} ${round(r)} 0 0 1 ${round(dx * r)} ${round(dy * r)}`
  return (
    `M${round(x + r)} ${round(y)}h${round(width - 2 * r)}${corner(1, 1)}v${round(height - 2 * r)}${corner(-1, 1)}` +
    `h${round(2 * r - width)}${corner(-1, -1)}v${round(2 * r - height)}${corner(1, -1)}Z`
  )
}

export const circlePath = (cx: number, cy: number, r: number): string =>
  `M${round(cx - r)} ${round(cy)}a${round(r)} ${round(r)} 0 1 0 ${round(2 * r)} 0a${round(r)} ${round(r)} 0 1 0 ${round(-2 * r)} 0Z`

/** The four pins of a permanent claim, in a square of `edge` at the origin. */
export const pinsPath = (edge: number): string =>
  [0.19, 0.81].flatMap((x) => [0.19, 0.81].map((y) => circlePath(x * edge, y * edge, 0.042 * edge))).join('')

/** Diagonals through a square of `edge`. With a pitch of a seventh, the lines of neighbours join without a seam. */
export const hatchPath = (edge: number): string => {
  const pitch = edge / 7
  const lines = Array.from({ length: 13 }, (_, index) => (index + 1) * pitch)
  return lines
    .map((at) =>
      path([
        [Math.max(0, at - edge), Math.min(at, edge)],
        [Math.min(at, edge), Math.max(0, at - edge)],
      ]),
    )
    .join('')
}

/** The corners of a square of `edge`, with arms of length `arm`, `inset` within it. */
export const bracketsPath = (edge: number, arm: number, inset: number): string => {
  const [near, far] = [inset, edge - inset]
  const corner = (x: number, y: number, dx: number, dy: number): string =>
    path([
      [x + dx * arm, y],
      [x, y],
      [x, y + dy * arm],
    ])
  return (
    corner(near, near, 1, 1) + corner(far, near, -1, 1) + corner(far, far, -1, -1) + corner(near, far, 1, -1)
  )
}

/** Strokes grow more slowly than the spaces they are drawn in. */
export const strokeAt = (cell: number, stroke: number): number => round(stroke * (cell / 55) ** 0.7)
