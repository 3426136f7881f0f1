/** The win: gold runs through the winner's group space by space, a nugget appears on each, and all nuggets fly away. */
import { View } from 'react-native'

import type { Space } from '@/engine'
import { motion } from '@/theme/motion'
import { useTheme } from '@/theme/ThemeProvider'
import { Keyframed } from '../../kit/Keyframed'
import { appear, shownFor, timed } from '../../kit/keyframes'
import { Nugget } from '../marks/Plate'
import { circlePath, strokeAt } from '../marks/shapes'
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

/** When gold reaches each space of the winners' groups, and when its nugget flies away. */
const reached = ({ times, ways }: SeamMotion) =>
  ways.flatMap((way) =>
    way.map((space, index) => ({
      space,
      comesAt: times.seamAt[index] ?? 0,
      goesAt: times.haulAt[index] ?? 0,
    })),
  )

/** Drawn below the grid: the ground turns to gold. */
export function SeamGround({ cell, seam }: SeamProps) {
  const { colours } = useTheme()
  return reached(seam).map(({ space, comesAt }) => (
    <Keyframed
      key={space}
      frames={appear}
      lasts={every}
      delay={comesAt}
      style={[placeOf(space, cell), { backgroundColor: colours.goldTint }]}
    />
  ))
}

/** Drawn above the spaces: gold edges until the outline closes, and the nuggets. */
export function Seam({ cell, seam }: SeamProps) {
  const { colours } = useTheme()
  const { haulTo, times } = seam
  const edgeLasts = times.joinedAt + every
  const box = `M1 1H${cell - 1}V${cell - 1}H1Z`
  return (
    <View style={stacked}>
      {reached(seam).map(({ space, comesAt }) => (
        <Keyframed
          key={space}
          frames={shownFor(edgeLasts, comesAt, comesAt + 1, times.joinedAt)}
          lasts={edgeLasts}
          curve="even"
          style={placeOf(space, cell)}
        >
          <Svg width={cell} height={cell}>
            <Path d={box} fill="none" stroke={colours.goldEdge} strokeWidth={strokeAt(cell, 4.4)} />
            <Path d={box} fill="none" stroke={colours.gold} strokeWidth={strokeAt(cell, 2.8)} />
          </Svg>
        </Keyframed>
      ))}
      {haulTo && reached(seam).map((each) => <Hauled key={each.space} {...each} cell={cell} to={haulTo} />)}
    </View>
  )
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
  const frame = (x: number, y: number, scale: number, opacity = 1) => ({
    opacity,
    transform: [{ translateX: Math.round(x) }, { translateY: Math.round(y) }, { scale }],
  })
  const flight = Array.from({ length: points }, (_, index) => {
    const part = (index + 1) / points
    // Slow at the start, fast at the end.
    const gone = part ** 1.5
    return [
      goesAt - comesAt + part * haul,
      frame(gone * dx, gone * dy - arc * Math.sin(Math.PI * part), 1, part === 1 ? 0 : 1),
    ] as const
  })
  const frames = timed(all, [
    [0, frame(0, 0, 0)],
    [0.6 * pop, frame(0, 0, nuggetTo)],
    [pop, frame(0, 0, 1)],
    [goesAt - comesAt, frame(0, 0, 1)],
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
        {/* Separates the nugget from plates and discs. */}
        <Path d={circlePath(size / 2, size / 2, 0.46 * size)} fill={colours.goldEdge} />
        <Nugget cx={size / 2} cy={size / 2} size={size} />
      </Svg>
    </Keyframed>
  )
}
