/** The background of a chart: frame, numbers, rounds, and hills while it is empty. `usePlot` computes the area of the lines. */
import type { ReactNode } from 'react'
import { StyleSheet, View } from 'react-native'
import { useTheme } from '@/theme/ThemeProvider'
import { stacked } from '@/theme/measures'
import { scaleOf } from '@/theme/type'
import { besideLines, type ChartFacts } from './ChartLines'
import { barsOf, xAt, yAt, type Plot } from './geometry'
import { G, Path, Rect, Svg } from '../../kit/svg'
import { boardTerrain } from '../marks/terrain'
import { Text } from '../../kit/Text'
import { useRoom } from '../../kit/useRoom'

type ChartGroundProps = Pick<ChartFacts, 'even' | 'lastRoundAt'> & {
  readonly plot: Plot
  /** For the scale below; undefined for no scale. */
  readonly rounds?: ChartFacts['rounds']
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

const gap = 6

const axisWidth = (scale: number): number => gap + 24 * scale

export function AxisNumbers({ plot }: { readonly plot: Plot }) {
  const { type } = useTheme()
  const high = type('axis').lineHeight
  return [0, 0.5, 1].map((chance) => (
    <View key={chance} style={[styles.number, { top: yAt(plot, chance) - high / 2, width: plot.left - gap }]}>
      <Text type="axis">{100 * chance}</Text>
    </View>
  ))
}

export function Contours({ plot: { left, top, width, height } }: { readonly plot: Plot }) {
  const { colours } = useTheme()
  // As wide as the frame, and clipped above and below.
  const scale = width / boardTerrain.size
  return (
    <View aria-hidden style={{ position: 'absolute', left, top, width, height, overflow: 'hidden' }}>
      <Svg width={width} height={height}>
        <G transform={`translate(0 ${(height - width) / 2}) scale(${scale})`}>
          <Path d={boardTerrain.lines} fill="none" stroke={colours.contour} strokeWidth={0.9 / scale} />
          <Path
            d={boardTerrain.indexLines}
            fill="none"
            stroke={colours.contourIx}
            strokeWidth={1.45 / scale}
          />
        </G>
      </Svg>
    </View>
  )
}

type Around = {
  readonly height: number
  readonly above: number
  readonly below: number
  readonly steps: number
  /** Without room for numbers and discs. */
  readonly bare?: boolean
}

export function usePlot({ height, above, below, steps, bare = false }: Around) {
  const { textScale } = useTheme()
  const { room, width, onLayout } = useRoom({ width: 358 })
  const left = bare ? 1 : axisWidth(scaleOf('axis', textScale))
  const plot: Plot = {
    left,
    top: above,
    width: width - left - (bare ? 1 : besideLines),
    height: height - above - below,
    steps,
  }
  return { room, onLayout, size: { width, height }, plot }
}

type EmptyChartProps = { readonly height: number; readonly children: ReactNode }

const [neatLine, above] = [14, 8] as const
/** For the scale below. */
const rounds = Array.from({ length: 12 }, (_, round) => round + 1)

export function EmptyChart({ height, children }: EmptyChartProps) {
  const { room, onLayout, size, plot } = usePlot({ height, above, below: neatLine, steps: rounds.length })
  const { steps: _, ...middle } = plot
  return (
    <View ref={room} onLayout={onLayout} aria-hidden style={{ height }}>
      <Svg {...size} style={stacked}>
        <ChartGround {...{ plot, rounds }} even={0.5} lastRoundAt={null} />
      </Svg>
      <Contours plot={plot} />
      <AxisNumbers plot={plot} />
      <View style={[styles.middle, middle]}>{children}</View>
    </View>
  )
}

const styles = StyleSheet.create({
  number: { position: 'absolute', left: 0, alignItems: 'flex-end' },
  middle: { position: 'absolute', alignItems: 'center', justifyContent: 'center' },
})
