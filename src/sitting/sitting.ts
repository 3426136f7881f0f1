/** What one sitting at a match keeps of its own. None of it is saved, and none of it decides anything. */
import type { Cell, Die, Refusal, Space } from '@/engine'
import type { Asked, Seen } from './scene'

/** A tap that the rules refused; a new id each time, so that the same space shakes again. */
export type Refused = { readonly id: number; readonly space: Space | null; readonly refusal: Refusal }

export type Sitting = {
  readonly seen: Seen
  /** The space that waits for its second tap. */
  readonly preview: Space | null
  /** Dice of one's own that are tapped in so far. */
  readonly entered: readonly Die[]
  readonly asked: Asked | null
  readonly refused: Refused | null
  /** Counts placements taken back, so that the board can show each. */
  readonly undone: { readonly id: number; readonly space: Space; readonly before: readonly Cell[] } | null
  /** The seal that the dice have lain in since just now. */
  readonly sealed: string | null
  readonly paused: boolean
  readonly held: boolean
  readonly skipping: boolean
}
