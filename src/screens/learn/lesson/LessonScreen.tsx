import { StackActions } from '@react-navigation/native'
import { useEffect, useRef, useState, type ComponentRef } from 'react'
import { StyleSheet, View } from 'react-native'
import { columnOf, lastPlaced, rowOf, spacesOfThisTurn, type Placement, type Space } from '@/engine'
import { usePhrases } from '@/i18n/PhrasesProvider'
import { lessonOffers } from '@/saves'
import { space } from '@/theme/measures'
import { useTheme, useWindow } from '@/theme/ThemeProvider'
import { OptionChip } from '@/ui/game/OptionChip'
import { Button } from '@/ui/kit/Button'
import { SheetFrame } from '@/ui/kit/SheetFrame'
import { Text } from '@/ui/kit/Text'
import { choicesOf } from '@/sitting/choices'
import { motionOnStage } from '@/features/matchView/boardView'
import { placementLabel } from '@/features/matchView/sentences'
import { ownerOf } from '@/features/table/tables'
import { useQuickStart } from '@/features/table/useStartMatch'
import { useBack, useRoutes } from '@/routes'
import { useServices } from '@/services'
import { useMoveFocus } from '../../shell/moveFocus'
import { useKeyPress } from '../../shell/useKeyPress'
import { LearnBoard, LearnPage } from '../LearnPage'
import { NoDice, ReadDice } from '../ReadDice'
import { Rich } from '../Rich'
import { lessonSteps, wantedSpace, wants, type LessonAction } from './lesson'
import { sentenceOfStep, useLesson, type LessonControls } from './useLesson'

export const LessonScreen = () => {
  const phrases = usePhrases()
  const { lesson: words } = phrases.learn
  const { saves } = useServices()
  const { dispatch } = useRoutes()
  const leave = useBack()
  const { firstPlayers, playFirst } = useQuickStart(ownerOf(saves.remembered.getState()))
  const controls = useLesson()
  const { type } = useTheme()
  const { shape, isSmall } = useWindow()
  const lines = (shape === 'low' || shape === 'upright') && !isSmall ? 4 : 3
  const [pointed, setPointed] = useState<Space | null>(null)
  const { lesson, explained, practice, performing, refused, act } = controls
  const options = lesson.game.phase === 'place' && performing === null ? choicesOf(lesson.game) : null
  const optionAt = (at: Space | null) => options?.find((each) => each.space === at)
  /** Reads the dice for the placement that is pointed at, else for the one of this step. */
  const read = optionAt(pointed) ?? optionAt(wantedSpace(lesson)) ?? null
  useEffect(() => saves.remember('lessonOffered', lessonOffers), [saves])
  useLessonKeys(controls)

  return (
    <LearnPage
      place="lesson"
      title={words.title}
      line={words.progress(lessonSteps.indexOf(explained.step) + 1, lessonSteps.length)}
      onBack={leave}
      leave={{ icon: 'close', label: words.skip }}
      topic="lesson"
      refused={refused}
      above={
        <>
          {/* As high as the longest sentence on a phone, so that the board does not move. */}
          <SheetFrame style={[styles.sentence, { minHeight: lines * (type('body').lineHeight ?? 22) + 22 }]}>
            <Rich>{sentenceOfStep(explained, phrases)}</Rich>
          </SheetFrame>
          <LessonDice controls={controls} read={read} />
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
          onPoint={setPointed}
        />
      )}
      foot={
        <LessonFoot
          controls={controls}
          onPoint={setPointed}
          opponent={firstPlayers[1].name}
          small={isSmall}
          onPlay={playFirst}
          onRules={() => dispatch(StackActions.replace('How'))}
        />
      }
    />
  )
}

/** The dice: first rolling, then with captions. */
const LessonDice = ({
  controls: { lesson, performing },
  read,
}: {
  readonly controls: LessonControls
  readonly read: Placement | null
}) => {
  const rolled = lesson.events.find((event) => event.type === 'rolled')
  if (!rolled) return <NoDice />
  const rolling =
    performing?.event.type === 'rolled' ? { nonce: performing.id, pace: performing.manner.pace } : null
  return <ReadDice dice={rolled.dice} placement={read} rolling={rolling} />
}

const actions: Readonly<Record<string, LessonAction>> = {
  r: { type: 'roll' },
  s: { type: 'stop' },
  z: { type: 'rewind' },
}

