/** One example being tried: every press is answered at once, in words and on the board. */
import { useState } from 'react'
import type { Refusal, Space } from '@/engine/index'
import { usePhrases } from '@/i18n/index'
import { say } from '@/stage/index'
import type { BoardMotion } from '@/ui/index'
import { motionOfEvent } from '../../app/motion'
import { sentenceOf } from '../../app/words'
import type { Refused } from '../../app/Refusal'
import { useTouch } from '../../app/useTouch'
import { naming } from '../company'
import type { Example } from './examples'
import { outcomeOf } from './outcome'
import { hasRolls, trialOf, tryPlace, tryRoll, tryStop, type Trial, type Tried } from './trial'

type Shown = {
  readonly trial: Trial
  readonly motion: BoardMotion | null
  /** A refused press: where it was, and what the rules say. */
  readonly refused: { readonly space: Space | null; readonly refusal: Refusal | 'no-more-rolls' } | null
  /** Counts the presses, so that the same one moves the board again. */
  readonly presses: number
}

const untouched = (example: Example): Shown => ({
  trial: trialOf(example),
  motion: null,
  refused: null,
  presses: 0,
})

export type Trying = {
  readonly trial: Trial
  readonly motion: BoardMotion | null
  readonly shake: { readonly space: Space; readonly nonce: number } | null
  /** What came of the last move, or what the board waits for. */
  readonly outcome: string
  readonly refused: Refused | null
  readonly roll: () => void
  readonly place: (space: Space) => void
  readonly stop: () => void
  readonly undo: () => void
  readonly setUpAgain: () => void
}

export const useTrial = (example: Example): Trying => {
  const phrases = usePhrases()
  const touch = useTouch()
  const [shown, setShown] = useState(() => untouched(example))
  const { trial, motion, refused, presses } = shown

  const sentence = ({ trial: now, refused: why }: Pick<Shown, 'trial' | 'refused'>): string => {
    if (why === null) return outcomeOf(now, phrases)
    if (why.refusal === 'no-more-rolls') return phrases.learn.outcomes.noMoreRolls
    return sentenceOf(why.refusal, phrases, naming)
  }
  const show = (next: Pick<Shown, 'trial' | 'motion' | 'refused'>): void => {
    setShown({ ...next, presses: presses + 1 })
    say(sentence(next))
  }
  const refuse = (refusal: Refusal | 'no-more-rolls', space: Space | null): void => {
    touch('illegalTap')
    show({ trial, motion: null, refused: { refusal, space } })
  }
  const answer = (tried: Tried, space: Space | null): void => {
    if (!tried.ok) return refuse(tried.refusal, space)
    show({ trial: tried.trial, motion: motionOf(tried.trial, presses + 1), refused: null })
  }

  return {
    trial,
    motion,
    shake: refused !== null && refused.space !== null ? { space: refused.space, nonce: presses } : null,
    outcome: outcomeOf(trial, phrases),
    refused: refused && { sentence: sentence(shown), nonce: presses },
    roll: () => {
      const mayRoll = trial.game.phase === 'roll' || trial.game.phase === 'decide'
      if (mayRoll && !hasRolls(trial)) return refuse('no-more-rolls', null)
      answer(tryRoll(trial), null)
    },
    place: (space) => {
      answer(tryPlace(trial, space), space)
    },
    stop: () => {
      answer(tryStop(trial), null)
    },
    undo: () => {
      const space = trial.game.placedThisTurn.at(-1)
      if (trial.takenBack === null || space === undefined) return
      touch('undo')
      const undone = { type: 'undone', space } as const
      show({
        trial: trial.takenBack,
        motion: { nonce: presses + 1, what: undone, before: trial.game.cells },
        refused: null,
      })
    },
    setUpAgain: () => {
      show({ trial: trialOf(example), motion: null, refused: null })
    },
  }
}

/** What the board performs for the last move. */
const motionOf = ({ events, before, game }: Trial, nonce: number): BoardMotion | null => {
  if (before === null) return null
  for (const event of events) {
    const motion = motionOfEvent(event, nonce, before.cells)
    if (motion) return motion
  }
  return { nonce, what: { type: 'targets' }, before: game.cells }
}
