/** The entrances and exits of marks as keyframes: only transform and opacity. */
import { motion } from '@/theme/index'

export const appear = { from: { opacity: 0 }, to: { opacity: 1 } } as const
export const vanish = { from: { opacity: 1 }, to: { opacity: 0 } } as const

export const pitch = {
  '0%': { transform: [{ scaleY: 0 }] },
  '70%': { transform: [{ scaleY: motion.placeSquatter.overshoot }] },
  '100%': { transform: [{ scaleY: 1 }] },
} as const

export const drop = {
  from: { opacity: 0, transform: [{ scale: motion.placeClaim.from }] },
  to: { opacity: 1, transform: [{ scale: 1 }] },
} as const

export const pop = {
  '0%': { opacity: 0, transform: [{ scale: 0.6 }] },
  '65%': { opacity: 1, transform: [{ scale: 1.05 }] },
  '100%': { opacity: 1, transform: [{ scale: 1 }] },
} as const

export const rise = {
  from: { opacity: 0, transform: [{ translateY: 5 }] },
  to: { opacity: 1, transform: [{ translateY: 0 }] },
} as const

export const fold = {
  from: { opacity: 1, transform: [{ scaleY: 1 }] },
  to: { opacity: 0, transform: [{ scaleY: 0 }] },
} as const

export const lift = {
  from: { opacity: 1, transform: [{ scale: 1 }] },
  to: { opacity: 0, transform: [{ scale: motion.placeClaim.from }] },
} as const

const sway = (by: number) =>
  ({
    '0%': { transform: [{ translateX: 0 }] },
    '20%': { transform: [{ translateX: -by }] },
    '50%': { transform: [{ translateX: by }] },
    '80%': { transform: [{ translateX: -by }] },
    '100%': { transform: [{ translateX: 0 }] },
  }) as const

export const refuse = sway(motion.illegal.shake)
export const shudder = sway(motion.bust.shake)

export const nudge = {
  '0%': { transform: [{ translateY: 0 }] },
  '55%': { transform: [{ translateY: 0 }] },
  '75%': { transform: [{ translateY: motion.placeClaim.nudge }] },
  '100%': { transform: [{ translateY: 0 }] },
} as const
