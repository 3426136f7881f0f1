/** What this turn has put on the board so far, for windows with room for words. */
import { columnOf, rowOf, spacesOfThisTurn, type Game } from '@/engine/index'
import { usePhrases } from '@/i18n/index'
import { Text } from '@/ui/index'

export function TurnSoFar({ game }: { readonly game: Game }) {
  const { play } = usePhrases()
  const items = spacesOfThisTurn(game).map((space) => {
    const { squatter, claim } = game.cells[space]!
    return claim || squatter === null
      ? play.claimItem(columnOf(space), rowOf(space))
      : play.squatterItem(squatter)
  })
  if (items.length === 0) return null
  return (
    <Text type="label" tone="ink2">
      {play.thisTurnSoFar(items)}
    </Text>
  )
}
