/** A chart of nothing yet: its frame, hills for lines, and what is put in the middle. */
import type { ReactNode } from 'react'
import { StyleSheet, View } from 'react-native'
import { Svg } from '../marks/svg'
import { AxisNumbers } from './AxisNumbers'
import { ChartGround } from './ChartGround'
import { Contours } from './Contours'
import { overlay } from '../marks/overlay'
import { usePlot } from './usePlot'

type EmptyChartProps = { readonly height: number; readonly children: ReactNode }

const [neatLine, above] = [14, 8] as const
/** On the neat-line. */
const rounds = Array.from({ length: 12 }, (_, round) => round + 1)

export function EmptyChart({ height, children }: EmptyChartProps) {
  const { room, onLayout, size, plot } = usePlot({ height, above, below: neatLine, steps: rounds.length })
  const { steps: _, ...middle } = plot
  return (
    <View ref={room} onLayout={onLayout} aria-hidden style={{ height }}>
      <Svg {...size} style={overlay}>
        <ChartGround {...{ plot, rounds }} even={0.5} lastRoundAt={null} />
      </Svg>
      <Contours plot={plot} />
      <AxisNumbers plot={plot} />
      <View style={[styles.middle, middle]}>{children}</View>
    </View>
  )
}

const styles = StyleSheet.create({
  middle: { position: 'absolute', alignItems: 'center', justifyContent: 'center' },
})
