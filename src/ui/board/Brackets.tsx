/** Four ink corners around the space that took the last marker. */
import { Path, Svg } from '../marks/svg'

import type { Space } from '@/engine/index'
import { duration, motion, useTheme } from '@/theme/index'
import { Keyframed } from '../kit/Keyframed'
import { appear } from '../kit/keyframes'
import { bracketsPath, strokeAt } from '../marks/shapes'
import type { Coming } from './motions'
import { placeOf } from './Space'

type BracketsProps = {
  readonly cell: number
  readonly space: Space
  /** How the marker comes, while it does: they close once it lies there. */
  readonly coming: Coming | null
}

export function Brackets({ cell, space, coming }: BracketsProps) {
  const { colours, reducedMotion } = useTheme()
  const line = strokeAt(cell, 2.6)
  return (
    <Keyframed
      frames={coming === null || reducedMotion ? null : appear}
      lasts={duration.fast}
      delay={coming === 'drop' ? motion.placeClaim.open : motion.placeSquatter.hatch}
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
