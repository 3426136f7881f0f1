/** Keyframes for marks that arrive at or leave a space. */
import { motion } from '@/theme/motion'
import { dip, sway, type Keyframes } from '../../kit/keyframes'

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
  '65%': { opacity: 1, transform: [{ scale: motion.stop.popTo }] },
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

export const nudge = dip(motion.placeClaim.nudge, 40)

/** A space yields under a claim. */
export const sink: Keyframes = {
  '0%': { transform: [{ scale: 1 }] },
  '50%': { transform: [{ scale: 0.96 }] },
  '100%': { transform: [{ scale: 1 }] },
}

export const burst: Keyframes = {
  '0%': { transform: [{ scale: 0 }] },
  '50%': { transform: [{ scale: motion.placeClaim.nuggetScale }] },
  '100%': { transform: [{ scale: 1 }] },
}

/** Right and up by this many dp, and back. */
export const kick = (by: number): Keyframes => ({
  '0%': { transform: [{ translateX: 0 }, { translateY: 0 }] },
  '30%': { transform: [{ translateX: by }, { translateY: -by }] },
  '100%': { transform: [{ translateX: 0 }, { translateY: 0 }] },
})

export const hop = dip(-motion.tension.relief.hop, 45)

/** A rival's marker hops up and disappears. */
export const goHome = (cell: number): Keyframes => ({
  '0%': { opacity: 1, transform: [{ translateY: 0 }, { rotate: '0deg' }] },
  '60%': { opacity: 1, transform: [{ translateY: -0.6 * cell }, { rotate: '20deg' }] },
  '100%': { opacity: 0, transform: [{ translateY: -0.9 * cell }, { rotate: '35deg' }] },
})

/** A pending plate grows until it fills its space. */
export const spread = (x: number, y: number, by: number): Keyframes => ({
  from: { opacity: 1, transform: [{ translateX: 0 }, { translateY: 0 }, { scale: 1 }] },
  to: { opacity: 1, transform: [{ translateX: x }, { translateY: y }, { scale: by }] },
})
