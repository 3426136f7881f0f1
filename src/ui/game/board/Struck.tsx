/** The impact of a claim: strokes flash around its plate, then gold stars sparkle. */
import { StyleSheet } from 'react-native'

import { motion } from '@/theme/motion'
import { useTheme } from '@/theme/ThemeProvider'
import { Path, Svg } from '../../kit/svg'
import { strokeAt } from '../marks/shapes'
import type { Keyframes } from '../../kit/keyframes'
import type { SpaceLayout } from './spaceLayout'
import { Moving } from './Moving'

type StruckProps = {
  readonly cell: number
  readonly plate: NonNullable<SpaceLayout['plate']>
  /** The number of sparkles: one for each claim of this turn. */
  readonly glints: number
}

const { fallEnd, strokes, nugget, glint } = motion.placeClaim

const flash: Keyframes = {
  // Invisible before the impact.
  '0%': { opacity: 0, transform: [{ scale: 0.7 }] },
  '1%': { opacity: 1, transform: [{ scale: 0.7 }] },
  '100%': { opacity: 0, transform: [{ scale: 1.2 }] },
}
const twinkle: Keyframes = {
  '0%': { opacity: 1, transform: [{ scale: 0 }, { rotate: '0deg' }] },
  '50%': { opacity: 1, transform: [{ scale: 1 }, { rotate: '22deg' }] },
  '100%': { opacity: 1, transform: [{ scale: 0 }, { rotate: '45deg' }] },
}

/** Degrees clockwise from the right; none at the upper left, where the disc is. */
const angles = [-45, 0, 45, 90, 135] as const
/** The distance from the plate's middle and the size of each star, in fractions of the plate's edge. */
const stars = [
  [0.16, -0.18, 0.5],
  [-0.3, 0.26, 0.28],
  [0.34, 0.3, 0.24],
  [-0.32, -0.3, 0.22],
] as const
const shine = '#FFF6D8'

/** A thin star with four points. */
const starPath = (x: number, y: number, size: number): string => {
  const [far, near] = [size / 2, 0.13 * size]
  return (
    `M${x} ${y - far}L${x + near} ${y - near}L${x + far} ${y}L${x + near} ${y + near}` +
    `L${x} ${y + far}L${x - near} ${y + near}L${x - far} ${y}L${x - near} ${y - near}Z`
  )
}

export function Struck({ cell, plate, glints }: StruckProps) {
  const { colours, reducedMotion } = useTheme()
  if (reducedMotion) return null
  const [x, y, edge] = [plate.x * cell, plate.y * cell, plate.edge * cell]
  const rays = angles
    .map((angle) => {
      const [across, down] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)]
      const [near, far] = [0.7 * edge, 0.92 * edge]
      return `M${x + near * across} ${y + near * down}L${x + far * across} ${y + far * down}`
    })
    .join('')
  return (
    <>
      <Moving frames={flash} lasts={strokes} delay={fallEnd} about={[plate.x, plate.y]} leaves>
        <Svg width={cell} height={cell} style={styles.over}>
          <Path
            d={rays}
            fill="none"
            stroke={colours.ink}
            strokeWidth={strokeAt(cell, 3.2)}
            strokeLinecap="round"
          />
        </Svg>
      </Moving>
      {stars.slice(0, glints).map(([left, top, part]) => {
        const [atX, atY] = [plate.x + left * plate.edge, plate.y + top * plate.edge]
        return (
          <Moving key={left} frames={twinkle} lasts={glint} delay={nugget[0] + 40} about={[atX, atY]} leaves>
            <Svg width={cell} height={cell}>
              <Path
                d={starPath(atX * cell, atY * cell, part * edge)}
                fill={shine}
                stroke={colours.goldEdge}
                strokeWidth={strokeAt(cell, 0.8)}
              />
            </Svg>
          </Moving>
        )
      })}
    </>
  )
}

const styles = StyleSheet.create({ over: { overflow: 'visible' } })
