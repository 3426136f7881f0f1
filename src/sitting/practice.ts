/** Tries moves on a board outside any match, as in the rules and the lesson. */
import type { Game, GameEvent, Space } from '@/engine'

/** A game, and the game before its last move; null at the start. */
export type Moved = {
  readonly game: Game
  readonly before: Game | null
  readonly events: readonly GameEvent[]
}

/** A press, with its space if it is on the board. */
export type Press = { readonly type: string; readonly space?: Space }

export type Answer<Now, Why> =
  { readonly ok: true; readonly now: Now } | { readonly ok: false; readonly why: Why }

export type Practice<Now extends Moved = Moved, Why = unknown> = {
  readonly now: Now
  /** The state before the last press; null if the press changed nothing. */
  readonly was: Now | null
  readonly refused: { readonly why: Why; readonly space: Space | null } | null
  /** Counts the presses, so that the same press animates the board again. */
  readonly presses: number
}

export const practiceOf = <Now extends Moved>(now: Now): Practice<Now, never> => ({
  now,
  was: null,
  refused: null,
  presses: 0,
})

export const answered = <Now extends Moved, Why>(
  { now, presses }: Practice<Now, Why>,
  { space }: Press,
  answer: Answer<Now, Why>,
): Practice<Now, Why> =>
  answer.ok
    ? { now: answer.now, was: now, refused: null, presses: presses + 1 }
    : { now, was: null, refused: { why: answer.why, space: space ?? null }, presses: presses + 1 }

export const begunAgain = <Now extends Moved, Why>(
  { presses }: Practice<Now, Why>,
  now: Now,
): Practice<Now, Why> => ({ ...practiceOf(now), presses: presses + 1 })
