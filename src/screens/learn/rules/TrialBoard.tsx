/** The board of an example, where every tap is a move of the real engine or the reason why not. */
import { useMemo } from 'react'
import { legalPlacements, type Space } from '@/engine/index'
import { usePhrases, type Phrases } from '@/i18n/index'
import { Board } from '@/ui/index'
import { spaceLabel } from '../../app/words'
import { boardViewOf, type BoardView } from '../boardView'
import { looksOf, naming } from '../company'
import { isRollingOff, type Trial } from './trial'
import type { Trying } from './useTrial'

export type TrialBoardProps = {
  readonly trying: Trying
  readonly cell: number
  readonly gutter: number
  readonly crossHair: Space | null
  readonly onPoint: (space: Space | null) => void
}

export const TrialBoard = ({ trying, cell, gutter, crossHair, onPoint }: TrialBoardProps) => {
  const { trial, motion, shake, place } = trying
  const phrases = usePhrases()
  const looks = useMemo(() => looksOf(phrases), [phrases])
  const view = useMemo(() => trialViewOf(trial, phrases), [trial, phrases])
  const labelOf = useMemo(() => {
    const { game } = trial
    const options = game.phase === 'place' && !isRollingOff(trial) ? legalPlacements(game) : null
    return (space: Space) => spaceLabel(game, space, phrases, naming, options)
  }, [trial, phrases])
  return (
    <Board
      {...view}
      cell={cell}
      gutter={gutter}
      looks={looks}
      crossHair={crossHair}
      label={phrases.board.name}
      labelOf={labelOf}
      onPress={place}
      onHover={onPoint}
      shake={shake}
      performing={motion}
    />
  )
}

/** While it is rolled who starts, nothing can be placed. */
const trialViewOf = (trial: Trial, phrases: Phrases): BoardView => {
  const view = boardViewOf(trial, phrases)
  return isRollingOff(trial) ? { ...view, targets: [] } : view
}
