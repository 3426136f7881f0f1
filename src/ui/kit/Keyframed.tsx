/** Plays keyframes on what it holds, on phones, and rests at their end. Taking the frames away cuts them off. */
import Animated, { cubicBezier, type CSSAnimationKeyframes } from 'react-native-reanimated'

import { easing } from '@/theme/motion'
import type { KeyframedProps, TransitionedProps } from './moving'

export function Keyframed({
  children,
  style,
  frames,
  lasts,
  delay = 0,
  curve = 'out',
  breaths = 0,
}: KeyframedProps) {
  const [x1, y1, x2, y2] = easing[curve]
  return (
    <Animated.View
      style={[
        style,
        frames !== null && {
          animationName: frames as CSSAnimationKeyframes,
          animationDuration: lasts,
          animationDelay: delay,
          animationTimingFunction: cubicBezier(x1, y1, x2, y2),
          animationFillMode: 'both',
          animationIterationCount: breaths > 0 ? 2 * breaths : 1,
          animationDirection: breaths > 0 ? 'alternate' : 'normal',
        },
      ]}
    >
      {children}
    </Animated.View>
  )
}

export function Transitioned({ children, style, lasts, curve = 'out' }: TransitionedProps) {
  const [x1, y1, x2, y2] = easing[curve]
  return (
    <Animated.View
      style={[
        style,
        {
          transitionProperty: 'transform',
          transitionDuration: lasts,
          transitionTimingFunction: cubicBezier(x1, y1, x2, y2),
        },
      ]}
    >
      {children}
    </Animated.View>
  )
}
