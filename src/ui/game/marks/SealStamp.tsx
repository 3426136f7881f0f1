/** The picture of a seal: each hash has its own pattern, and an opened seal is broken in two. Decorative: words are beside it. */
import { itemAt } from '@/checked'
import { useTheme } from '@/theme/ThemeProvider'
import { round, type Point } from './shapes'
import { Path, Svg } from '../../kit/svg'

type SealShape = { readonly edge: string; readonly lines: string; readonly filled: string }

/** A polyline; only closed ones can be filled. */
type Line = { readonly points: readonly Point[]; readonly closed: boolean; readonly filled: boolean }

const byteOf = (hash: string, at: number): number => parseInt(hash.slice(2 * at, 2 * at + 2), 16)

const turned = ([x, y]: Point, angle: number): Point => {
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)]
  return [x * cos - y * sin, x * sin + y * cos]
}

const circle = (r: number, count: number): readonly Point[] =>
  Array.from({ length: count }, (_, at) => turned([0, -r], (2 * Math.PI * at) / count))

const lozenge = (width: number, height: number): readonly Point[] => [
  [0, -height],
  [width, 0],
  [0, height],
  [-width, 0],
]

const box = (width: number, height: number): readonly Point[] => [
  [-width, -height],
  [width, -height],
  [width, height],
  [-width, height],
]

const closed = (points: readonly Point[], filled: boolean): Line => ({ points, closed: true, filled })
const open = (points: readonly Point[]): Line => ({ points, closed: false, filled: false })

/** The eight marks, upright and each about 1 unit large. */
const marks: readonly (readonly Line[])[] = [
  [closed(circle(0.55, 20), true)],
  [closed(circle(0.68, 24), false)],
  [closed(lozenge(0.62, 0.9), true)],
  [
    closed(
      [
        [0, -0.85],
        [0.78, 0.6],
        [-0.78, 0.6],
      ],
      true,
    ),
  ],
  [closed(box(0.27, 1), true)],
  [open(Array.from({ length: 9 }, (_, at) => turned([0, -0.8], ((at - 4) * Math.PI) / 8)))],
  [closed(lozenge(0.62, 0.9), false)],
  [
    open([
      [0, -0.75],
      [0, 0.75],
    ]),
    open([
      [-0.75, 0],
      [0.75, 0],
    ]),
  ],
]

const centres: readonly Line[] = [
  closed(circle(4.4, 24), true),
  closed(circle(4.6, 24), false),
  closed(lozenge(4.9, 5.7), true),
  closed(box(4, 4), true),
]

const rings = [
  { radius: 31.5, size: 7.2, byte: 8 },
  { radius: 21.5, size: 5.4, byte: 9 },
  { radius: 12, size: 3.6, byte: 10 },
] as const

const teeth = Array.from({ length: 72 }, (_, at): Point =>
  turned([0, at % 2 === 0 ? -45.8 : -49], (at * Math.PI) / 36),
)
const edge = closed(teeth, true)
const rim = closed(circle(40.5, 90), false)

const patternOf = (hash: string): readonly Line[] => {
  const fold = byteOf(hash, 12) & 1 ? 8 : 6
  const around = rings.flatMap(({ radius, size, byte }) => {
    const code = byteOf(hash, byte)
    const scale = size * (0.8 + 0.12 * ((code >> 4) & 3))
    const half = (code >> 3) & 1 ? 0.5 : 0
    return Array.from({ length: fold }, (_, at) => (2 * Math.PI * (at + half)) / fold).flatMap((angle) =>
      itemAt(marks, code & 7).map((line) => ({
        ...line,
        points: line.points.map(([x, y]) => turned([x * scale, y * scale - radius], angle)),
      })),
    )
  })
  return [...around, itemAt(centres, byteOf(hash, 11) & 3)]
}

const pathOf = ({ points, closed: isClosed }: Line): string =>
  points.map(([x, y], at) => `${at === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`).join('') +
  (isClosed ? 'Z' : '')

