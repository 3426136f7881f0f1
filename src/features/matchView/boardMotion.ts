/** What moves on a board: events as the board performs them. Knows no scene and keeps no time. */
import type { Cell, GameEvent } from '@/engine'
import type { Performing } from '@/stage/stage'
import { motion } from '@/theme/motion'
import type { Tier } from '@/theme/timeline'
import type { BoardMotion } from '@/ui/game/board/types'

/** Null for an event that moves nothing on the board. */
export const motionOfEvent = (
  event: GameEvent,
  nonce: number,
  before: readonly Cell[],
): BoardMotion | null =>
  event.type === 'rolled' || event.type === 'placed' || event.type === 'stopped' || event.type === 'busted'
    ? { nonce, what: event, before }
    : null

/** From here on the board pales around what is at stake. */
const bold: Tier = motion.tension.beat.fromTier

export const isBold = (tier: Tier): boolean => tier >= bold

export const motionOnStage = ({ id, event, act, manner, stakes }: Performing): BoardMotion | null => {
  const moves = motionOfEvent(event, id, act.before.cells)
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
