/**
 * Dice rolled on a real table and entered one by one. The third die completes the roll. A roll can be changed until a marker is
 * placed or the bust is passed on.
 */
import type { StoreApi } from 'zustand/vanilla'
import type { Dice, Die } from '@/engine'
import { canTakeRollBack, gameOf, lastMove, sealOf, takesThrow, type Table } from '@/match'
import type { Clock } from '@/stage/clock'
import type { Stage } from '@/stage/stage'
import type { Announcement, Scene, SessionState } from './scene'

/** Two taps on a face within this many milliseconds count as one: a trembling finger, or a key held down. */
const sameTap = 60

export type OwnDice = {
  readonly tapIn: (die: Die) => void
  /** Takes back the die entered last; `takeDiceBack` takes back all. */
  readonly takeDieBack: () => void
  readonly takeDiceBack: () => void
  /** Takes back the last roll, because it was entered wrong, so that it can be changed. */
  readonly changeDice: () => void
  /** From here on the app rolls, with dice from this seed. */
  readonly rollOnScreen: (seed: string) => void
}

/** Ignores presses on controls that have just replaced the keys for dice. */
export type TypingGuard = {
  /** A key for dice was pressed, and the page changes. */
  readonly typed: () => void
  /** A press now may have been meant for the keys. */
  readonly isSlip: () => boolean
}

type OwnDiceOptions = {
  readonly table: Table
  readonly stage: Stage
  readonly clock: Clock
  readonly store: StoreApi<SessionState>
  readonly scene: () => Scene
  /** Completes the current performance; false if there is none. */
  readonly finishes: () => boolean
  readonly typing: TypingGuard
  readonly say: (what: Announcement) => void
}

export const createOwnDice = ({
  table,
  stage,
  clock,
  store,
  scene,
  finishes,
  typing,
  say,
}: OwnDiceOptions): OwnDice => {
  let last: { readonly die: Die; readonly at: number } | null = null
  /** The roll is being written to the disk and cannot be changed any more. */
  let storing = false
  const enter = (entered: readonly Die[]): void => {
    store.setState({ entered, preview: null, refused: null, asked: null, undone: null })
  }
  const throwThem = (dice: Dice): void => {
    const before = gameOf(table.getState().match)
    storing = true
    void table.rollWith(dice, (events) => {
      storing = false
      typing.typed()
      enter([])
      stage.perform({ events, before, after: gameOf(table.getState().match), byHand: true })
    })
  }
  const leave = (entered: readonly Die[]): void => {
    if (finishes() || storing || scene().is !== 'entering' || store.getState().entered.length === 0) return
    enter(entered)
    typing.typed()
    say({ entered })
  }
  return {
    tapIn: (die: Die): void => {
      if (finishes()) return
      const at = clock.now()
      const isSame = last?.die === die && at - last.at < sameTap
      last = { die, at }
      const { is } = scene()
      const { entered } = store.getState()
      if (isSame || storing || entered.length === 3) return
      if (!(is === 'start' || is === 'decide' || is === 'entering') || !takesThrow(table.getState().match))
        return
      const [first, second, third] = [...entered, die] as const
      enter([...entered, die])
      if (first && second && third) throwThem([first, second, third])
      else say({ entered: [...entered, die] })
    },
    takeDieBack: (): void => leave(store.getState().entered.slice(0, -1)),
    takeDiceBack: (): void => leave([]),
    changeDice: (): void => {
      stage.finishAll()
      const { match } = table.getState()
      const { is } = scene()
      const move = lastMove(match)?.move
      if (!(is === 'choose' || is === 'bust' || is === 'botTurn') || !canTakeRollBack(match)) return
      if (move?.type !== 'roll' || store.getState().wasOver) return
      table.takeRollBack()
      enter(move.dice)
      typing.typed()
      say({ entered: move.dice })
    },
    rollOnScreen: (seed: string): void => {
      if (storing) return
      enter([])
      void table.rollOnScreen(seed).then(() => {
        const sealed = sealOf(seed)
        store.setState({ sealed })
        say({ sealed })
      })
    },
  }
}
