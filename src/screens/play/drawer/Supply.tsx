/** Which squatters are left in the supply, read from the game. */
import { dieValues, squattersOut, type Game } from '@/engine/index'
import { usePhrases } from '@/i18n/index'
import { SupplyRow } from '@/ui/index'

export function Supply({ game, stacked = false }: { readonly game: Game; readonly stacked?: boolean }) {
  const { play } = usePhrases()
  const bits = squattersOut(game.cells)
  const out = dieValues.filter((squatter) => bits & (1 << squatter))
  const left = dieValues.filter((squatter) => !out.includes(squatter))
  return (
    <SupplyRow
      label={play.squattersLeft}
      out={out}
      stacked={stacked}
      aria-label={play.squattersLeftSpoken(left.map(String))}
    />
  )
}
