/** What the editor must know of the bots' levels to offer the right choices. */
import { levels, type Level } from '@/bots/index'

/** The weakest plays too simply and the strongest too well to have a manner of their own. */
export const hasTemperament = (level: Level): boolean => {
  const at = levels.indexOf(level)
  return at > 1 && at < levels.length - 1
}
