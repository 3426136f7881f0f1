/** The players' lines, last place first, each on a halo that parts it from those beneath; and what happened on them. */
import type { Seat } from '@/engine'
import type { ColourName } from '@/names'
import { useTheme } from '@/theme/ThemeProvider'
import { Circle, Path } from '../marks/svg'
import { linePath, xAt, yAt, type Chances, type Plot } from './geometry'

export type ChartLine = { readonly seat: Seat; readonly colour: ColourName; readonly chances: Chances }

export type ChartMark = {
  readonly kind: 'bust' | 'taken'
  readonly step: number
  readonly chance: number
}

/** What a chart of chances draws of a match, whatever its size and use. */
export type ChartFacts = {
  /** In the order of drawing; none while nothing is known. */
  readonly lines: readonly ChartLine[]
  readonly marks: readonly ChartMark[]
  readonly steps: number
  /** What everybody would have if all were equal. */
  readonly even: number
  readonly lastRoundAt: number | null
  /** Where rounds end. */
  readonly rounds: readonly number[]
}

type ChartLinesProps = {
  readonly plot: Plot
  /** In the order of drawing. */
  readonly lines: readonly ChartLine[]
  readonly heavy: readonly Seat[]
  readonly marks?: readonly ChartMark[]
}

const [thick, thin, halo] = [2.9, 1.7, 2.5] as const

export function ChartLines({ plot, lines, heavy, marks = [] }: ChartLinesProps) {
  const { colours, players } = useTheme()
  return (
    <>
      {lines.map(({ seat, colour, chances }) => {
        const shared = { d: linePath(plot, chances), fill: 'none', strokeLinejoin: 'round' } as const
        const width = heavy.includes(seat) ? thick : thin
        return [
          <Path key={`halo ${seat}`} {...shared} stroke={colours.sheet} strokeWidth={width + halo} />,
          <Path key={`line ${seat}`} {...shared} stroke={players[colour].fill} strokeWidth={width} />,
        ]
      })}
      {marks.map(({ kind, step, chance }) => (
        <MarkAt key={`${kind} ${step}`} kind={kind} x={xAt(plot, step)} y={yAt(plot, chance)} />
      ))}
    </>
  )
}

type MarkAtProps = {
  readonly kind: ChartMark['kind']
  readonly x: number
  readonly y: number
  /** Without the spot beneath. */
  readonly bare?: boolean
}

/** A cross for a bust, a triangle for a stop that took much, each on a spot of the sheet. */
export function MarkAt({ kind, x, y, bare = false }: MarkAtProps) {
  const { colours } = useTheme()
  return (
    <>
      {!bare && <Circle cx={x} cy={y} r={6.5} fill={colours.sheet} />}
      {kind === 'bust' ? (
        <Path
          d={`M${x - 3.5} ${y - 3.5}l7 7M${x + 3.5} ${y - 3.5}l-7 7`}
          stroke={colours.ink}
          strokeWidth={2}
          strokeLinecap="round"
        />
      ) : (
        <Path d={`M${x - 4.5} ${y + 3.5}h9l-4.5 -8Z`} fill={colours.ink} />
      )}
    </>
  )
}
