/** A line that draws itself from its start, on phones. */
import { useEffect } from 'react'
import Animated, { useAnimatedProps, useSharedValue, withDelay, withTiming } from 'react-native-reanimated'

import { Path } from '../../kit/svg'

export type DrawnLineProps = {
  readonly path: string
  /** At least as long as the path. */
  readonly length: number
  readonly stroke: string
  readonly strokeWidth: number
  /** In milliseconds. */
  readonly delay: number
  readonly lasts: number
}

const AnimatedPath = Animated.createAnimatedComponent(Path)

export function DrawnLine({ path, length, stroke, strokeWidth, delay, lasts }: DrawnLineProps) {
  const hidden = useSharedValue(length)
  useEffect(() => {
    hidden.set(withDelay(delay, withTiming(0, { duration: lasts })))
  }, [hidden, delay, lasts])
  const animatedProps = useAnimatedProps(() => ({ strokeDashoffset: hidden.get() }))
  return (
    <AnimatedPath
      d={path}
      fill="none"
      stroke={stroke}
      strokeWidth={strokeWidth}
      strokeDasharray={[length, length]}
      animatedProps={animatedProps}
    />
  )
}
