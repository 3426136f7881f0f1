/** What the board is told while something is tried or taught. Holds no rule and draws nothing. */
import { ifYouStop, lastPlaced, type Game, type Placement } from '@/engine'
import type { Phrases } from '@/i18n/dictionaries'
import type { Moved } from '@/sitting/practice'
import type { Outline } from '@/ui/game/board/types'
import { bustPicture, groupOutlines, plainBoard, type BoardView } from '@/features/matchView/boardView'

type Moment = {
  readonly options: readonly Placement[] | null
  readonly rolling: boolean
  readonly words: Phrases['play']
}

/** After a bust, what came off over the board as it was; else the board as it stands. */
export const practiceView = (
  { game, before, events }: Moved,
  { options, rolling, words }: Moment,
): BoardView => {
  const busted = events.find((event) => event.type === 'busted')
  if (before && (rolling || busted)) {
    const bust = busted && !rolling ? bustPicture(busted.lost, words) : null
    return { ...plainBoard, cells: before.cells, mover: before.turn, bust }
  }
  return {
    cells: game.cells,
    mover: game.turn,
    targets: options ?? [],
    outlines: outlinesOf(game),
    lastPlaced: lastPlaced(game),
    rolled: game.dice,
    bust: null,
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
