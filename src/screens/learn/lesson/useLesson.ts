/** The lesson on stage: what is done is performed like in a match, and every press is answered. */
import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { columnOf, rowOf, type Space } from '@/engine/index'
import { usePhrases, type Phrases } from '@/i18n/index'
import { say, type Performing, type Stage } from '@/stage/index'
import { nameOf, naming } from '../company'
import { sentenceOf } from '../../app/words'
import { useLatest } from '../../app/useLatest'
import { useStage } from '../../app/useStage'
import { useTouch } from '../../app/useTouch'
import { newLesson, teach, type Lesson, type LessonAction, type LessonRefusal } from './lesson'
import { plainSentenceOf } from './sentences'

type Shown = {
  readonly lesson: Lesson
  readonly refused: {
    readonly space: Space | null
    readonly why: LessonRefusal
    readonly nonce: number
  } | null
}

export type Lessoning = Shown & {
  readonly stage: Stage
  readonly performing: Performing | null
  readonly act: (action: LessonAction) => void
  readonly again: () => void
}

export function useLesson(): Lessoning {
  const phrases = usePhrases()
  const latestPhrases = useLatest(phrases)
  const touch = useTouch()
  const [shown, setShown] = useState<Shown>(() => ({ lesson: newLesson(), refused: null }))

  const stage = useStage({
    cast: { nameOf: (seat) => nameOf(seat, phrases), isBot: () => false },
    saysBustChance: false,
  })
  const performing = useStore(stage, (state) => state.performing)
  const { lesson } = shown

  // What a step asks for is said once what led to it has been performed.
  const isIdle = performing === null
  useEffect(() => {
    if (isIdle) say(plainSentenceOf(lesson, latestPhrases()))
  }, [isIdle, lesson, latestPhrases])

  const act = (action: LessonAction): void => {
    if (!stage.isIdle()) return stage.finish()
    const answer = teach(lesson, action)
    if (!answer.ok) {
      const space = action.type === 'place' ? action.space : null
      setShown({ lesson, refused: { space, why: answer.why, nonce: (shown.refused?.nonce ?? 0) + 1 } })
      touch('illegalTap')
      say(refusalSentence(answer.why, phrases))
      return
    }
    setShown({ lesson: answer.lesson, refused: null })
    const { events, before, game } = answer.lesson
    // The other's turn never comes: the lesson gives the roll back, or is over.
    const own = events.filter(({ type }) => type !== 'turnPassed')
    if (before !== null) stage.perform({ events: own, before, after: game })
  }
  return {
    ...shown,
    stage,
    performing,
    act,
    again: () => setShown({ lesson: newLesson(), refused: null }),
  }
}

/** Why a press did nothing: by the rules as everywhere, or because the lesson asks for something else. */
export const refusalSentence = (why: LessonRefusal, phrases: Phrases): string => {
  if (why.by === 'rules') return sentenceOf(why.refusal, phrases, naming)
  const { lesson } = phrases.learn
  switch (why.want.type) {
    case 'place': {
      const { space } = why.want
      // Any space the roll allows is taken, so what is refused then is refused by the rules.
      if (space === null) throw new Error('The lesson refuses a space that it asked for')
      return lesson.placeThere({ column: columnOf(space), row: rowOf(space) })
    }
    case 'roll':
      return lesson.rollInstead
    case 'stop':
      return lesson.stopInstead
    case 'rewind':
      return lesson.rewindInstead
    case 'nothing':
      return lesson.lessonOver
  }
}
