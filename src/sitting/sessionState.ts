/** What a session knows that is not saved, and what it asks to be said aloud. */
import type { Cell, Die, Placement, Refusal, Space } from '@/engine'
import type { Asked, Seen } from './scene'

/** A tap that the rules refused; a new id each time, so that the same space shakes again. */
export type Refused = { readonly id: number; readonly space: Space | null; readonly refusal: Refusal }

export type SessionState = {
  readonly seen: Seen
  /** The space that waits for its second tap. */
  readonly preview: Space | null
  /** The player's own dice that are tapped in so far. */
  readonly entered: readonly Die[]
  readonly asked: Asked | null
  readonly refused: Refused | null
  /** The last placement taken back; a new id each time, so that the board can show each. */
  readonly undone: { readonly id: number; readonly space: Space; readonly before: readonly Cell[] } | null
  /** The seal of the dice, right after the app took over rolling. */
  readonly sealed: string | null
  readonly paused: boolean
  readonly held: boolean
  readonly skipping: boolean
}

/** Said by the session itself; the stage says everything that is performed. */
export type Announcement =
  | { readonly undone: true }
  | { readonly preview: Placement }
  | { readonly refused: Refusal }
  | { readonly entered: readonly Die[] }
  /** From here on the app rolls, with dice of this seal. */
  | { readonly sealed: string }
  /** The players roll their own dice; the app rolls none. */
  | { readonly throwsOwn: true }
