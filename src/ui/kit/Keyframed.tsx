/** Plays keyframes on a view on phones and stops at the last one. Setting `frames` to null ends the motion at once. */
import type { ReactNode } from 'react'
import type { StyleProp, ViewStyle } from 'react-native'
import Animated, { cubicBezier, type CSSAnimationKeyframes } from 'react-native-reanimated'

import { easing, type EasingName } from '@/theme/motion'
import type { Keyframes } from './keyframes'

export type KeyframedProps = {
  readonly children?: ReactNode
  readonly style?: StyleProp<ViewStyle>
  /** Null: no motion. */
  readonly frames: Keyframes | null
  /** In milliseconds. */
  readonly lasts: number
  readonly delay?: number
  readonly curve?: EasingName
  /** Plays back and forth this many times and ends where it began. Never endless: that would keep a phone drawing. */
  readonly breaths?: number
}

export type TransitionedProps = {
  readonly children?: ReactNode
  /** Changes of its transform and opacity are animated. */
  readonly style?: StyleProp<ViewStyle>
  /** In milliseconds. */
  readonly lasts: number
}

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

export function Transitioned({ children, style, lasts }: TransitionedProps) {
  const [x1, y1, x2, y2] = easing.out
  return (
    <Animated.View
      style={[
        style,
        {
          transitionProperty: ['transform', 'opacity'],
          transitionDuration: lasts,
          transitionTimingFunction: cubicBezier(x1, y1, x2, y2),
        },
      ]}
    >
      {children}
    </Animated.View>
  )
}
