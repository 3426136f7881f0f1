/** Plays a motion on the marks of a space and stops at its end. With reduced motion it fades instead. */
import type { ReactNode } from 'react'
import { StyleSheet } from 'react-native'

import { duration, type EasingName } from '@/theme/motion'
import { useTheme } from '@/theme/ThemeProvider'
import { Keyframed } from '../../kit/Keyframed'
import { appear, vanish, type Keyframes } from '../../kit/keyframes'

type MovingProps = {
  readonly children: ReactNode
  readonly frames: Keyframes
  readonly lasts: number
  readonly delay?: number
  readonly curve?: EasingName
  /** The fixed point of the motion, in fractions of the box. */
  readonly about?: readonly [number, number]
  /** The marks leave instead of arriving. */
  readonly leaves?: boolean
  /** Keeps its delay with reduced motion too. */
  readonly waits?: boolean
}

export function Moving({
  children,
  frames,
  lasts,
  delay = 0,
  curve = 'out',
  about = [0.5, 0.5],
  leaves = false,
  waits = false,
}: MovingProps) {
  const { reducedMotion } = useTheme()
  return (
    <Keyframed
      frames={reducedMotion ? (leaves ? vanish : appear) : frames}
      lasts={reducedMotion ? duration.reduced : lasts}
      delay={reducedMotion && !waits ? 0 : delay}
      curve={curve}
      style={[StyleSheet.absoluteFill, { transformOrigin: `${about[0] * 100}% ${about[1] * 100}%` }]}
    >
      {children}
    </Keyframed>
  )
}
