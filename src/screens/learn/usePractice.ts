/** The state of a practice board: applies each press, or refuses it with a haptic and a sentence. Callers pass in the rules. */
import { useState } from 'react'
import type { ToastText } from '@/features/matchView/TimedToast'
import { useSay } from '@/services'
import { useTouch } from '../shell/useStage'
import type { Game, GameEvent, Space } from '@/engine'

/** A game, and the game before its last move; null at the start. */
export type Moved = {
  readonly game: Game
  readonly before: Game | null
  readonly events: readonly GameEvent[]
}

/** A press, with its space if it is on the board. */
type Press = { readonly type: string; readonly space?: Space }

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

type PracticeOptions<Now extends Moved, Pressed extends Press, Why> = {
  readonly start: () => Now
  readonly answer: (now: Now, press: Pressed) => Answer<Now, Why>
  readonly sentenceOf: (why: Why) => string
  /** Performs or announces the result of a press; `press` is null after starting over. */
  readonly onMoved: (now: Now, press: Pressed | null) => void
}

export type PracticeControls<Now extends Moved, Pressed extends Press, Why> = {
  readonly practice: Practice<Now, Why>
  readonly refused: ToastText | null
  readonly act: (press: Pressed) => void
  readonly again: () => void
}

export function usePractice<Now extends Moved, Pressed extends Press, Why>({
  start,
  answer,
  sentenceOf,
  onMoved,
}: PracticeOptions<Now, Pressed, Why>): PracticeControls<Now, Pressed, Why> {
  const touch = useTouch()
  const say = useSay()
  const [practice, setPractice] = useState((): Practice<Now, Why> => ({
    now: start(),
    was: null,
    refused: null,
    presses: 0,
  }))
  const { now, refused, presses } = practice
  const show = (next: Omit<Practice<Now, Why>, 'presses'>): void =>
    setPractice({ ...next, presses: presses + 1 })
  return {
    practice,
    refused: refused && { sentence: sentenceOf(refused.why), nonce: presses },
    act: (press) => {
      const answered = answer(now, press)
      if (answered.ok) {
        show({ now: answered.now, was: now, refused: null })
        return onMoved(answered.now, press)
      }
      show({ now, was: null, refused: { why: answered.why, space: press.space ?? null } })
      touch('illegalTap')
      say(sentenceOf(answered.why))
    },
    again: () => {
      const fresh = start()
      show({ now: fresh, was: null, refused: null })
      onMoved(fresh, null)
    },
  }
}
