/** The first lesson: one guided turn with dice that are known beforehand, on the board of every match. */
import { StackActions } from '@react-navigation/native'
import { useEffect, useState } from 'react'
import { StyleSheet } from 'react-native'
import { lastPlaced, type Placement, type Space } from '@/engine'
import { usePhrases } from '@/i18n/PhrasesProvider'
import { lessonOffers } from '@/saves'
import { space } from '@/theme/measures'
import { useTheme, useWindow } from '@/theme/ThemeProvider'
import { isQuietFocus } from '@/ui/kit/focus'
import { SheetFrame } from '@/ui/kit/SheetFrame'
import { LearnPage } from '../LearnPage'
import { NoDice, ReadDice } from '../ReadDice'
import { Rich } from '../Rich'
import { choicesOf } from '@/sitting/choices'
import { motionOnStage } from '@/features/matchView/boardView'
import { ownerOf } from '@/features/table/tables'
import { useBack, useRoutes } from '@/routes'
import { useServices } from '@/services'
import { useQuickStart } from '@/features/table/useStartMatch'
import { wantedSpace } from './lesson'
import { LearnBoard } from '../LearnBoard'
import { LessonFoot } from './LessonFoot'
import { lessonSteps } from './script'
import { sentenceOfStep } from './sentences'
import { useLessonKeys } from './useLessonKeys'
import { useLesson, type Lessoning } from './useLesson'

export const LessonScreen = () => {
  const phrases = usePhrases()
  const { lesson: words } = phrases.learn
  const { saves } = useServices()
  const { dispatch } = useRoutes()
  const leave = useBack()
  const { firstPlayers, playFirst } = useQuickStart(ownerOf(saves.remembered.getState()))
  const lessoning = useLesson()
  const { type } = useTheme()
  const { layout, small } = useWindow()
  const lines = layout === 'portrait' && !small ? 4 : 3
  const [pointed, setPointed] = useState<Space | null>(null)
  const point = (at: Space | null): void => {
    if (!isQuietFocus()) setPointed(at)
  }
  const { lesson, told, practice, performing, refused, act } = lessoning
  const options = lesson.game.phase === 'place' && performing === null ? choicesOf(lesson.game) : null
  const optionAt = (at: Space | null) => options?.find((each) => each.space === at)
  /** The placement that the dice are read for: the one pointed at, else the one this step is about. */
  const read = optionAt(pointed) ?? optionAt(wantedSpace(lesson)) ?? null
  useEffect(() => saves.remember('lessonOffered', lessonOffers), [saves])
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
      line={words.progress(lessonSteps.indexOf(told.step) + 1, lessonSteps.length)}
      onBack={leave}
      leave={{ icon: 'close', label: words.skip }}
      topic="lesson"
      large
      refused={refused}
      above={
        <>
          {/* As high as the longest sentence of a phone, where there is room, so that the board stays where it is. */}
          <SheetFrame style={[styles.sentence, { minHeight: lines * (type('body').lineHeight ?? 22) + 22 }]}>
            <Rich>{sentenceOfStep(told, phrases)}</Rich>
          </SheetFrame>
          <LessonDice lessoning={lessoning} read={read} />
        </>
      }
      board={({ cell, gutter }) => (
        <LearnBoard
          practice={practice}
          cell={cell}
          gutter={gutter}
          options={options}
          rolling={performing?.event.type === 'rolled'}
          crossHair={read?.space ?? null}
          performing={performing && motionOnStage(performing)}
          rests={lastPlaced(lesson.game)}
          onPlace={(at) => act({ type: 'place', space: at })}
          onPoint={point}
        />
      )}
      foot={
        <LessonFoot
          lessoning={lessoning}
          onPoint={point}
          opponent={firstPlayers[1].name}
          onPlay={playFirst}
          onRules={() => dispatch(StackActions.replace('How'))}
        />
      }
    />
  )
}

/** The dice as they roll, then as they are read. */
const LessonDice = ({
  lessoning: { lesson, performing },
  read,
}: {
  readonly lessoning: Lessoning
  readonly read: Placement | null
}) => {
  const rolled = lesson.events.find((event) => event.type === 'rolled')
  if (!rolled) return <NoDice />
  const rolling =
    performing?.event.type === 'rolled' ? { nonce: performing.id, pace: performing.manner.pace } : null
  return <ReadDice dice={rolled.dice} placement={read} rolling={rolling} />
}

const styles = StyleSheet.create({
  sentence: {
    justifyContent: 'center',
    paddingHorizontal: space.m,
    paddingVertical: 10,
  },
})
