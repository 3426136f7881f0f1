/** Which squatters are left in the supply, read from the game; on big windows with what this turn has used. */
import { dieValues, squattersOut, type Game } from '@/engine/index'
import { usePhrases } from '@/i18n/index'
import type { Frame } from '@/theme/index'
import { SupplyRow } from '@/ui/index'
import { TurnSoFar } from './TurnSoFar'

export function Supply({ game, frame }: { readonly game: Game; readonly frame: Frame }) {
  const { play } = usePhrases()
  const isDesktop = frame.layout === 'desktop'
  const bits = squattersOut(game.cells)
  const out = dieValues.filter((squatter) => bits & (1 << squatter))
  const left = dieValues.filter((squatter) => !out.includes(squatter))
  return (
    <>
      {isDesktop && <TurnSoFar game={game} />}
      <SupplyRow
        label={play.squattersLeft}
        out={out}
        stacked={isDesktop || frame.layout === 'tablet'}
        aria-label={play.squattersLeftSpoken(left.map(String))}
      />
    </>
  )
}
