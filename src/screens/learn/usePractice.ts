/** The state of a practice board: applies each press, or refuses it with a haptic and a sentence. Callers pass in the rules. */
import { useState } from 'react'
import {
  answered,
  begunAgain,
  practiceOf,
  type Answer,
  type Moved,
  type Practice,
  type Press,
} from '@/sitting/practice'
import type { ToastText } from '@/features/matchView/TimedToast'
import { useSay } from '@/services'
import { useTouch } from '../shell/useStage'

type PracticeOptions<Now extends Moved, Pressed extends Press, Why> = {
  readonly start: () => Now
  readonly answer: (now: Now, press: Pressed) => Answer<Now, Why>
  readonly sentenceOf: (why: Why) => string
  /** Performs or announces the result of a press; `press` is null after starting over. */
  readonly onMoved: (now: Now, press: Pressed | null) => void
}

export type Practising<Now extends Moved, Pressed extends Press, Why> = {
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
}: PracticeOptions<Now, Pressed, Why>): Practising<Now, Pressed, Why> {
  const touch = useTouch()
  const say = useSay()
  const [practice, setPractice] = useState((): Practice<Now, Why> => practiceOf(start()))
  const { refused, presses } = practice
  return {
    practice,
    refused: refused && { sentence: sentenceOf(refused.why), nonce: presses },
    act: (press) => {
      const next = answered(practice, press, answer(practice.now, press))
      setPractice(next)
      if (next.refused === null) return onMoved(next.now, press)
      touch('illegalTap')
      say(sentenceOf(next.refused.why))
    },
    again: () => {
      const next = begunAgain(practice, start())
      setPractice(next)
      onMoved(next.now, null)
    },
  }
}
