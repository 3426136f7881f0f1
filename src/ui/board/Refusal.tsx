/** A moment's shake of a space where nothing fits: its own marks sway, an empty one shows its border. */
import { memo } from 'react'
import { View } from 'react-native'
import Animated from 'react-native-reanimated'
import { Rect, Svg } from '../marks/svg'

import type { Space } from '@/engine/index'
import { motion, useTheme } from '@/theme/index'
import { strokeAt } from '../marks/shapes'
import { appear, refuse } from './keyframes'
import { placeOf } from './Space'

const glimpse = { '0%': { opacity: 0 }, '20%': { opacity: 1 }, '70%': { opacity: 1 }, '100%': { opacity: 0 } }

export type RefusalProps = { readonly cell: number; readonly space: Space }

export const Refusal = memo(function Refusal({ cell, space }: RefusalProps) {
  const { colours, reducedMotion } = useTheme()
  const inset = strokeAt(cell, 3)
  return (
    <View style={placeOf(space, cell)}>
      <Animated.View
        style={{
          animationName: glimpse,
          animationDuration: 2 * motion.illegal.total,
          animationFillMode: 'both',
        }}
      >
        <Animated.View
          style={{
            animationName: reducedMotion ? appear : refuse,
            animationDuration: motion.illegal.total,
          }}
        >
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
        </Animated.View>
      </Animated.View>
    </View>
  )
})
