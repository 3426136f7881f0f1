/** Vibration in browsers: only for a bust and a win, if the browser supports it. */
import type { HapticMoment } from '@/theme/motion'

const patterns: Partial<Record<HapticMoment, readonly number[]>> = { bust: [40], win: [40, 80, 20, 100, 20] }

export const touch = (moment: HapticMoment): void => {
  const pattern = patterns[moment]
  // Browsers log a warning about vibration before the first tap.
  if (pattern && navigator.userActivation?.hasBeenActive) navigator.vibrate?.([...pattern])
}
