/** A moment's shake of a space where nothing fits: its own marks sway, an empty one shows its border. */
import { View } from 'react-native'
import { Rect, Svg } from '../marks/svg'

import type { Space } from '@/engine/index'
import { motion, useTheme } from '@/theme/index'
import { strokeAt } from '../marks/shapes'
import { Keyframed } from '../kit/Keyframed'
import { appear, type Keyframes } from '../kit/keyframes'
import { refuse } from './keyframes'
import { placeOf } from './Space'

const glimpse: Keyframes = {
  '0%': { opacity: 0 },
  '20%': { opacity: 1 },
  '70%': { opacity: 1 },
  '100%': { opacity: 0 },
}

type RefusedSpaceProps = { readonly cell: number; readonly space: Space }

export function RefusedSpace({ cell, space }: RefusedSpaceProps) {
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
