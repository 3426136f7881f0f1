/** Which squatters are left in the supply, read from the game; on big windows with what this turn has used. */
import { dieValues, squattersOut, type Game } from '@/engine/index'
import { usePhrases } from '@/i18n/index'
import type { WindowClass } from '@/theme/index'
import { SupplyRow } from '@/ui/index'
import { TurnSoFar } from './TurnSoFar'

export function Supply({ game, window }: { readonly game: Game; readonly window: WindowClass }) {
  const { play } = usePhrases()
  const isDesktop = window.layout === 'desktop'
  const bits = squattersOut(game.cells)
  const out = dieValues.filter((squatter) => bits & (1 << squatter))
  const left = dieValues.filter((squatter) => !out.includes(squatter))
  return (
    <>
      {isDesktop && <TurnSoFar game={game} />}
      <SupplyRow
        label={play.squattersLeft}
        out={out}
        stacked={window.wide}
        aria-label={play.squattersLeftSpoken(left.map(String))}
      />
    </>
  )
}
