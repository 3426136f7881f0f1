/** A chart of nothing yet: its frame, hills for lines, and what is put in the middle. */
import type { ReactNode } from 'react'
import { StyleSheet, View } from 'react-native'
import { scaleOf, useTheme } from '@/theme/index'
import { Svg } from '../marks/svg'
import { useRoom } from '../kit/useRoom'
import { AxisNumbers, axisWidth } from './AxisNumbers'
import { ChartGround } from './ChartGround'
import { Contours } from './Contours'
import { besideLines } from './discs'
import type { Plot } from './geometry'

type EmptyChartProps = { readonly height: number; readonly children: ReactNode }

const [neatLine, above] = [14, 8] as const
/** On the neat-line. */
const rounds = Array.from({ length: 12 }, (_, round) => round + 1)

export function EmptyChart({ height, children }: EmptyChartProps) {
  const { textScale } = useTheme()
  const { room, width, onLayout } = useRoom({ width: 358 })
  const left = axisWidth(scaleOf('axis', textScale))
  const plot: Plot = {
    left,
    top: above,
    width: width - left - besideLines,
    height: height - above - neatLine,
    steps: rounds.length,
  }
  const middle = { left, top: above, width: plot.width, height: plot.height }
  return (
    <View ref={room} onLayout={onLayout} aria-hidden style={{ height }}>
      <Svg width={width} height={height} style={styles.layer}>
        <ChartGround {...{ plot, rounds }} even={0.5} lastRoundAt={null} />
      </Svg>
      <Contours plot={plot} />
      <AxisNumbers plot={plot} />
      <View style={[styles.middle, middle]}>{children}</View>
    </View>
  )
}

const styles = StyleSheet.create({
  layer: { position: 'absolute', left: 0, top: 0 },
  middle: { position: 'absolute', alignItems: 'center', justifyContent: 'center' },
})
