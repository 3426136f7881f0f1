/** The bots' turns of one sitting: whether a bot may act, and how people pause and skip what bots do. Chooses no move. */
import type { StoreApi } from 'zustand/vanilla'
import { gameOf, pilotOf, type Table } from '@/match/index'
import type { Stage } from '@/stage/index'
import type { Scene } from './scene'
import type { Sitting } from './session'

export type BotTurns = {
  readonly pause: (on: boolean) => void
  readonly skipAhead: () => void
  /** A bot is to move and may. */
  readonly callsBot: () => boolean
  readonly playBot: () => void
}

export type BotTurnsOptions = {
  readonly table: Table
  readonly stage: Stage
  readonly store: StoreApi<Sitting>
  readonly scene: () => Scene
  /** Makes a move and puts it on stage. */
  readonly act: (move: Table['playBot']) => void
}

export const createBotTurns = ({ table, stage, store, scene, act }: BotTurnsOptions): BotTurns => {
  const isBotsTurn = (): boolean => {
    const { match } = table.getState()
    const game = gameOf(match)
    return game.phase !== 'over' && pilotOf(match, game.turn).who === 'bot'
  }
  const endSkipping = (): void => {
    if (!store.getState().skipping || isBotsTurn()) return
    stage.hurry(false)
    store.setState({ skipping: false })
  }
  return {
    pause: (paused) => {
      if (paused) stage.finish()
      store.setState({ paused })
    },
    skipAhead: () => {
      store.setState({ paused: false, skipping: true })
      stage.hurry(true)
      endSkipping()
    },
    callsBot: () => !store.getState().paused && scene().is === 'botTurn' && isBotsTurn(),
    playBot: () => {
      act(table.playBot)
      endSkipping()
    },
  }
}
