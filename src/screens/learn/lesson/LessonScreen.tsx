/** The first lesson: one guided turn with dice that are known beforehand, on the board of every match. */
import { StackActions } from '@react-navigation/native'
import { useEffect, useState } from 'react'
import { StyleSheet } from 'react-native'
import { legalPlacements, type Space } from '@/engine/index'
import { usePhrases } from '@/i18n/index'
import { space, useTheme } from '@/theme/index'
import { isQuietFocus, SheetFrame } from '@/ui/index'
import { LearnPage } from '../LearnPage'
import { NoDice, ReadDice } from '../ReadDice'
import { Rich } from '../Rich'
import { choicesOf } from '@/sitting/index'
import { useBack, useRoutes } from '../../app/routes'
import { useServices } from '../../app/services'
import { wantedSpace } from './lesson'
import { LessonBoard } from './LessonBoard'
import { LessonFoot } from './LessonFoot'
import { lessonSteps } from './script'
import { sentenceOfStep } from './sentences'
import { useLessonKeys } from './useLessonKeys'
import { refusalSentence, useLesson, type Lessoning } from './useLesson'

export const LessonScreen = () => {
  const phrases = usePhrases()
  const { lesson: words } = phrases.learn
  const { saves } = useServices()
  const { dispatch } = useRoutes()
  const leave = useBack()
  const lessoning = useLesson()
  const { type } = useTheme()
  const [pointed, setPointed] = useState<Space | null>(null)
  const point = (at: Space | null): void => {
    if (!isQuietFocus()) setPointed(at)
  }
  const { lesson, refused, act } = lessoning
  useEffect(() => saves.remember('lessonOffered', true), [saves])
  useLessonKeys({
    act,
    option: (index) => {
      const option = choicesOf(lesson.game)[index]
      return option ? { type: 'place', space: option.space } : null
    },
  })

  return (
    <LearnPage
      title={words.title}
      line={words.progress(lessonSteps.indexOf(lesson.step) + 1, lessonSteps.length)}
      onBack={leave}
      leave={{ icon: 'close', label: words.skip }}
      topic="lesson"
      large
      refused={refused && { sentence: refusalSentence(refused.why, phrases), nonce: refused.nonce }}
      above={
        <>
          {/* As high as most sentences are on a phone, so that the board stays where it is. */}
          <SheetFrame style={[styles.sentence, { minHeight: 3 * (type('body').lineHeight ?? 22) + 22 }]}>
            <Rich>{sentenceOfStep(lesson, phrases)}</Rich>
          </SheetFrame>
          <LessonDice lessoning={lessoning} pointed={pointed} />
        </>
      }
      board={({ cell, gutter }) => (
        <LessonBoard lessoning={lessoning} cell={cell} gutter={gutter} pointed={pointed} onPoint={point} />
      )}
      foot={
        <LessonFoot
          lessoning={lessoning}
          onPoint={point}
          onPlay={() => dispatch(StackActions.replace('NewGame'))}
          onRules={() => dispatch(StackActions.replace('How'))}
        />
      }
    />
  )
}

/** The dice as they roll, then as they are read for the space this step is about. */
const LessonDice = ({
  lessoning,
  pointed,
}: {
  readonly lessoning: Lessoning
  readonly pointed: Space | null
}) => {
  const { lesson, performing } = lessoning
  const rolled = lesson.events.find((event) => event.type === 'rolled')
  if (!rolled) return <NoDice />
  const rolling =
    performing?.event.type === 'rolled' ? { nonce: performing.id, pace: performing.manner.pace } : null
  const placements = rolling ? [] : legalPlacements(lesson.game)
  const read =
    placements.find((each) => each.space === pointed) ??
    placements.find((each) => each.space === wantedSpace(lesson)) ??
    null
  return <ReadDice dice={rolled.dice} placement={read} rolling={rolling} />
}

const styles = StyleSheet.create({
  sentence: {
    justifyContent: 'center',
    paddingHorizontal: space.m,
    paddingVertical: 10,
  },
})
