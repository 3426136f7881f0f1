/** The chances to win over a match, with an axis, marks and the players' discs. One image for screen readers. */
import type { ReactNode } from 'react'
import { StyleSheet, View, type GestureResponderEvent, type PointerEvent } from 'react-native'
import type { BySeat, Seat } from '@/engine'
import { duration, motion } from '@/theme/motion'
import { useTheme } from '@/theme/ThemeProvider'
import { Keyframed } from '../../kit/Keyframed'
import { PressableOpacity } from '../../kit/Pressable'
import { appear } from '../../kit/keyframes'
import { Disc } from '../marks/Disc'
import { stacked } from '@/theme/measures'
import { Svg } from '../../kit/svg'
import type { PlayerLook } from '../players/PlayerToken'
import { AxisNumbers, ChartGround, Contours, usePlot } from './ChartGround'
import { ChartLines, type ChartFacts, discsOf } from './ChartLines'
import { stepAt, xAt } from './geometry'

type ChanceChartProps = ChartFacts & {
  readonly height: number
  readonly looks: BySeat<PlayerLook>
  readonly heavy: readonly Seat[]
  readonly label: string
  /** The lines draw themselves. */
  readonly draws: boolean
  /** The step under the mouse, marked by a line; null for none. */
  readonly pointed?: number | null
  readonly onPoint?: (step: number | null) => void
  /** Called with the pressed step, or with the seat of the pressed disc. */
  readonly onPress: (what: { readonly step: number } | { readonly seat: Seat }) => void
}

const [neatLine, above] = [14, 6] as const

export function ChanceChart(props: ChanceChartProps) {
  const { height, looks, lines, heavy, marks, steps, even, lastRoundAt, rounds, label, draws } = props
  const { pointed = null, onPoint } = props
  const { colours, reducedMotion } = useTheme()
  const { room, onLayout, size, plot } = usePlot({ height, above, below: neatLine, steps })
  const discs = discsOf(plot, lines, heavy)
  const press = ({ nativeEvent: { pageX, pageY } }: GestureResponderEvent): void => {
    const box = room.current?.getBoundingClientRect?.()
    if (!box) return
    const [x, y] = [pageX - box.left, pageY - box.top]
    const hit = discs.find((disc) => Math.hypot(disc.x - x, disc.y - y) <= disc.r + 3)
    props.onPress(hit ? { seat: hit.seat } : { step: stepAt(plot, x) })
  }
  const point = ({ nativeEvent: { pageX } }: PointerEvent): void => {
    const box = room.current?.getBoundingClientRect?.()
    if (box) onPoint?.(stepAt(plot, pageX - box.left))
  }
  const pointing = onPoint && { onPointerMove: point, onPointerLeave: () => onPoint(null) }
  return (
    <View
      ref={room}
      onLayout={onLayout}
      accessible
      role="img"
      aria-label={label}
      style={{ height }}
      {...pointing}
    >
      <View aria-hidden style={size}>
        <Svg {...size} style={stacked}>
          <ChartGround {...{ plot, even, lastRoundAt, rounds }} hairs />
        </Svg>
        {lines.length === 0 && <Contours plot={plot} />}
        <AxisNumbers plot={plot} />
        {lines.length > 0 && (
          <Drawn draws={draws && !reducedMotion} {...size}>
            <Svg {...size} style={stacked}>
              <ChartLines {...{ plot, lines, heavy, marks }} />
              {discs.map(({ seat, x, y, r }) => (
                <Disc key={seat} cx={x} cy={y} r={r} {...looks[seat]} />
              ))}
            </Svg>
          </Drawn>
        )}
        {pointed !== null && (
          <View
            style={[
              styles.hair,
              { left: xAt(plot, pointed) - 0.5, height: plot.height, backgroundColor: colours.ink2 },
            ]}
          />
        )}
        <PressableOpacity tabIndex={-1} meaning={label} onPress={press} style={StyleSheet.absoluteFill} />
      </View>
    </View>
  )
}

type DrawnProps = {
  readonly draws: boolean
  readonly width: number
  readonly height: number
  readonly children: ReactNode
}

const slide = (from: number) => ({
  from: { transform: [{ translateX: from }] },
  to: { transform: [{ translateX: 0 }] },
})

/** Reveals its content from left to right, or fades it in. It animates transforms and opacity only. */
function Drawn({ draws, children, ...size }: DrawnProps) {
  if (!draws)
    return (
      <Keyframed frames={appear} lasts={duration.reduced} style={[stacked, size]}>
        {children}
      </Keyframed>
    )
  const shared = { lasts: motion.chart.draw, curve: 'even' } as const
  return (
    <View style={[stacked, size, styles.window]}>
      <Keyframed {...shared} frames={slide(-size.width)} style={[size, styles.window]}>
        <Keyframed {...shared} frames={slide(size.width)} style={size}>
          {children}
        </Keyframed>
      </Keyframed>
    </View>
  )
}

const styles = StyleSheet.create({
  hair: { position: 'absolute', top: above, width: 1 },
  window: { overflow: 'hidden' },
})
