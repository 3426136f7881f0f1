/** What moves on a board: events as the board performs them. Knows no scene and keeps no time. */
import type { Cell, GameEvent } from '@/engine/index'
import type { Performing } from '@/stage/index'
import type { BoardMotion } from '@/ui/index'

/** Null for an event that moves nothing on the board. */
export const motionOfEvent = (
  event: GameEvent,
  nonce: number,
  before: readonly Cell[],
): BoardMotion | null =>
  event.type === 'placed' || event.type === 'stopped' || event.type === 'busted'
    ? { nonce, what: event, before }
    : null

export const motionOnStage = ({ id, event, act }: Performing): BoardMotion | null =>
  motionOfEvent(event, id, act.before.cells)