const shapeOf = (edges: readonly Line[], pattern: readonly Line[]): SealShape => {
  const drawn = (filled: boolean): string =>
    pattern
      .filter((line) => line.filled === filled)
      .map(pathOf)
      .join('')
  return { edge: edges.map(pathOf).join(''), lines: drawn(false), filled: drawn(true) }
}

/** The crack of an opened seal, from top to bottom. */
const crack: readonly Point[] = [
  [-3, -52],
  [-8, -36],
  [6, -21],
  [-6, 0],
  [7, 19],
  [-2, 36],
  [1, 52],
]

const crackAt = (y: number): number => {
  const next = Math.max(
    1,
    crack.findIndex((point) => point[1] >= y),
  )
  const [[x1, y1], [x2, y2]] = [itemAt(crack, next - 1), itemAt(crack, next)]
  return x1 + ((x2 - x1) * (y - y1)) / (y2 - y1)
}

const between = ([x1, y1]: Point, [x2, y2]: Point, part: number): Point => [
  x1 + (x2 - x1) * part,
  y1 + (y2 - y1) * part,
]

const isOn = (side: -1 | 1, [x, y]: Point): boolean => (x - crackAt(y)) * side >= 0

/** The parts of a line on one side of the crack. The line is cut in steps too small to see. */
const partsOn = (side: -1 | 1, line: Line): readonly Line[] => {
  const corners = line.closed ? [...line.points, ...line.points.slice(0, 1)] : line.points
  const fine = corners.flatMap((point, at) => {
    const next = corners[at + 1]
    if (!next) return [point]
    const steps = Math.ceil(Math.hypot(next[0] - point[0], next[1] - point[1]) / 0.4)
    return Array.from({ length: steps }, (_, step) => between(point, next, step / steps))
  })
  if (fine.every((point) => isOn(side, point))) return [line]
  // A filled shape stays one piece, cut along the crack.
  if (line.filled) {
    const kept = fine.map((point): Point => (isOn(side, point) ? point : [crackAt(point[1]), point[1]]))
    return fine.some((point) => isOn(side, point)) ? [{ ...line, points: kept }] : []
  }
  let part: Point[] = []
  const parts = [part]
  for (const point of fine) {
    if (isOn(side, point)) part.push(point)
    else if (part.length > 0) parts.push((part = []))
  }
  return parts.filter(({ length }) => length > 1).map(open)
}

/** One half leans away from the other. */
const fallen = (side: -1 | 1, line: Line): Line => ({
  ...line,
  points: line.points.map(([x, y]) => {
    const [turnedX, turnedY] = turned([x, y - 50], (side * Math.PI) / 45)
    return [turnedX + side * 3, turnedY + 50]
  }),
})

const sealShape = (hash: string, opened: boolean): SealShape => {
  const pattern = [rim, ...patternOf(hash)]
  if (!opened) return shapeOf([edge], pattern)
  const half = (line: Line): readonly Line[] =>
    ([-1, 1] as const).flatMap((side) => partsOn(side, line).map((part) => fallen(side, part)))
  return shapeOf(half(edge), pattern.flatMap(half))
}

type SealStampProps = {
  /** 64 hex digits. */
  readonly hash: string
  readonly size: number
  readonly opened?: boolean
}

/** Half the edge of the drawing. The halves of an opened stamp lean outwards. */
const reach = { closed: 52, opened: 58 } as const

/** Stamps below this size are drawn bolder. */
const small = 30

export function SealStamp({ hash, size, opened = false }: SealStampProps) {
  const { colours } = useTheme()
  const { edge, lines, filled } = sealShape(hash, opened)
  const half = reach[opened ? 'opened' : 'closed']
  const stroke = {
    stroke: colours.ink,
    strokeWidth: size < small ? 3 : 1.9,
    strokeLinejoin: 'round',
  } as const
  return (
    <Svg width={size} height={size} viewBox={[-half, -half, 2 * half, 2 * half].join(' ')} aria-hidden>
      <Path d={edge} fill={colours.sheet} {...stroke} />
      <Path d={lines} fill="none" {...stroke} />
      <Path d={filled} fill={colours.ink} />
    </Svg>
  )
}
