/** Highlights of single spaces: targets, the last placement, the hovered space, a refused one, and markers about to come off. */
import { StyleSheet, View } from 'react-native'
import type { Space } from '@/engine'
import { useTheme } from '@/theme/ThemeProvider'
import { stacked } from '@/theme/measures'
import { duration, motion } from '@/theme/motion'
import { placeOf } from './Space'
import { boxesPath, columnIndex, lineIndex } from './geometry'
import { refuse } from './keyframes'
import type { Arrival } from './motions'
import { bracketsPath, roundedPath, strokeAt } from '../marks/shapes'
import { Path, Rect, Svg } from '../../kit/svg'
import { Keyframed } from '../../kit/Keyframed'
import { appear, shownFor, type Keyframes } from '../../kit/keyframes'

type SpaceProps = { readonly cell: number; readonly space: Space }

type BracketsProps = SpaceProps & {
  /** How the marker arrives, if it does: the brackets appear after it. */
  readonly arrival: Arrival | null
}

export function Brackets({ cell, space, arrival }: BracketsProps) {
  const { colours, reducedMotion } = useTheme()
  const line = strokeAt(cell, 2.6)
  return (
    <Keyframed
      frames={arrival === null || reducedMotion ? null : appear}
      lasts={duration.fast}
      delay={arrival === 'drop' ? motion.placeClaim.open : motion.placeSquatter.hatch}
      style={placeOf(space, cell)}
    >
      <Svg width={cell} height={cell}>
        <Path
          d={bracketsPath(cell, 0.22 * cell, 0.8 * line)}
          fill="none"
          stroke={colours.ink}
          strokeWidth={line}
        />
      </Svg>
    </Keyframed>
  )
}

/** Two bands of light from the axes to a space. They show which dice name it. */
export function CrossHair({ cell, space }: SpaceProps) {
  const { colours } = useTheme()
  const [column, line] = [columnIndex(space), lineIndex(space)]
  const band = { backgroundColor: colours.gold, opacity: 0.25 }
  return (
    <>
      <View style={[styles.band, band, { left: 0, top: line * cell, width: column * cell, height: cell }]} />
      <View
        style={[
          styles.band,
          band,
          { left: column * cell, top: (line + 1) * cell, width: cell, height: (5 - line) * cell },
        ]}
      />
    </>
  )
}

const glimpse = shownFor(100, 0, 20, 70)

/** Shakes a space where nothing fits, and shows its border for a moment. */
export function RefusedSpace({ cell, space }: SpaceProps) {
  const { colours, reducedMotion } = useTheme()
  const inset = strokeAt(cell, 3)
  return (
    <View style={placeOf(space, cell)}>
      <Keyframed frames={glimpse} lasts={2 * motion.illegal.total}>
        <Keyframed frames={reducedMotion ? appear : refuse} lasts={motion.illegal.total}>
          <Svg width={cell} height={cell}>
            <Rect
              x={inset}
              y={inset}
              width={cell - 2 * inset}
              height={cell - 2 * inset}
              rx={3}
              fill="none"
              stroke={colours.ink2}
              strokeWidth={strokeAt(cell, 2)}
              strokeDasharray="4 3"
            />
          </Svg>
        </Keyframed>
      </Keyframed>
    </View>
  )
}

type SpacesProps = {
  readonly cell: number
  /** Joined by commas: a primitive, so that equal spaces are not rendered again. */
  readonly spaces: string
}

const breathe: Keyframes = {
  from: { opacity: motion.legalPulse.to },
  to: { opacity: motion.legalPulse.from },
}

export function Targets({ cell, spaces }: SpacesProps) {
  const { colours, reducedMotion } = useTheme()
  if (spaces === '') return null
  const edge = 6 * cell
  const inset = strokeAt(cell, 2)
  const boxes = spaces
    .split(',')
    .map(Number)
    .map((space) => {
      const [x, y, side] = [
        columnIndex(space) * cell + inset,
        lineIndex(space) * cell + inset,
        cell - 2 * inset,
      ]
      return roundedPath(x, y, side, side, 3)
    })
    .join('')
  const line = strokeAt(cell, 2.4)
  return (
    <View style={stacked}>
      <Svg width={edge} height={edge} style={stacked}>
        <Path d={boxes} fill={colours.goldTint} stroke={colours.goldTint} strokeWidth={line} />
      </Svg>
      <Keyframed
        frames={reducedMotion ? null : breathe}
        lasts={motion.legalPulse.period / 2}
        curve="inOut"
        breaths={motion.legalPulse.breaths}
        style={stacked}
      >
        <Svg width={edge} height={edge}>
          <Path
            d={boxes}
            fill="none"
            stroke={colours.goldInk}
            strokeWidth={line}
            strokeDasharray={`${strokeAt(cell, 6)} ${strokeAt(cell, 3.2)}`}
          />
        </Svg>
      </Keyframed>
    </View>
  )
}

export function Rests({ cell, spaces }: SpacesProps) {
  const { colours } = useTheme()
  if (spaces === '') return null
  const edge = 6 * cell
  const boxes = boxesPath(spaces.split(',').map(Number), cell, strokeAt(cell, 2.5))
  return (
    <Svg width={edge} height={edge} style={stacked}>
      <Path
        d={boxes}
        fill="none"
        stroke={colours.ink}
        strokeWidth={strokeAt(cell, 2)}
        strokeDasharray={`${strokeAt(cell, 2.5)} ${strokeAt(cell, 5)}`}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </Svg>
  )
}

const styles = StyleSheet.create({
  band: { position: 'absolute' },
})
