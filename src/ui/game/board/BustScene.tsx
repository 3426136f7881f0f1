/** Draws a bust: the dimmed board, the markers at the places they hopped to, and the stamp. */
import { StyleSheet, View } from 'react-native'
import { Path, Svg } from '../../kit/svg'

import { duration, motion } from '@/theme/motion'
import { families } from '@/theme/type'
import { useTheme } from '@/theme/ThemeProvider'
import type { BustTimes } from '@/theme/timeline'
import { PendingPlate } from '../marks/Plate'
import { Tent } from '../marks/Tent'
import { strokeAt } from '../marks/shapes'
import { stacked } from '@/theme/measures'
import { Text } from '../../kit/Text'
import { boxesPath } from './geometry'
import { Cracks } from './Cracks'
import { flightsOf, type Flight } from './flights'
import { Keyframed } from '../../kit/Keyframed'
import { appear, type Keyframes } from '../../kit/keyframes'
import type { BustPicture } from './types'

type BustSceneProps = {
  readonly cell: number
  readonly bust: BustPicture
  /** When each part begins; null if the bust is not performed. */
  readonly times: BustTimes | null
}

const { dim, dimTo, hop: hopLasts, stamp, stampFrom, stampTilt } = motion.bust

export function BustScene({ cell, bust, times }: BustSceneProps) {
  const { colours, reducedMotion } = useTheme()
  const edge = 6 * cell
  const spaces = bust.lost.map(({ space }) => space)
  const flights = flightsOf(bust.lost)
  const trails = flights
    .map(({ from, to }) => `M${from[0] * cell} ${from[1] * cell}L${to[0] * cell} ${to[1] * cell}`)
    .join('')
  const performed = times !== null
  const { offAt, stampAt } = times ?? { offAt: 0, stampAt: 0 }
  const moving = performed && !reducedMotion
  const fading = (delay: number, lasts: number) => ({
    frames: performed ? appear : null,
    delay,
    lasts: reducedMotion ? duration.reduced : lasts,
  })
  return (
    <View style={[stacked, { width: edge, height: edge }]}>
      {times && times.cracksAt.length > 0 && (
        <Cracks cell={cell} spaces={spaces} at={times.cracksAt} offAt={times.offAt} />
      )}
      <Keyframed style={StyleSheet.absoluteFill} {...fading(offAt, dim)}>
        <View style={[StyleSheet.absoluteFill, { backgroundColor: colours.bg, opacity: 1 - dimTo }]} />
        <Svg width={edge} height={edge} style={stacked}>
          <Path
            d={boxesPath(spaces, cell, 0.05 * cell)}
            fill="none"
            stroke={colours.ink}
            strokeWidth={strokeAt(cell, 1.8)}
            strokeDasharray={`${strokeAt(cell, 3.2)} ${strokeAt(cell, 3.2)}`}
          />
        </Svg>
      </Keyframed>
      <Keyframed style={stacked} {...fading(offAt + hopLasts, dim)}>
        <Svg width={edge} height={edge}>
          <Path
            d={trails}
            stroke={colours.ink}
            strokeWidth={strokeAt(cell, 2)}
            strokeLinecap="round"
            strokeDasharray={`0.1 ${strokeAt(cell, 5.4)}`}
          />
        </Svg>
      </Keyframed>
      {flights.map((flight) => (
        <FlungMarker
          key={flight.key}
          cell={cell}
          flight={flight}
          delay={times?.hopsAt[spaces.indexOf(flight.space)] ?? 0}
          how={moving ? 'hops' : performed ? 'fades' : null}
        />
      ))}
      <View style={[styles.middle, { left: -0.45 * cell, top: -0.6 * cell }]}>
        <Keyframed
          style={{ transform: [{ rotate: `${stampTilt}deg` }] }}
          {...(moving
            ? { frames: stampDown, lasts: stamp, delay: stampAt - stamp, curve: 'drop' as const }
            : fading(stampAt, duration.reduced))}
        >
          <Stamp word={bust.word} detail={bust.detail} width={4.25 * cell} />
        </Keyframed>
      </View>
    </View>
  )
}

