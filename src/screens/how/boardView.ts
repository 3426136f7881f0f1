/** What the board is told while an example is tried. Holds no rule and draws nothing. */
import { ifYouStop, largestGroups, legalPlacements, seatsOf, type Game } from '@/engine/index'
import type { Phrases } from '@/i18n/index'
import type { BoardProps, Outline } from '@/ui/index'
import { markersIn } from '../play/board'
import { isRollingOff, type Trial } from './trial'

export type TrialView = Pick<
  BoardProps,
  'cells' | 'mover' | 'targets' | 'outlines' | 'lastPlaced' | 'rolled' | 'bust'
>

export const trialViewOf = (trial: Trial, { play }: Phrases): TrialView => {
  const { game, before, events } = trial
  const busted = events.find((event) => event.type === 'busted')
  if (busted && before) {
    const bust = { lost: busted.lost, word: play.stamp, detail: play.markersLost(markersIn(busted.lost)) }
    return { cells: before.cells, mover: before.turn, bust }
  }
  return {
    cells: game.cells,
    mover: game.turn,
    targets: isRollingOff(trial) ? [] : legalPlacements(game),
    outlines: outlinesOf(game),
    lastPlaced: game.phase === 'decide' ? (game.placedThisTurn.at(-1) ?? null) : null,
    rolled: game.dice,
  }
}

/** Gold leads while choosing; what stopping would join while deciding; everybody’s largest groups else. */
export const outlinesOf = (game: Game): readonly Outline[] => {
  if (game.phase === 'place') return []
  const preview = ifYouStop(game)
  if (preview !== null)
    return preview.outline.length > 1 ? [{ seat: game.turn, spaces: preview.outline, kind: 'ifYouStop' }] : []
  return seatsOf(game).flatMap((seat) =>
    largestGroups(game.cells, seat)
      .filter((spaces) => spaces.length > 1)
      .map((spaces): Outline => ({ seat, spaces, kind: 'group' })),
  )
}
