/** Bots' turns in a session: when a bot may act, pausing, skipping ahead, and requesting its next action. */
import type { StoreApi } from 'zustand/vanilla'
import { itemAt } from '@/checked'
import type { Seat } from '@/engine'
import { gameOf, pilotOf, rollOffOf, takesThrow, waitsForNetworks, type Match, type Table } from '@/match'
import type { Clock } from '@/stage/clock'
import type { Stage } from '@/stage/stage'
import type { Scene, SessionState } from './scene'

export type BotTurns = {
  readonly pause: (on: boolean) => void
  /** Stops the bots while the menu is open over the match. */
  readonly hold: (on: boolean) => void
  readonly skipAhead: () => void
  /** While paused: runs a bot's next action, and only that. */
  readonly step: () => void
  /** A bot is on turn and may act. */
  readonly callsBot: () => boolean
  readonly playBot: () => void
  /** Lets bots act whenever the stage is idle and the match `isInFront`. */
  readonly runBots: (isInFront: () => boolean) => BotRunner
}

type BotRunner = {
  /** Call it after a change: a bot may be able to act now. */
  readonly check: () => void
  readonly stop: () => void
}

type BotTurnsOptions = {
  readonly table: Table
  readonly stage: Stage
  readonly clock: Clock
  readonly store: StoreApi<SessionState>
  readonly scene: () => Scene
  /** Makes a move and performs it on the stage. */
  readonly act: (move: Table['playBot']) => void
}

/** Milliseconds to read who starts before a bot does. */
const startLasts = 2000

export const showsWhoStarts = (match: Match): boolean => match.steps.length === 0 && rollOffOf(match) !== null

export const createBotTurns = ({ table, stage, clock, store, scene, act }: BotTurnsOptions): BotTurns => {
  const saysWhoStarts = showsWhoStarts(table.getState().match)
  const isStill = (): boolean => store.getState().paused || store.getState().held
  const turnNow = (): Seat => gameOf(table.getState().match).turn
  const isBotsTurn = (): boolean => {
    const { match } = table.getState()
    const game = gameOf(match)
    return game.phase !== 'over' && pilotOf(match, game.turn).who === 'bot' && !takesThrow(match)
  }
  const canPlay = (): boolean =>
    isBotsTurn() && scene().is === 'botTurn' && !waitsForNetworks(table.getState().match)
  /** The turn of a bot that stands in for a person begins: that person may want to watch, or to take the seat back. */
  const isStandInsTurn = (before: Seat): boolean => {
    const { match } = table.getState()
    const turn = turnNow()
    return turn !== before && itemAt(match.info.players, turn).pilot.who === 'person'
  }
  const endSkipping = (before: Seat): void => {
    if (!store.getState().skipping || (isBotsTurn() && !isStandInsTurn(before))) return
    stage.hurry(false)
    store.setState({ skipping: false })
  }
  const callsBot = (): boolean => !isStill() && canPlay()
  const playBot = (): void => {
    const before = turnNow()
    act(table.playBot)
    endSkipping(before)
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
    callsBot,
    playBot,
    runBots: (isInFront) => {
      let isStartRead = !saysWhoStarts
      let cancel: (() => void) | null = null
      let stopped = false
      const isDue = (): boolean =>
        !stopped && stage.isIdle() && isInFront() && (isStartRead || store.getState().skipping) && callsBot()
      const check = (): void => {
        if (cancel || !isDue()) return
        // One action per task: between two actions a tap can be handled and a frame drawn.
        cancel = clock.after(0, () => {
          cancel = null
          if (!isDue()) return
          playBot()
          check()
        })
      }
      const unsubscribe = [stage, table, store].map(({ subscribe }) => subscribe(check))
      const cancelStart = clock.after(startLasts, () => {
        isStartRead = true
        check()
      })
      check()
      return {
        check,
        stop: () => {
          stopped = true
          cancel?.()
          cancelStart()
          for (const end of unsubscribe) end()
        },
      }
    },
  }
}