/** The keys of a match: R, 1 to 6, S and Z. Key repeats are ignored, also by the focused control. */
const useLessonKeys = ({ lesson, act }: LessonControls): void =>
  useKeyPress({ beforeControls: true }, (event) => {
    const isHeld = event.repeat && (event.key === ' ' || event.key === 'Enter')
    const key = event.key.toLowerCase()
    const option = /^[1-6]$/.test(key) ? choicesOf(lesson.game)[Number(key) - 1] : undefined
    const action = actions[key] ?? (option ? { type: 'place', space: option.space } : null)
    if (!isHeld && action === null) return
    event.preventDefault()
    if (isHeld) event.stopPropagation()
    else if (!event.repeat && action !== null) act(action)
  })

type LessonFootProps = {
  readonly controls: LessonControls
  readonly onPoint: (space: Space | null) => void
  /** Name of the opponent in a first match. */
  readonly opponent: string
  /** Shows no chips: the player chooses on the board, which is fully visible with its numerals. */
  readonly small: boolean
  readonly onPlay: () => void
  readonly onRules: () => void
}

/** The actions of the step, as in a match; after the last step, links to what is next. */
const LessonFoot = (props: LessonFootProps) => {
  const { controls, onPoint, opponent, small, onPlay, onRules } = props
  const { lesson, performing, act, again } = controls
  const phrases = usePhrases()
  const { play, board, learn, home } = phrases
  const first = useRef<ComponentRef<typeof View>>(null)
  /** The choice that the step asks for. */
  const chosen = useRef<ComponentRef<typeof View>>(null)
  const { game, step } = lesson
  // What follows a roll is shown once its outcome has been: a bust by its stamp.
  const isOpen = performing?.event.type === 'rolled' || performing?.event.type === 'busted'
  const shows = isOpen ? 'rolling' : wants[step].type
  // New controls take over the focus of the old ones. After a placement the board has the focus.
  const takesFocus = (shows === 'place' && !small) || shows === 'rewind' || shows === 'nothing'
  const moveFocus = useMoveFocus()
  useEffect(() => {
    return takesFocus ? moveFocus(chosen.current ?? first.current) : undefined
  }, [takesFocus, shows, step, moveFocus])

  return (
    <View
      role="group"
      collapsable={false}
      aria-label={play.choicesName}
      style={[styles.foot, small && styles.smallFoot]}
    >
      {shows === 'place' && small && (
        <Text type="h3" centred style={styles.whole}>
          {play.chooseASpace}
        </Text>
      )}
      {shows === 'place' &&
        !small &&
        choicesOf(game).map((option, _, all) => {
          const [column, row] = [columnOf(option.space), rowOf(option.space)]
          return (
            <View key={option.space} style={all.length === 4 ? styles.two : styles.chip}>
              <OptionChip
                ref={option.space === wantedSpace(lesson) ? chosen : undefined}
                kind={option.kind}
                third={option.third}
                label={board.short(column, row)}
                aria-label={`${board.position(column, row)}: ${placementLabel(option, phrases)}`}
                onPress={() => act({ type: 'place', space: option.space })}
                onHover={(over) => onPoint(over ? option.space : null)}
              />
            </View>
          )
        })}
      {shows === 'rewind' && (
        <Button
          ref={first}
          kind="gold"
          icon="undo"
          label={learn.lesson.rewind}
          onPress={() => act({ type: 'rewind' })}
          style={styles.whole}
        />
      )}
      {shows === 'nothing' && (
        <>
          <Button ref={first} kind="gold" label={home.play(opponent)} onPress={onPlay} style={styles.whole} />
          <Button small label={learn.lesson.rules} onPress={onRules} style={styles.grow} />
          <Button small label={learn.lesson.again} onPress={again} style={styles.grow} />
        </>
      )}
      {(shows === 'roll' || shows === 'stop') && game.phase === 'decide' && (
        <Button
          kind="ink"
          label={play.stopAndTake(spacesOfThisTurn(game).length)}
          onPress={() => act({ type: 'stop' })}
          style={styles.half}
        />
      )}
      {(shows === 'roll' || shows === 'stop') && (
        <Button
          kind="gold"
          label={game.phase === 'roll' ? play.rollTheDice : play.rollAgain}
          onPress={() => act({ type: 'roll' })}
          style={styles.half}
        />
      )}
    </View>
  )
}

const styles = StyleSheet.create({
  sentence: {
    justifyContent: 'center',
    paddingHorizontal: space.m,
    paddingVertical: 10,
  },
  // As high as two rows of chips, so that the page does not jump.
  foot: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    gap: space.s,
    minHeight: 2 * 52 + 8,
    alignContent: 'center',
    justifyContent: 'center',
  },
  smallFoot: { minHeight: 65 },
  chip: { flexBasis: '30%', flexGrow: 1 },
  two: { flexBasis: '40%', flexGrow: 1 },
  half: { flexGrow: 1, flexBasis: 140 },
  whole: { width: '100%' },
  grow: { flexGrow: 1 },
})
