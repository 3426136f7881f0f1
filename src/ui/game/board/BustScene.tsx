/** Draws a bust: the dimmed board, the markers at the places they hopped to, and the stamp. */
import { StyleSheet, View } from 'react-native'
import { Path, Svg } from '../../kit/svg'

import { duration, motion } from '@/theme/motion'
import { useTheme } from '@/theme/ThemeProvider'
import type { BustTimes } from '@/theme/timeline'
import { Stamp } from '../Stamp'
import { PendingPlate } from '../marks/Plate'
import { Tent } from '../marks/Tent'
import { strokeAt } from '../marks/shapes'
import { stacked } from '@/theme/measures'
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
        <Cracks
          cell={cell}
          spaces={bust.lost.map(({ space }) => space)}
          at={times.cracksAt}
          offAt={times.offAt}
        />
      )}
      <Keyframed style={StyleSheet.absoluteFill} {...fading(offAt, dim)}>
        <View style={[StyleSheet.absoluteFill, { backgroundColor: colours.bg, opacity: 1 - dimTo }]} />
        <Svg width={edge} height={edge} style={stacked}>
          <Path
            d={boxesPath(
              bust.lost.map(({ space }) => space),
              cell,
              0.05 * cell,
            )}
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
          delay={times?.hopsAt[bust.lost.findIndex(({ space }) => space === flight.space)] ?? 0}
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

const styles = StyleSheet.create({
  middle: {
    position: 'absolute',
    right: 0,
    bottom: 0,
    alignItems: 'center',
    justifyContent: 'center',
  },
})
