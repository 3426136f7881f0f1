/** The board of a page. A step one page forward animates the marker as in play; any other step fades in. */
import { View } from 'react-native'
import { cellAt, type EventOf, type Game, ifYouStop, spacesOfThisTurn } from '@/engine'
import { usePhrases } from '@/i18n/PhrasesProvider'
import { gameOf, playersOf } from '@/match'
import type { ReviewPage, Review } from '@/match/review'
import type { BoardCell } from '@/theme/boardSize'
import { duration } from '@/theme/motion'
import { Board } from '@/ui/game/board/Board'
import type { BoardMotion, BoardProps, Outline } from '@/ui/game/board/types'
import { Keyframed } from '@/ui/kit/Keyframed'
import type { Keyframes } from '@/ui/kit/keyframes'
import { motionOfEvent, groupOutlines, plainBoard } from '@/features/matchView/boardView'
import { seatNames, spaceLabels } from '@/features/matchView/sentences'
import type { Place } from './useLookBack'

type PageBoardProps = {
  readonly review: Review
  readonly page: ReviewPage | null
  readonly place: Place
  readonly cell: BoardCell
}

/** Two identical animations: alternating between them restarts the fade without remounting the board. */
const fades: readonly [Keyframes, Keyframes] = [
  { from: { opacity: 0.3 }, to: { opacity: 1 } },
  { '0%': { opacity: 0.3 }, '100%': { opacity: 1 } },
]

export function PageBoard({ review, page, place, cell }: PageBoardProps) {
  const phrases = usePhrases()
  const players = playersOf(review.match)
  const game = page ? gameShown(page) : gameOf(review.match)
  const performing = motionTo(page, place)
  const isStill = performing !== null || place.times === 0
  return (
    <Keyframed frames={isStill ? null : fades[place.times % 2 === 0 ? 0 : 1]} lasts={duration.reduced}>
      <View collapsable={false}>
        <Board
          {...cell}
          {...(page ? viewOf(review, page) : endView(game))}
          looks={players}
          label={phrases.board.name}
          labelOf={spaceLabels(game, phrases, seatNames(players), null)}
          performing={performing}
        />
      </View>
    </Keyframed>
  )
}

const gameShown = ({ decided, thrown, before }: ReviewPage): Game => decided ?? thrown ?? before

type PageView = Pick<
  BoardProps,
  'cells' | 'mover' | 'targets' | 'outlines' | 'lastPlaced' | 'rolled' | 'rests'
>

const endView = (game: Game): PageView => ({
  ...plainBoard,
  rests: [],
  cells: game.cells,
  mover: game.turn,
  outlines: groupOutlines(game),
})

/** Also shows the better space, if there was one. */
const viewOf = (review: Review, page: ReviewPage): PageView => {
  const game = gameShown(page)
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

/** The largest groups; after a stop, the mover's group includes what the stop added. */
const outlinesOf = (game: Game, page: ReviewPage): readonly Outline[] => {
  const groups = groupOutlines(game)
  const preview = page.then === 'stopped' ? ifYouStop(game) : null
  if (!preview || preview.outline.length < 2) return groups
  const others = groups.filter(({ seat }) => seat !== page.seat)
  return [...others, { seat: page.seat, spaces: preview.outline, kind: 'ifYouStop' }]
}

/** Only a step one page forward has a motion: the placement of its marker. */
const motionTo = (page: ReviewPage | null, { at, from, times }: Place): BoardMotion | null => {
  if (!page?.placed || at !== from + 1) return null
  const { space, kind, third } = page.placed
  const { squatter, owner } = cellAt(page.before, space)
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
