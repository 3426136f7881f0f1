/** What the hand feels, in browsers: only a bust and a win, where the browser can. */
import type { HapticMoment } from '@/theme/motion'

const patterns: Partial<Record<HapticMoment, readonly number[]>> = { bust: [40], win: [40, 80, 20, 100, 20] }

export const touch = (moment: HapticMoment): void => {
  const pattern = patterns[moment]
  // A browser complains aloud about shaking before the first tap.
  if (pattern && navigator.userActivation?.hasBeenActive) navigator.vibrate?.([...pattern])
}
