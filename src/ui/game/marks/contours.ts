/** Contour lines written short, as a path: curves that pass midway between corners. Draws nothing. */

/** In tenths, as they are written. */
type Point = readonly [x: number, y: number]

const cornersOf = (line: string): readonly Point[] => {
  const steps = (line.match(/-?\d+/g) ?? []).map(Number)
  const corners: Point[] = []
  let [x, y] = [0, 0]
  for (let at = 0; at < steps.length; at += 2) {
    x += steps[at]!
    y += steps[at + 1]!
    corners.push([x, y])
  }
  return corners
}

const written = ([x, y]: Point): string => `${x / 10},${y / 10}`
const middle = ([x, y]: Point, [toX, toY]: Point): string => `${(x + toX) / 20},${(y + toY) / 20}`

/** Lines between semicolons, each of the steps from corner to corner in tenths; an `o` before one that closes. */
export const contoursOf = (text: string): string =>
  text
    .split(';')
    .map((line) => {
      const corners = cornersOf(line)
      const [first, last] = [corners[0]!, corners.at(-1)!]
      const isClosed = line.startsWith('o')
      const bends = isClosed ? [...corners, first] : corners.slice(1)
      const curves = bends.slice(0, -1).map((bend, at) => `Q${written(bend)} ${middle(bend, bends[at + 1]!)}`)
      return isClosed
        ? `M${middle(last, first)}${curves.join('')}Z`
        : `M${written(first)}${curves.join('')}L${written(last)}`
    })
    .join('')
