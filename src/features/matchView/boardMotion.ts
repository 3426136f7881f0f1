/** What the board is to move for an event. */
import type { Cell, GameEvent } from '@/engine'
import type { Performing } from '@/stage/stage'
import { motion } from '@/theme/motion'
import type { Tier, Timeline } from '@/theme/timeline'
import type { BoardMotion } from '@/ui/game/board/types'

/** Null for an event that moves nothing on the board. */
export const motionOfEvent = (
  event: GameEvent,
  nonce: number,
  before: readonly Cell[],
  { stop, bust }: Timeline = {},
): BoardMotion | null => {
  if (event.type === 'rolled' || event.type === 'placed') return { nonce, what: event, before }
  if (event.type === 'stopped' && stop) return { nonce, what: { ...event, times: stop }, before }
  if (event.type === 'busted' && bust) return { nonce, what: { ...event, times: bust }, before }
  return null
}

/** From here on the board pales around what is at stake. */
const bold: Tier = motion.tension.beat.fromTier

export const isBold = (tier: Tier): boolean => tier >= bold

export const motionOnStage = ({
  id,
  event,
  act,
  manner,
  stakes,
  timeline,
}: Performing): BoardMotion | null => {
  const moves = motionOfEvent(event, id, act.before.cells, timeline)
  return (
    moves && {
      ...moves,
      veiled: isBold(stakes.tier) && !manner.bot,
      order: stakes.takes.order,
      brisk: manner.pace === 'brisk',
      bot: manner.bot,
    }
  )
}
