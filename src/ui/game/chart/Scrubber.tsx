/** The chart of Look back: a gold handle marks the current page and can be dragged to any other. A slider for screen readers. */
import { useRef, useState } from 'react'
import { StyleSheet, View, type GestureResponderEvent } from 'react-native'
import type { BySeat, Seat } from '@/engine'
import { useTheme } from '@/theme/ThemeProvider'
import { stacked } from '@/theme/measures'
import { duration } from '@/theme/motion'
import { AxisNumbers, ChartGround, Contours, usePlot } from './ChartGround'
import { ChartLines, discsOf, type ChartFacts, type ChartLine } from './ChartLines'
import { stepAt, xAt, yAt, type Plot } from './geometry'
import { Disc } from '../marks/Disc'
import { Path, Svg } from '../../kit/svg'
import type { PlayerLook } from '../players/PlayerToken'
import { Transitioned } from '../../kit/Keyframed'
import { onKeys } from '../../kit/keys'

type ChartDiamond = { readonly step: number; readonly filled: boolean }

export type ScrubberProps = ChartFacts & {
  readonly height: number
  readonly looks: BySeat<PlayerLook>
  readonly heavy: readonly Seat[]
  /** With an axis, marks and rounds. */
  readonly tall: boolean
  /** The choices that cost something. */
  readonly diamonds: readonly ChartDiamond[]
  /** The steps where turns end: a fast drag snaps to them. */
  readonly turnEnds: readonly number[]
  readonly at: number
  /** The review is still running. */
  readonly busy: boolean
  readonly label: string
  /** The current page, for screen readers. */
  readonly valueText: string
  readonly onSeek: (step: number) => void
  /** One page or one turn back or forward. */
  readonly onStep: (by: -1 | 1, what: 'page' | 'turn') => void
}

const [above, below, neatLine] = [8, 11, 10] as const
/** The edge of a diamond, and the minimum distance of two. */
const [edge, least] = [7, 8] as const
/** A drag is fast from this speed on (dp per millisecond), and snaps to the end of a turn at most this many steps away. */
const [fast, reach] = [0.6, 2] as const

export function Scrubber(props: ScrubberProps) {
  const { height, looks, lines, heavy, marks, steps, even, lastRoundAt, rounds, tall, diamonds } = props
  const { at, busy, label, valueText, onSeek, onStep } = props
  const { room, onLayout, size, plot } = usePlot({
    height,
    above,
    below: below + (tall ? neatLine : 0),
    steps,
    bare: !tall,
  })
  const [held, setHeld] = useState(false)
  const seek = useSeek(props, plot, (pageX) => pageX - (room.current?.getBoundingClientRect?.().left ?? 0))
  return (
    <View
      ref={room}
      onLayout={onLayout}
      accessible
      tabIndex={0}
      role="slider"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={steps}
      aria-valuenow={at}
      aria-valuetext={valueText}
      aria-busy={busy}
      accessibilityActions={[{ name: 'increment' }, { name: 'decrement' }]}
      onAccessibilityAction={({ nativeEvent: { actionName } }) =>
        onStep(actionName === 'increment' ? 1 : -1, 'page')
      }
      {...onKeys((key) => {
        if (key !== 'ArrowUp' && key !== 'ArrowDown') return false
        onStep(key === 'ArrowUp' ? 1 : -1, 'turn')
        return true
      })}
      onStartShouldSetResponder={() => true}
      onMoveShouldSetResponder={() => true}
      onResponderTerminationRequest={() => false}
      onResponderGrant={(event) => {
        setHeld(true)
        onSeek(seek(event))
      }}
      onResponderMove={(event) => onSeek(seek(event))}
      onResponderRelease={() => setHeld(false)}
      onResponderTerminate={() => setHeld(false)}
      style={{ height }}
    >
      <View aria-hidden style={[size, styles.drawing]}>
        <Svg {...size} style={stacked}>
          <ChartGround {...{ plot, even, lastRoundAt }} {...(tall && { rounds, hairs: true })} />
          <ChartLines {...{ plot, lines, heavy }} marks={tall ? marks : []} />
          <Diamonds {...{ plot, diamonds, tall }} />
          {tall &&
            discsOf(plot, lines, heavy).map(({ seat, x, y, r }) => (
              <Disc key={seat} cx={x} cy={y} r={r} {...looks[seat]} />
            ))}
        </Svg>
        {lines.length === 0 && <Contours plot={plot} />}
        {tall && <AxisNumbers plot={plot} />}
        <Cursor {...{ plot, lines, at, held }} />
      </View>
    </View>
  )
}

