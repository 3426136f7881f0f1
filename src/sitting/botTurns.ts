/** The bots' turns of one sitting: whether a bot may act, and how people pause and skip what bots do. Chooses no move. */
import type { StoreApi } from 'zustand/vanilla'
import type { Seat } from '@/engine'
import { gameOf, pilotOf, takesThrow, waitsForNetworks, type Table } from '@/match'
import type { Stage } from '@/stage/stage'
import type { Scene } from './scene'
import type { Sitting } from './sitting'

export type BotTurns = {
  readonly pause: (on: boolean) => void
  /** While the menu lies over the table, nothing happens behind it. */
  readonly hold: (on: boolean) => void
  readonly skipAhead: () => void
  /** While paused: the one next deed of a bot, and no more. */
  readonly step: () => void
  /** A bot is to move and may. */
  readonly callsBot: () => boolean
  readonly playBot: () => void
}

type BotTurnsOptions = {
  readonly table: Table
  readonly stage: Stage
  readonly store: StoreApi<Sitting>
  readonly scene: () => Scene
  /** Makes a move and puts it on stage. */
  readonly act: (move: Table['playBot']) => void
}

export const createBotTurns = ({ table, stage, store, scene, act }: BotTurnsOptions): BotTurns => {
  const isStill = (): boolean => store.getState().paused || store.getState().held
  const turnNow = (): Seat => gameOf(table.getState().match).turn
  const isBotsTurn = (): boolean => {
    const { match } = table.getState()
    const game = gameOf(match)
    return game.phase !== 'over' && pilotOf(match, game.turn).who === 'bot' && !takesThrow(match)
  }
  const canPlay = (): boolean =>
    scene().is === 'botTurn' && isBotsTurn() && !waitsForNetworks(table.getState().match)
  /** A turn of a bot that only stands in begins: the person may want to look, or the seat back. */
  const isStandInsTurn = (before: Seat): boolean => {
    const { match } = table.getState()
    const turn = turnNow()
    return turn !== before && match.info.players[turn]!.pilot.who === 'person'
  }
  const endSkipping = (before: Seat): void => {
    if (!store.getState().skipping || (isBotsTurn() && !isStandInsTurn(before))) return
    stage.hurry(false)
    store.setState({ skipping: false })
  }
  return {
    pause: (paused) => {
      if (paused) stage.finish()
      store.setState({ paused })
    },
    hold: (held) => store.setState({ held }),
    skipAhead: () => {
      store.setState({ paused: false, skipping: true })
      stage.hurry(true)
      endSkipping(turnNow())
    },
    step: () => {
      if (!stage.isIdle()) return stage.finish()
      if (store.getState().paused && canPlay()) act(table.playBot)
    },
    callsBot: () => !isStill() && canPlay(),
    playBot: () => {
      const before = turnNow()
      act(table.playBot)
      endSkipping(before)
    },
  }
}
