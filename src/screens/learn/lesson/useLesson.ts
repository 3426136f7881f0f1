/** Runs the lesson on the stage like a match, and provides its sentences. */
import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { bustCount, columnOf, markerCount, rowOf, type Space } from '@/engine'
import { usePhrases } from '@/i18n/PhrasesProvider'
import type { Phrases } from '@/i18n/dictionaries'
import { percentOf } from '@/stage/speech'
import type { Performing } from '@/stage/stage'
import { nameOf, seatName } from '../players'
import { refusalSentence } from '@/features/matchView/sentences'
import { useSay } from '@/services'
import { useLatest } from '@/ui/kit/useLatest'
import { useStage } from '../../shell/useStage'
import { usePractice, type PracticeControls } from '../usePractice'
import { plain } from '../Rich'
import {
  contested,
  dead,
  fatalRoll,
  firstRoll,
  newLesson,
  staked,
  teach,
  type Lesson,
  type LessonAction,
  type LessonRefusal,
} from './lesson'

export type LessonControls = PracticeControls<Lesson, LessonAction, LessonRefusal> & {
  readonly lesson: Lesson
  /** The lesson state that the page explains. It lags behind `lesson` until the last move has been performed. */
  readonly explained: Lesson
  readonly performing: Performing | null
}

export function useLesson(): LessonControls {
  const phrases = usePhrases()
  const latestPhrases = useLatest(phrases)
  const say = useSay()
  const stage = useStage(
    {
      nameOf: (seat) => nameOf(seat, latestPhrases()),
      isBot: () => false,
      bots: () => 0,
      isCovered: () => false,
    },
    { saysBustChance: false },
  )
  const performing = useStore(stage, (state) => state.performing)
  const controls = usePractice({
    start: newLesson,
    answer: teach,
    sentenceOf: (why: LessonRefusal) => lessonSentence(why, phrases),
    onMoved: ({ events, before, game }) => {
      // Drops the change of turn: the lesson either undoes the roll or is over.
      const own = events.filter(({ type }) => type !== 'turnPassed')
      if (before !== null) stage.perform({ events: own, before, after: game })
    },
  })
  const lesson = controls.practice.now

  // Announces the next step once the last move has been performed.
  const isIdle = performing === null
  const [explained, setExplained] = useState(lesson)
  if (isIdle && explained !== lesson) setExplained(lesson)
  useEffect(() => {
    if (isIdle) say(plain(sentenceOfStep(lesson, latestPhrases())))
  }, [isIdle, lesson, latestPhrases, say])

  return {
    ...controls,
    lesson,
    explained,
    performing,
    act: (action) => (stage.isIdle() ? controls.act(action) : stage.finish()),
  }
}

const lessonSentence = (why: LessonRefusal, phrases: Phrases): string => {
  if (why.by === 'rules') return refusalSentence(why.refusal, phrases, seatName)
  const { lesson } = phrases.learn
  switch (why.want.type) {
    case 'place': {
      const { space } = why.want
      // A step that accepts any space refuses none, so here the space is never null.
      if (space === null) throw new Error('The lesson refuses a space that it asked for')
      return lesson.placeThere(at(space))
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

const at = (space: Space) => ({ column: columnOf(space), row: rowOf(space) })

/** The sentence of a step, with asterisks around bold words. */
export const sentenceOfStep = ({ step, game }: Lesson, phrases: Phrases): string => {
  const { steps } = phrases.learn.lesson
  const owner = nameOf(1, phrases)
  switch (step) {
    case 'roll':
    case 'again':
    case 'six':
    case 'more':
    case 'stop':
      return steps[step]()
    case 'squatter':
      return steps.squatter({ ...at(staked), squatter: firstRoll[2] })
    case 'same':
    case 'claim':
      return steps[step](at(staked))
    case 'take':
      return steps.take({ ...at(contested), owner })
    case 'greedy':
      return steps.greedy({
        lost: markerCount(game.cells),
        spaces: new Set(game.placedThisTurn).size,
        bust: Math.round(percentOf(bustCount(game))),
      })
    case 'bust':
      return steps.bust({ ...at(dead), die: fatalRoll[0] })
    case 'done':
      return steps.done({ owner })
  }
}