/** The step under a finger; a fast drag snaps to the ends of turns. */
const useSeek = ({ turnEnds }: ScrubberProps, plot: Plot, onDrawing: (pageX: number) => number) => {
  const last = useRef({ x: 0, time: 0 })
  return ({ nativeEvent: { pageX, timestamp } }: GestureResponderEvent): number => {
    const { x, time } = last.current
    last.current = { x: pageX, time: timestamp }
    const step = stepAt(plot, onDrawing(pageX))
    const isFast = Math.abs(pageX - x) > fast * Math.max(1, timestamp - time)
    const end = turnEnds.find((each) => Math.abs(each - step) <= reach)
    return isFast && time > 0 ? (end ?? step) : step
  }
}

/** If two diamonds would overlap, the filled one stays. */
function Diamonds({
  plot,
  diamonds,
  tall,
}: Pick<ScrubberProps, 'diamonds' | 'tall'> & { readonly plot: Plot }) {
  const { colours } = useTheme()
  const y = plot.top + plot.height + (tall ? neatLine : 0) + below / 2 + 1
  const isFar = (one: ChartDiamond, other: ChartDiamond): boolean =>
    Math.abs(xAt(plot, one.step) - xAt(plot, other.step)) >= least
  const shown = [...diamonds]
    .sort((a, b) => Number(b.filled) - Number(a.filled) || a.step - b.step)
    .reduce<readonly ChartDiamond[]>(
      (kept, each) => (kept.every((other) => isFar(each, other)) ? [...kept, each] : kept),
      [],
    )
  return shown.map(({ step, filled }) => (
    <Path
      key={step}
      d={`M${xAt(plot, step)} ${y - edge / 2}l${edge / 2} ${edge / 2}l${-edge / 2} ${edge / 2}l${-edge / 2} ${-edge / 2}Z`}
      fill={filled ? colours.ink : 'none'}
      stroke={colours.ink}
      strokeWidth={1.3}
    />
  ))
}

type CursorProps = {
  readonly plot: Plot
  readonly lines: readonly ChartLine[]
  readonly at: number
  /** A finger drags it, so it follows without animation. */
  readonly held: boolean
}

const [handleWidth, handleHeight, dot] = [16, 15, 8] as const

function Cursor({ plot, lines, at, held }: CursorProps) {
  const { colours, players, reducedMotion } = useTheme()
  const lasts = held || reducedMotion ? 0 : duration.base
  const x = xAt(plot, at)
  const moved = (left: number, top: number) => ({
    transform: [{ translateX: left }, { translateY: top }],
  })
  return (
    <View aria-hidden style={styles.layer}>
      <Transitioned
        lasts={lasts}
        style={[
          styles.place,
          { width: 2, height: plot.height, backgroundColor: colours.ink },
          moved(x - 1, plot.top),
        ]}
      />
      {lines.map(({ seat, colour, chances }) => {
        const chance = chances[at]
        if (chance === undefined) return null
        return (
          <Transitioned
            key={seat}
            lasts={lasts}
            style={[
              styles.place,
              styles.dot,
              { backgroundColor: players[colour].fill, borderColor: colours.sheet },
              moved(x - dot / 2 - 1, yAt(plot, chance) - dot / 2 - 1),
            ]}
          />
        )
      })}
      <Transitioned lasts={lasts} style={[styles.place, moved(x - handleWidth / 2, plot.top - 7)]}>
        <Svg width={handleWidth} height={handleHeight}>
          <Path
            d="M1 1H15V9L8 14L1 9Z"
            fill={colours.gold}
            stroke={colours.goldEdge}
            strokeWidth={1.5}
            strokeLinejoin="round"
          />
        </Svg>
      </Transitioned>
    </View>
  )
}

const styles = StyleSheet.create({
  drawing: { pointerEvents: 'none' },
  layer: { ...StyleSheet.absoluteFill, pointerEvents: 'none' },
  place: { position: 'absolute', left: 0, top: 0 },
  dot: { width: dot + 2, height: dot + 2, borderRadius: dot, borderWidth: 1 },
})
