/** What can be done at this step, as in a match: roll and stop, or choose; at the end, where to go on. */
import { useEffect, useRef, type ComponentRef } from 'react'
import { StyleSheet, View } from 'react-native'
import { columnOf, rowOf, spacesOfThisTurn, type Space } from '@/engine'
import { usePhrases } from '@/i18n/PhrasesProvider'
import { space } from '@/theme/measures'
import { useWindow } from '@/theme/ThemeProvider'
import { Button } from '@/ui/kit/Button'
import { OptionChip } from '@/ui/game/OptionChip'
import { Text } from '@/ui/kit/Text'
import { moveFocus } from '../../shell/moveFocus'
import { choicesOf } from '@/sitting/choices'
import { placementLabel } from '@/features/matchView/sentences'
import { wantedSpace } from './lesson'
import { wants } from './script'
import type { Lessoning } from './useLesson'

type LessonFootProps = {
  readonly lessoning: Lessoning
  readonly onPoint: (space: Space | null) => void
  /** Whom a first match is against. */
  readonly opponent: string
  readonly onPlay: () => void
  readonly onRules: () => void
}

export const LessonFoot = (props: LessonFootProps) => {
  const { lessoning, onPoint, opponent, onPlay, onRules } = props
  const { lesson, performing, act, again } = lessoning
  const phrases = usePhrases()
  const { play, board, learn, home } = phrases
  // Where there is little room the board alone chooses: it must be seen whole, with its numerals.
  const { small } = useWindow()
  const first = useRef<ComponentRef<typeof View>>(null)
  /** The choice that the step asks for. */
  const chosen = useRef<ComponentRef<typeof View>>(null)
  const { game, step } = lesson
  const isRolling = performing?.event.type === 'rolled'
  const shows = isRolling ? 'rolling' : wants[step].type
  // The controls of a new kind take the focus that the old ones had; after a placement the board has it.
  const takesFocus = (shows === 'place' && !small) || shows === 'rewind' || shows === 'nothing'
  useEffect(() => {
    return takesFocus ? moveFocus(chosen.current ?? first.current) : undefined
  }, [takesFocus, shows, step])

  return (
    <View
      role="group"
      collapsable={false}
      aria-label={play.choicesName}
      style={[styles.foot, small && styles.small]}
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
  // As high as two rows of chips, so that nothing jumps.
  foot: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    gap: space.s,
    minHeight: 2 * 52 + 8,
    alignContent: 'center',
    justifyContent: 'center',
  },
  small: { minHeight: 65 },
  chip: { flexBasis: '30%', flexGrow: 1 },
  two: { flexBasis: '40%', flexGrow: 1 },
  half: { flexGrow: 1, flexBasis: 140 },
  whole: { width: '100%' },
  grow: { flexGrow: 1 },
})
