/** The lesson on stage: what is done is performed like in a match, and every press is answered. */
import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { columnOf, rowOf } from '@/engine'
import { usePhrases } from '@/i18n/PhrasesProvider'
import type { Phrases } from '@/i18n/dictionaries'
import { say } from '@/stage/announcer'
import type { Performing } from '@/stage/stage'
import { nameOf, naming } from '../players'
import { refusalSentence } from '@/features/matchView/sentences'
import { useLatest } from '@/ui/kit/useLatest'
import { useStage } from '../../shell/useStage'
import { usePractice, type Practising } from '../usePractice'
import { newLesson, teach, type Lesson, type LessonAction, type LessonRefusal } from './lesson'
import { plainSentenceOf } from './sentences'

export type Lessoning = Practising<Lesson, LessonAction, LessonRefusal> & {
  readonly lesson: Lesson
  /** What the page says: of a roll only once it lies there. */
  readonly told: Lesson
  readonly performing: Performing | null
}

export function useLesson(): Lessoning {
  const phrases = usePhrases()
  const latestPhrases = useLatest(phrases)
  const stage = useStage({
    cast: {
      nameOf: (seat) => nameOf(seat, phrases),
      isBot: () => false,
      bots: () => 0,
      isCovered: () => false,
    },
    saysBustChance: false,
  })
  const performing = useStore(stage, (state) => state.performing)
  const practising = usePractice({
    start: newLesson,
    answer: teach,
    sentenceOf: (why: LessonRefusal) => lessonSentence(why, phrases),
    onMoved: ({ events, before, game }) => {
      // The other's turn never comes: the lesson gives the roll back, or is over.
      const own = events.filter(({ type }) => type !== 'turnPassed')
      if (before !== null) stage.perform({ events: own, before, after: game })
    },
  })
  const lesson = practising.practice.now

  // What a step asks for is said once what led to it has been performed.
  const isIdle = performing === null
  const [told, setTold] = useState(lesson)
  if (isIdle && told !== lesson) setTold(lesson)
  useEffect(() => {
    if (isIdle) say(plainSentenceOf(lesson, latestPhrases()))
  }, [isIdle, lesson, latestPhrases])

  return {
    ...practising,
    lesson,
    told,
    performing,
    act: (action) => (stage.isIdle() ? practising.act(action) : stage.finish()),
  }
}

/** Why a press did nothing: by the rules as everywhere, or because the lesson asks for something else. */
const lessonSentence = (why: LessonRefusal, phrases: Phrases): string => {
  if (why.by === 'rules') return refusalSentence(why.refusal, phrases, naming)
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
