/** The cracks through the spaces of a bust. They appear one by one, the last placed first, and disappear together. */

import type { Space } from '@/engine'
import { duration } from '@/theme/motion'
import { useTheme } from '@/theme/ThemeProvider'
import { Keyframed } from '../../kit/Keyframed'
import { appear, shownFor } from '../../kit/keyframes'
import { Svg } from '../../kit/svg'
import { CrackLine } from '../CrackLine'
import { strokeAt } from '../marks/shapes'
import { stacked } from '@/theme/measures'
import { columnIndex, lineIndex } from './geometry'

type CracksProps = {
  readonly cell: number
  /** In the order of placing. */
  readonly spaces: readonly Space[]
  /** When each crack appears, the last placed first. */
  readonly at: readonly number[]
  readonly offAt: number
}

/** In fractions of a space. */
const jags = [
  [0.1, 0.24],
  [0.36, 0.4],
  [0.28, 0.54],
  [0.62, 0.5],
  [0.52, 0.7],
  [0.92, 0.8],
] as const

const pathOf = (space: Space, cell: number): string => {
  const [left, top] = [columnIndex(space) * cell, lineIndex(space) * cell]
  // Every other crack is mirrored, so that they do not look alike.
  const turned = (columnIndex(space) + lineIndex(space)) % 2 === 1
  return jags
    .map(([x, y], index) => {
      const across = turned ? 1 - x : x
      return `${index === 0 ? 'M' : 'L'}${left + across * cell} ${top + y * cell}`
    })
    .join('')
}

export function Cracks({ cell, spaces, at, offAt }: CracksProps) {
  const { colours, reducedMotion } = useTheme()
  const edge = 6 * cell
  return [...spaces].reverse().map((space, index) => {
    const from = at[index] ?? 0
    return (
      <Keyframed
        key={space}
        {...(reducedMotion
          ? { frames: appear, lasts: duration.reduced, delay: from }
          : { frames: shownFor(offAt, from - 1, from, 0.999 * offAt), lasts: offAt, curve: 'even' as const })}
        style={stacked}
      >
        <Svg width={edge} height={edge}>
          <CrackLine
            d={pathOf(space, cell)}
            ink={colours.ink}
            halo={colours.sheet}
            widths={[strokeAt(cell, 1.9), strokeAt(cell, 4.4)]}
          />
        </Svg>
      </Keyframed>
    )
  })
}
