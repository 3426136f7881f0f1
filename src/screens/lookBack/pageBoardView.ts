/** Props of the board for one page: its markers, the better space if there was one, and the motion that leads there. */
import { ifYouStop, spacesOfThisTurn, type EventOf, type Game } from '@/engine'
import { gameOf } from '@/match'
import type { Page, Review } from '@/match/review'
import type { BoardMotion, BoardProps, Outline } from '@/ui/game/board/types'
import { groupOutlines, plainBoard, motionOfEvent } from '@/features/matchView/boardView'
import type { Place } from './useLookBack'

type PageBoardView = Pick<
  BoardProps,
  'cells' | 'mover' | 'targets' | 'outlines' | 'lastPlaced' | 'rolled' | 'rests'
>

/** The groups before the page's action; after a stop, the mover's own group with what the stop added. */
const outlinesOf = (game: Game, page: Page): readonly Outline[] => {
  const groups = groupOutlines(game)
  const preview = page.then === 'stopped' ? ifYouStop(game) : null
  if (!preview || preview.outline.length < 2) return groups
  const others = groups.filter(({ seat }) => seat !== page.seat)
  return [...others, { seat: page.seat, spaces: preview.outline, kind: 'ifYouStop' }]
}

export const pageBoardOf = (review: Review, page: Page | null): PageBoardView => {
  if (page === null) {
    const game = gameOf(review.match)
    return {
      ...plainBoard,
      rests: [],
      cells: game.cells,
      mover: game.turn,
      outlines: groupOutlines(game),
    }
  }
  const game = page.decided ?? page.thrown ?? page.before
  const verdict = review.judged[page.number]?.space
  const missed = verdict?.grade === 'slip' || verdict?.grade === 'costly' ? verdict.better : null
  return {
    cells: game.cells,
    mover: page.seat,
    targets: page.options.filter(({ space }) => space === missed),
    outlines: outlinesOf(game, page),
    lastPlaced: page.placed?.space ?? null,
    rolled: page.dice,
    rests: page.end?.type === 'busted' ? spacesOfThisTurn(page.before) : [],
  }
}

/** Stepping one page forward replays how the marker was placed; any other step has no motion. */
export const pageMotionOf = (page: Page | null, { at, from, times }: Place): BoardMotion | null => {
  if (!page?.placed || at !== from + 1) return null
  const { space, kind, third } = page.placed
  const { squatter, owner } = page.before.cells[space]!
  const placed: EventOf<'placed'> = {
    type: 'placed',
    seat: page.seat,
    space,
    kind,
    third,
    squatter: kind === 'claim' ? squatter : third,
    beneath: owner,
  }
  return motionOfEvent(placed, times, page.before.cells)
}
