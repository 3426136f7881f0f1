/** Where spaces lie on the drawing, the outline around a group, and the order in which gold runs through it. */
import { columnOf, neighbours, rowOf, type Space } from '@/engine'

/** The height of half the frame's stroke, above the spaces. */
export const boardTop = 2
export const columnIndex = (space: Space): number => columnOf(space) - 1
/** Counted from the top: row 6 is 0. */
export const lineIndex = (space: Space): number => 6 - rowOf(space)

/** The boxes of some spaces as one path, `inset` within their edges. */
export const boxesPath = (spaces: readonly Space[], cell: number, inset = 0): string => {
  const side = cell - 2 * inset
  return spaces
    .map(
      (space) =>
        `M${columnIndex(space) * cell + inset} ${lineIndex(space) * cell + inset}h${side}v${side}h${-side}Z`,
    )
    .join('')
}

/** Row 6 to row 1, each from left to right. */
export const readingOrder: readonly Space[] = [5, 4, 3, 2, 1, 0].flatMap((row) =>
  [0, 1, 2, 3, 4, 5].map((column) => row * 6 + column),
)

type Corner = readonly [number, number]
type Edge = { readonly from: Corner; readonly to: Corner }

/** The edges around a set of spaces, clockwise: the inside is always on the right. */
const edgesAround = (spaces: ReadonlySet<Space>): readonly Edge[] =>
  [...spaces].flatMap((space) => {
    const [x, y] = [columnIndex(space), lineIndex(space)]
    const has = (dx: number, dy: number): boolean => {
      const [column, line] = [x + dx, y + dy]
      return column >= 0 && column < 6 && line >= 0 && line < 6 && spaces.has((5 - line) * 6 + column)
    }
    return [
      ...(has(0, -1) ? [] : [{ from: [x, y], to: [x + 1, y] } as const]),
      ...(has(1, 0) ? [] : [{ from: [x + 1, y], to: [x + 1, y + 1] } as const]),
      ...(has(0, 1) ? [] : [{ from: [x + 1, y + 1], to: [x, y + 1] } as const]),
      ...(has(-1, 0) ? [] : [{ from: [x, y + 1], to: [x, y] } as const]),
    ]
  })

const directionOf = ({ from, to }: Edge): Corner => [to[0] - from[0], to[1] - from[1]]

/** Where two spaces touch only at a corner, the line turns right and stays with its own space. */
const nextEdge = (edge: Edge, edges: ReadonlySet<Edge>): Edge | undefined => {
  const [dx, dy] = directionOf(edge)
  const follows = [...edges].filter(({ from }) => from[0] === edge.to[0] && from[1] === edge.to[1])
  return (
    follows.find((next) => {
      const [nx, ny] = directionOf(next)
      return nx === -dy && ny === dx
    }) ?? follows[0]
  )
}

type Loop = readonly [Edge, ...Edge[]]

const loopsAround = (spaces: readonly Space[]): readonly Loop[] => {
  const left = new Set(edgesAround(new Set(spaces)))
  const loops: Loop[] = []
  for (const start of left) {
    const loop: [Edge, ...Edge[]] = [start]
    left.delete(start)
    for (let edge = nextEdge(start, left); edge !== undefined; edge = nextEdge(edge, left)) {
      loop.push(edge)
      left.delete(edge)
    }
    loops.push(loop)
  }
  return loops
}

const round = (value: number): number => Math.round(value * 100) / 100

/** The joined outline of some spaces, drawn `inset` within them with rounded corners. */
export const outlinePath = (
  spaces: readonly Space[],
  cell: number,
  inset: number,
  corner = 0.13 * cell,
): string =>
  loopsAround(spaces)
    .map((loop) => {
      const turns = loop.flatMap((edge, index) => {
        const [before, after] = [directionOf(edge), directionOf(loop[index + 1] ?? loop[0])]
        if (before[0] === after[0] && before[1] === after[1]) return []
        // The inside is on the right of both edges, so each pushes the corner to its own right.
        const x = edge.to[0] * cell + inset * (-before[1] - after[1])
        const y = edge.to[1] * cell + inset * (before[0] + after[0])
        return [
          {
            arrive: [round(x - before[0] * corner), round(y - before[1] * corner)],
            turn: [round(x), round(y)],
            leave: [round(x + after[0] * corner), round(y + after[1] * corner)],
          },
        ]
      })
      return (
        turns
          .map(
            ({ arrive, turn, leave }, index) =>
              `${index === 0 ? 'M' : 'L'}${arrive.join(' ')}Q${turn.join(' ')} ${leave.join(' ')}`,
          )
          .join('') + 'Z'
      )
    })
    .join('')

/** An upper bound for the length of the outline of these spaces. */
export const outlineLength = (spaces: readonly Space[], cell: number): number =>
  edgesAround(new Set(spaces)).length * cell

/** Breadth-first from the lowest, leftmost space, so that every space touches an earlier one. */
export const seamRoute = (group: readonly Space[]): readonly Space[] => {
  const left = new Set(group)
  const way: Space[] = []
  const first = Math.min(...group)
  const next: Space[] = [first]
  left.delete(first)
  for (let space = next.shift(); space !== undefined; space = next.shift()) {
    way.push(space)
    for (const neighbour of neighbours(space)) if (left.delete(neighbour)) next.push(neighbour)
  }
  return way
}
