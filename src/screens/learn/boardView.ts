/** What the board is told while something is tried or taught. Holds no rule and draws nothing. */
import { ifYouStop, lastPlaced, legalPlacements, type Game, type GameEvent } from '@/engine/index'
import type { Phrases } from '@/i18n/index'
import type { BoardProps, Outline } from '@/ui/index'
import { bustPicture, groupOutlines } from '../app/board'

export type BoardView = Pick<
  BoardProps,
  'cells' | 'mover' | 'targets' | 'outlines' | 'lastPlaced' | 'rolled' | 'bust'
>

/** A game, and the move that led to it. */
export type Moved = {
  readonly game: Game
  readonly before: Game | null
  readonly events: readonly GameEvent[]
}

/** After a bust, what came off over the board as it was; else the board as it stands. */
export const boardViewOf = ({ game, before, events }: Moved, { play }: Phrases): BoardView => {
  const busted = events.find((event) => event.type === 'busted')
  if (busted && before)
    return { cells: before.cells, mover: before.turn, bust: bustPicture(busted.lost, play) }
  return {
    cells: game.cells,
    mover: game.turn,
    targets: legalPlacements(game),
    outlines: outlinesOf(game),
    lastPlaced: lastPlaced(game),
    rolled: game.dice,
  }
}

/** Gold leads while choosing; what stopping would join while deciding; everybody’s largest groups else. */
const outlinesOf = (game: Game): readonly Outline[] => {
  if (game.phase === 'place') return []
  const preview = ifYouStop(game)
  if (preview !== null)
    return preview.outline.length > 1 ? [{ seat: game.turn, spaces: preview.outline, kind: 'ifYouStop' }] : []
  return groupOutlines(game)
}
