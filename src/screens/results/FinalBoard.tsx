/** The board as it lay at the end, every largest group outlined; while the win is shown, gold runs through the winner's. */
import { useLayoutEffect, type ComponentRef, type RefObject } from 'react'
import { View } from 'react-native'
import { largestGroups, standings, type Game } from '@/engine'
import { usePhrases } from '@/i18n/PhrasesProvider'
import { gameOf, playersOf, type Match } from '@/match'
import type { BoardCell } from '@/theme/cell'
import { Board } from '@/ui/game/board/Board'
import type { Outline, SeamMotion } from '@/ui/game/board/types'
import { seatNames, spaceLabels } from '@/features/matchView/sentences'

type FinalBoardProps = {
  readonly match: Match
  readonly cell: BoardCell
  readonly seam: SeamMotion | null
  readonly place: RefObject<ComponentRef<typeof View> | null>
  /** Says where it lies: another text whenever that may be somewhere else. */
  readonly where: string
  readonly onPlaced: (where: string) => void
}

export function FinalBoard({ match, cell, seam, place, where, onPlaced }: FinalBoardProps) {
  const phrases = usePhrases()
  const game = gameOf(match)
  const players = playersOf(match)
  useLayoutEffect(() => onPlaced(where), [where, onPlaced])
  return (
    <View ref={place}>
      <Board
        {...cell}
        cells={game.cells}
        mover={game.turn}
        looks={players}
        outlines={resultOutlines(game)}
        label={phrases.board.name}
        labelOf={spaceLabels(game, phrases, seatNames(players), null)}
        performing={seam && { nonce: 1, what: { type: 'results', seam }, before: game.cells }}
      />
    </View>
  )
}

/** All largest groups, the single space of a player who has no more included; the last place first, and gold for who won. */
const resultOutlines = (game: Game): readonly Outline[] =>
  [...standings(game)].reverse().flatMap(({ seat, rank }) =>
    largestGroups(game.cells, seat).map((spaces): Outline => ({
      seat,
      spaces,
      kind: rank === 1 ? 'won' : 'result',
    })),
  )
