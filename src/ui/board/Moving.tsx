/** Plays one motion on what it holds and then rests at its end. Without motion wanted, it fades for a moment instead. */
import type { ReactNode } from 'react'
import { StyleSheet } from 'react-native'
import Animated, { cubicBezier, type CSSAnimationKeyframes } from 'react-native-reanimated'

import { duration, easing, useTheme, type EasingName } from '@/theme/index'
import { appear, vanish } from './keyframes'

export type MovingProps = {
  readonly children: ReactNode
  readonly frames: CSSAnimationKeyframes
  readonly lasts: number
  readonly delay?: number
  readonly curve?: EasingName
  /** The point that stays where it is, in parts of the box. */
  readonly about?: readonly [number, number]
  /** It goes instead of coming. */
  readonly leaves?: boolean
}

export function Moving({
  children,
  frames,
  lasts,
  delay = 0,
  curve = 'out',
  about = [0.5, 0.5],
  leaves = false,
}: MovingProps) {
  const { reducedMotion } = useTheme()
  const [x1, y1, x2, y2] = easing[curve]
  return (
    <Animated.View
      style={[
        styles.whole,
        { transformOrigin: `${about[0] * 100}% ${about[1] * 100}%` },
        {
          animationName: reducedMotion ? (leaves ? vanish : appear) : frames,
          animationDuration: reducedMotion ? duration.reduced : lasts,
          animationDelay: reducedMotion ? 0 : delay,
          animationTimingFunction: cubicBezier(x1, y1, x2, y2),
          animationFillMode: 'both',
        },
      ]}
    >
      {children}
    </Animated.View>
  )
}

const styles = StyleSheet.create({ whole: { position: 'absolute', left: 0, top: 0, right: 0, bottom: 0 } })
