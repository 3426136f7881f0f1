/** What the lines of a chart lie on: the frame, hairs at the quarters, the even share, the last round, and a neat-line of rounds. */
import { useTheme } from '@/theme/ThemeProvider'
import { Path, Rect } from '../marks/svg'
import { barsOf, xAt, yAt, type Plot } from './geometry'

type ChartGroundProps = {
  readonly plot: Plot
  /** What everybody would have if all were equal. */
  readonly even: number
  /** Where the last round begins; null without one. */
  readonly lastRoundAt: number | null
  /** Where rounds end, for the neat-line below; none without it. */
  readonly rounds?: readonly number[]
  readonly hairs?: boolean
}

const [near, far] = [3, 7] as const

export function ChartGround({ plot, even, lastRoundAt, rounds, hairs = false }: ChartGroundProps) {
  const { colours } = useTheme()
  const { left, top, width, height } = plot
  const [right, bottom] = [left + width, top + height]
  const across = (chance: number): string => `M${left} ${yAt(plot, chance)}H${right}`
  const last = lastRoundAt === null ? null : xAt(plot, lastRoundAt)
  return (
    <>
      <Rect x={left} y={top} width={width} height={height} fill={colours.sheet} />
      {last !== null && <Rect x={last} y={top} width={right - last} height={height} fill={colours.sunk} />}
      {hairs && <Path d={[0.25, 0.5, 0.75].map(across).join('')} stroke={colours.hair} strokeWidth={0.8} />}
      <Path d={across(even)} stroke={colours.grid} strokeWidth={1.5} strokeDasharray="1.5 4" />
      {last !== null && (
        <Path d={`M${last} ${top}V${bottom}`} stroke={colours.line} strokeWidth={1.4} strokeDasharray="4 3" />
      )}
      <Rect
        x={left}
        y={top}
        width={width}
        height={height}
        fill="none"
        stroke={colours.line}
        strokeWidth={1.4}
      />
      {rounds && (
        <>
          <Path
            d={barsOf(plot, rounds)
              .map(([from, to]) => `M${from} ${bottom + near}H${to}V${bottom + far}H${from}Z`)
              .join('')}
            fill={colours.line}
          />
          <Path
            d={`M${left} ${bottom + near}H${right}M${left} ${bottom + far}H${right}`}
            stroke={colours.line}
            strokeWidth={0.8}
          />
        </>
      )}
    </>
  )
}
