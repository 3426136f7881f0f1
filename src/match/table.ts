/** Holds a match that is being played. Each action first saves the next match, then shows it. */
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Dice, GameEvent, Seat, Space } from '@/engine'
import { playBot } from './bot'
import { sealFromHere } from './dice'
import { eventsOf } from './state'
import { handOver, offerHints, place, roll, rollWith, stop, takeHint, takeRollBack, undo } from './steps'
import type { Match, Pilot } from './types'

type TableOptions = {
  readonly match: Match
  /** Starts writing and returns at once. */
  readonly save: (match: Match) => void
  /** Resolves when the last save is on the disk or has failed. */
  readonly stored: () => Promise<unknown>
  /** The time as an ISO string. */
  readonly now: () => string
}

/** Called with the events in the same tick in which the table changes. */
type Show = (events: readonly GameEvent[]) => void

/** Each action returns its events. An action the rules refuse throws and changes nothing. */
export type Table = Pick<
  StoreApi<{ readonly match: Match }>,
  'getState' | 'getInitialState' | 'subscribe'
> & {
  readonly roll: () => readonly GameEvent[]
  /** Real dice. They are in no seal, so they are stored before anybody sees the outcome. */
  readonly rollWith: (dice: Dice, show: Show) => Promise<void>
  readonly takeRollBack: () => readonly GameEvent[]
  /** From now on the app rolls, from this seed. */
  readonly rollOnScreen: (seed: string) => Promise<void>
  readonly place: (space: Space) => readonly GameEvent[]
  readonly stop: () => readonly GameEvent[]
  readonly undo: () => readonly GameEvent[]
  readonly handOver: (seat: Seat, pilot: Pilot) => readonly GameEvent[]
  readonly takeHint: () => void
  readonly offerHints: (offered: boolean) => void
  /** One action of the bot on turn. */
  readonly playBot: () => readonly GameEvent[]
}

export const createTable = ({ match, save, stored, now }: TableOptions): Table => {
  const store = createStore(() => ({ match }))
  const advance = (next: (match: Match) => Match): Match => {
    const after = next(store.getState().match)
    save(after)
    store.setState({ match: after })
    return after
  }
  const move = (next: (match: Match) => Match): readonly GameEvent[] => eventsOf(advance(next))
  const change = (next: (match: Match) => Match): readonly GameEvent[] => {
    advance(next)
    return []
  }
  const advanceStored = async (next: (match: Match) => Match, show?: Show): Promise<void> => {
    for (;;) {
      const before = store.getState().match
      const after = next(before)
      save(after)
      await stored()
      // A seat may have been handed over meanwhile.
      if (store.getState().match !== before) continue
      store.setState({ match: after })
      show?.(eventsOf(after))
      return
    }
  }
  return {
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    roll: () => move((present) => roll(present, now())),
    rollWith: (dice, show) => advanceStored((present) => rollWith(present, dice, now()), show),
    takeRollBack: () => change(takeRollBack),
    rollOnScreen: (seed) => advanceStored((present) => sealFromHere(present, seed)),
    place: (space) => move((present) => place(present, space)),
    stop: () => move((present) => stop(present, now())),
    playBot: () => move((present) => playBot(present, now())),
    undo: () => change(undo),
    takeHint: () => void change(takeHint),
    offerHints: (offered) => void change((present) => offerHints(present, offered)),
    handOver: (seat, pilot) => change((present) => handOver(present, seat, pilot)),
  }
}
