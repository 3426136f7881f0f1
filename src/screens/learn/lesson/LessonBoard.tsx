/** The lesson's board: what a match would show at this moment. */
import { useEffect, useMemo, useRef } from 'react'
import { View } from 'react-native'
import { lastPlaced, legalPlacements, type Space } from '@/engine/index'
import { usePhrases, type Phrases } from '@/i18n/index'
import type { Performing } from '@/stage/index'
import { Board, focusOnSpace } from '@/ui/index'
import { looksOf, naming } from '../company'
import { boardViewOf, type BoardView } from '../boardView'
import { motionOnStage } from '../../app/motion'
import { spaceLabel } from '../../app/words'
import { wantedSpace, type Lesson } from './lesson'
import type { Lessoning } from './useLesson'

export type LessonBoardProps = {
  readonly lessoning: Lessoning
  readonly cell: number
  readonly gutter: number
  readonly pointed: Space | null
  readonly onPoint: (space: Space | null) => void
}

export const LessonBoard = ({ lessoning, cell, gutter, pointed, onPoint }: LessonBoardProps) => {
  const { lesson, performing, refused, act } = lessoning
  const phrases = usePhrases()
  const place = useRef<View>(null)
  const looks = useMemo(() => looksOf(phrases), [phrases])
  const view = useMemo(() => viewOf(lesson, performing, phrases), [lesson, performing, phrases])
  const { game } = lesson
  const chooses = game.phase === 'place' && performing === null
  const labelOf = useMemo(() => {
    const options = chooses ? legalPlacements(game) : null
    return (space: Space) => spaceLabel(game, space, phrases, naming, options)
  }, [chooses, game, phrases])

  // As in a match: after a placement the focus rests on the board.
  const placed = lastPlaced(game)
  useEffect(() => {
    if (placed !== null) focusOnSpace(place.current, placed)
  }, [placed])

  return (
    <View ref={place}>
      <Board
        {...view}
        cell={cell}
        gutter={gutter}
        looks={looks}
        crossHair={chooses ? (pointedTarget(lesson, pointed) ?? wantedSpace(lesson)) : null}
        label={phrases.board.name}
        labelOf={labelOf}
        onPress={(space) => act({ type: 'place', space })}
        onHover={onPoint}
        shake={
          refused !== null && refused.space !== null ? { space: refused.space, nonce: refused.nonce } : null
        }
        performing={performing && motionOnStage(performing)}
      />
    </View>
  )
}

const pointedTarget = ({ game }: Lesson, pointed: Space | null): Space | null =>
  legalPlacements(game).find(({ space }) => space === pointed)?.space ?? null

/** While dice roll, the board is as it was before; what they open comes when they lie. */
const viewOf = (lesson: Lesson, performing: Performing | null, phrases: Phrases): BoardView => {
  const { before } = lesson
  if (before && performing?.event.type === 'rolled') return { cells: before.cells, mover: before.turn }
  return boardViewOf(lesson, phrases)
}