const stampDown: Keyframes = {
  from: { opacity: 0, transform: [{ rotate: `${stampTilt}deg` }, { scale: stampFrom }] },
  to: { opacity: 1, transform: [{ rotate: `${stampTilt}deg` }, { scale: 1 }] },
}

type FlungMarkerProps = {
  readonly cell: number
  readonly flight: Flight
  readonly delay: number
  readonly how: 'hops' | 'fades' | null
}

/** A marker is laid out at its final place; its hop starts at an offset from there. */
function FlungMarker({ cell, flight, delay, how }: FlungMarkerProps) {
  const { from, to, tilt, squatter } = flight
  const [backX, backY] = [(from[0] - to[0]) * cell, (from[1] - to[1]) * cell]
  const hop: Keyframes = {
    // Invisible until it hops: `Space` draws it before that.
    '0%': { opacity: 0, transform: [{ translateX: backX }, { translateY: backY }, { rotate: '0deg' }] },
    '1%': { opacity: 1, transform: [{ translateX: backX }, { translateY: backY }, { rotate: '0deg' }] },
    '50%': {
      opacity: 1,
      transform: [
        { translateX: 0.5 * backX },
        { translateY: 0.5 * backY - cell },
        { rotate: `${0.6 * tilt}deg` },
      ],
    },
    '100%': { opacity: 1, transform: [{ translateX: 0 }, { translateY: 0 }, { rotate: `${tilt}deg` }] },
  }
  return (
    <Keyframed
      frames={how === 'hops' ? hop : how === 'fades' ? appear : null}
      lasts={how === 'hops' ? hopLasts : duration.reduced}
      delay={delay}
      curve="inOut"
      style={{
        position: 'absolute',
        left: (to[0] - 0.5) * cell,
        top: (to[1] - 0.5) * cell,
        width: cell,
        height: cell,
        transform: [{ rotate: `${tilt}deg` }],
      }}
    >
      <Svg width={cell} height={cell}>
        {squatter === null ? (
          <PendingPlate cx={cell / 2} cy={cell / 2} edge={0.52 * cell} />
        ) : (
          <Tent
            cx={cell / 2}
            cy={cell / 2}
            width={0.6 * cell}
            numeral={squatter}
            stroke={strokeAt(cell, 1.5)}
          />
        )}
      </Svg>
    </Keyframed>
  )
}

type StampProps = {
  readonly word: string
  readonly detail: string
  /** The minimum width; large text takes up to a third more. */
  readonly width: number
}

/** A word and the loss in red, which is only for busts and for deleting. */
function Stamp({ word, detail, width }: StampProps) {
  const { colours } = useTheme()
  const fitting = Math.min(0.225 * width, (1.12 * width) / Math.max(5, word.length))
  return (
    <View
      style={[
        styles.stamp,
        {
          minWidth: width,
          maxWidth: 1.35 * width,
          borderColor: colours.bad,
          backgroundColor: `${colours.bg}E6`,
        },
      ]}
    >
      <View style={[styles.stampInner, { borderColor: colours.bad }]}>
        <Text
          type="display"
          tone="bad"
          centred
          style={{
            fontFamily: families.heading800,
            fontSize: fitting,
            lineHeight: fitting * 1.08,
            letterSpacing: fitting * 0.04,
          }}
        >
          {word}
        </Text>
        <Text type="label" tone="bad" centred style={styles.detail}>
          {detail}
        </Text>
      </View>
    </View>
  )
}

const styles = StyleSheet.create({
  middle: {
    position: 'absolute',
    right: 0,
    bottom: 0,
    alignItems: 'center',
    justifyContent: 'center',
  },
  stamp: { borderWidth: 4, borderRadius: 8, padding: 4.5 },
  stampInner: {
    borderWidth: 1.25,
    borderRadius: 3.5,
    paddingTop: 1,
    paddingBottom: 7,
    paddingHorizontal: 6,
    alignItems: 'center',
  },
  detail: { fontFamily: families.text700, letterSpacing: 1.6, textTransform: 'uppercase' },
})
