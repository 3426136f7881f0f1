/** How the dice of a roll on stage are thrown; null where none are in the air. Throws nothing itself. */
import { hangOf } from '@/stage/cues'
import type { Performing } from '@/stage/stage'
import { motion } from '@/theme/motion'
import type { DiceProps } from '@/ui/game/dice/Dice'

export const throwOf = (performing: Performing | null): NonNullable<DiceProps['rolling']> | null => {
  if (performing?.event.type !== 'rolled' || performing.manner.byHand) return null
  const { id, manner, stakes } = performing
  const hang = hangOf(manner, stakes)
  const whole = manner.pace === 'brisk' ? motion.roll.brisk : motion.roll.open
  const part = manner.bot && manner.pace !== 'instant' ? motion.roll.bots[manner.pace] / whole : 1
  return { nonce: id, pace: manner.pace, hang, part }
}
