/** The board of a page. One page on, its marker comes as it came in play; any other page fades in. */
import { View } from 'react-native'
import { usePhrases } from '@/i18n/PhrasesProvider'
import { gameOf, playersOf } from '@/match'
import type { Page, Review } from '@/match/review'
import { duration } from '@/theme/motion'
import type { BoardCell } from '@/theme/cell'
import { Board } from '@/ui/game/board/Board'
import { Keyframed } from '@/ui/kit/Keyframed'
import type { Keyframes } from '@/ui/kit/keyframes'
import { seatNames, spaceLabels } from '@/features/matchView/sentences'
import { pageBoardOf, pageMotionOf } from './pageBoardView'
import type { Place } from './useLookBack'

type PageBoardProps = {
  readonly review: Review
  readonly page: Page | null
  readonly place: Place
  readonly cell: BoardCell
}

/** The same twice: whichever did not play last begins anew, and nothing is taken off the page for it. */
const fades: readonly [Keyframes, Keyframes] = [
  { from: { opacity: 0.3 }, to: { opacity: 1 } },
  { '0%': { opacity: 0.3 }, '100%': { opacity: 1 } },
]

export function PageBoard({ review, page, place, cell }: PageBoardProps) {
  const phrases = usePhrases()
  const players = playersOf(review.match)
  const view = pageBoardOf(review, page)
  const performing = pageMotionOf(page, place)
  const game = page ? (page.decided ?? page.thrown ?? page.before) : gameOf(review.match)
  const isStill = performing !== null || place.times === 0
  return (
    <Keyframed frames={isStill ? null : fades[place.times % 2 === 0 ? 0 : 1]} lasts={duration.reduced}>
      <View collapsable={false}>
        <Board
          {...cell}
          {...view}
          looks={players}
          label={phrases.board.name}
          labelOf={spaceLabels(game, phrases, seatNames(players), null)}
          performing={performing}
        />
      </View>
    </Keyframed>
  )
}
