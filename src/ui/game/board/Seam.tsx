/** The win: gold runs through the winner's group space by space, a nugget appears on each, and all nuggets fly away. */
import { View } from 'react-native'

import type { Space } from '@/engine'
import { motion } from '@/theme/motion'
import { useTheme } from '@/theme/ThemeProvider'
import { Keyframed } from '../../kit/Keyframed'
import { appear, type Keyframes } from '../../kit/keyframes'
import { Nugget } from '../marks/Plate'
import { strokeAt } from '../marks/shapes'
import { Path, Svg } from '../../kit/svg'
import { stacked } from '@/theme/measures'
import { columnIndex, lineIndex } from './geometry'
import { placeOf } from './Space'
import type { SeamMotion } from './types'

type SeamProps = { readonly cell: number; readonly seam: SeamMotion }

const { every, nuggetTo, haul, arc } = motion.seam
/** As a fraction of a space's edge. */
const nuggetSize = 0.3
const [nuggetX, nuggetY] = [0.68, 0.3]

const boxOf = (cell: number): string => `M1 1H${cell - 1}V${cell - 1}H1Z`

/** Drawn below the grid: the ground turns to gold. */
export function SeamGround({ cell, seam: { times, ways } }: SeamProps) {
  const { colours } = useTheme()
  return ways.flatMap((way) =>
    way.map((space, index) => (
      <Keyframed
        key={space}
        frames={appear}
        lasts={every}
        delay={times.seamAt[index] ?? 0}
        style={[placeOf(space, cell), { backgroundColor: colours.goldTint }]}
      />
    )),
  )
}

/** Drawn above the spaces: gold edges until the outline closes, and the nuggets. */
export function Seam({ cell, seam: { times, ways, haulTo } }: SeamProps) {
  const { colours } = useTheme()
  return (
    <View style={stacked}>
      {ways.flatMap((way) =>
        way.map((space, index) => (
          <Keyframed
            key={space}
            frames={edgeFrames(times.seamAt[index] ?? 0, times.joinedAt)}
            lasts={times.joinedAt + every}
            curve="even"
            style={placeOf(space, cell)}
          >
            <Svg width={cell} height={cell}>
              <Path d={boxOf(cell)} fill="none" stroke={colours.goldEdge} strokeWidth={strokeAt(cell, 4.4)} />
              <Path d={boxOf(cell)} fill="none" stroke={colours.gold} strokeWidth={strokeAt(cell, 2.8)} />
            </Svg>
          </Keyframed>
        )),
      )}
      {haulTo &&
        ways.flatMap((way) =>
          way.map((space, index) => (
            <Hauled
              key={space}
              cell={cell}
              space={space}
              comesAt={times.seamAt[index] ?? 0}
              goesAt={times.haulAt[index] ?? 0}
              to={haulTo}
            />
          )),
        )}
    </View>
  )
}

/** Appears at its time and disappears when the outline has closed. */
const edgeFrames = (from: number, joinedAt: number): Keyframes => {
  const all = joinedAt + every
  const percent = (at: number) => `${Math.round((1000 * at) / all) / 10}%`
  return {
    '0%': { opacity: 0 },
    [percent(from)]: { opacity: 0 },
    [percent(from + 1)]: { opacity: 1 },
    [percent(joinedAt)]: { opacity: 1 },
    '100%': { opacity: 0 },
  }
}

type HauledProps = {
  readonly cell: number
  readonly space: Space
  readonly comesAt: number
  readonly goesAt: number
  readonly to: { readonly x: number; readonly y: number }
}

/** How many points approximate the arc. */
const points = 8

function Hauled({ cell, space, comesAt, goesAt, to }: HauledProps) {
  const { colours } = useTheme()
  const size = nuggetSize * cell
  const left = (columnIndex(space) + nuggetX) * cell
  const top = (lineIndex(space) + nuggetY) * cell
  const [dx, dy] = [to.x - left, to.y - top]
  const pop = 2 * every
  const all = goesAt + haul - comesAt
  const percent = (at: number) => `${Math.round((1000 * at) / all) / 10}%`
  const at = (x: number, y: number, scale: number, opacity = 1) => ({
    opacity,
    transform: [{ translateX: Math.round(x) }, { translateY: Math.round(y) }, { scale }],
  })
  const flight = Array.from({ length: points }, (_, index) => {
    const part = (index + 1) / points
    // Slow at the start, fast at the end.
    const gone = part ** 1.5
    const share = [
      percent(goesAt - comesAt + part * haul),
      at(gone * dx, gone * dy - arc * Math.sin(Math.PI * part), 1, part === 1 ? 0 : 1),
    ] as const
    return share
  })
  const frames: Keyframes = Object.fromEntries([
    ['0%', at(0, 0, 0)],
    [percent(0.6 * pop), at(0, 0, nuggetTo)],
    [percent(pop), at(0, 0, 1)],
    [percent(goesAt - comesAt), at(0, 0, 1)],
    ...flight,
  ])
  return (
    <Keyframed
      frames={frames}
      lasts={all}
      delay={comesAt}
      curve="even"
      style={{
        position: 'absolute',
        left: left - size / 2,
        top: top - size / 2,
        width: size,
        height: size,
      }}
    >
      <Svg width={size} height={size}>
        <Path d={lump(size)} fill={colours.goldEdge} />
        <Nugget cx={size / 2} cy={size / 2} size={size} />
      </Svg>
    </Keyframed>
  )
}

/** A background that separates the nugget from plates and discs. */
const lump = (size: number): string => {
  const r = 0.46 * size
  return `M${size / 2 - r} ${size / 2}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`
}
