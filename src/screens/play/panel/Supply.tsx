/** Which squatters are left in the supply, read from the game; on big windows with what this turn has used. */
import { cellAt, columnOf, dieValues, type Game, rowOf, spacesOfThisTurn, squattersOut } from '@/engine'
import { usePhrases } from '@/i18n/PhrasesProvider'
import { useWindow } from '@/theme/ThemeProvider'
import { SupplyRow } from '@/ui/game/SupplyRow'
import { Text } from '@/ui/kit/Text'

export function Supply({ game }: { readonly game: Game }) {
  const { play } = usePhrases()
  const { layout, wide } = useWindow()
  const bits = squattersOut(game.cells)
  const out = dieValues.filter((squatter) => bits & (1 << squatter))
  const left = dieValues.filter((squatter) => !out.includes(squatter))
  return (
    <>
      {layout === 'desktop' && <TurnSoFar game={game} />}
      <SupplyRow
        label={play.squattersLeft}
        out={out}
        stacked={wide}
        aria-label={play.squattersLeftSpoken(left.map(String))}
      />
    </>
  )
}

/** What this turn has put on the board so far, for windows with room for words. */
function TurnSoFar({ game }: { readonly game: Game }) {
  const { play } = usePhrases()
  const items = spacesOfThisTurn(game).map((space) => {
    const { squatter, claim } = cellAt(game, space)
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
