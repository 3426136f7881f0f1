/** The entrances and exits of marks as keyframes: only transform and opacity. */
import { motion } from '@/theme/index'
import { sway, type Keyframes } from '../kit/keyframes'

export const pitch: Keyframes = {
  '0%': { transform: [{ scaleY: 0 }] },
  '70%': { transform: [{ scaleY: motion.placeSquatter.overshoot }] },
  '100%': { transform: [{ scaleY: 1 }] },
}

export const drop: Keyframes = {
  from: { opacity: 0, transform: [{ scale: motion.placeClaim.from }] },
  to: { opacity: 1, transform: [{ scale: 1 }] },
}

export const pop: Keyframes = {
  '0%': { opacity: 0, transform: [{ scale: 0.6 }] },
  '65%': { opacity: 1, transform: [{ scale: 1.05 }] },
  '100%': { opacity: 1, transform: [{ scale: 1 }] },
}

export const rise: Keyframes = {
  from: { opacity: 0, transform: [{ translateY: 5 }] },
  to: { opacity: 1, transform: [{ translateY: 0 }] },
}

export const fold: Keyframes = {
  from: { opacity: 1, transform: [{ scaleY: 1 }] },
  to: { opacity: 0, transform: [{ scaleY: 0 }] },
}

export const lift: Keyframes = {
  from: { opacity: 1, transform: [{ scale: 1 }] },
  to: { opacity: 0, transform: [{ scale: motion.placeClaim.from }] },
}

export const refuse = sway(motion.illegal.shake)

export const nudge: Keyframes = {
  '0%': { transform: [{ translateY: 0 }] },
  '55%': { transform: [{ translateY: 0 }] },
  '75%': { transform: [{ translateY: motion.placeClaim.nudge }] },
  '100%': { transform: [{ translateY: 0 }] },
}
