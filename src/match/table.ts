/** A match being played: holds the present one, gives each next one to be saved, and only then shows it. Knows no clock and no disk. */
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Dice, GameEvent, Seat, Space } from '@/engine/index'
import { playBot } from './bot'
import { eventsOf, handOver, place, roll, rollWith, stop, undo } from './steps'
import type { Match, Pilot } from './types'

type TableOptions = {
  readonly match: Match
  /** Starts to write the match and returns at once. */
  readonly save: (match: Match) => void
  /** The time as an ISO string. */
  readonly now: () => string
  /** Dice from elsewhere, for a match that came without a seed. */
  readonly throwDice?: () => Dice
}

/** Each action returns what it brought about, to be performed. An action the rules refuse throws and changes nothing. */
export type Table = Pick<
  StoreApi<{ readonly match: Match }>,
  'getState' | 'getInitialState' | 'subscribe'
> & {
  readonly roll: () => readonly GameEvent[]
  /** Dice thrown on a real table; only for a match without a seed. */
  readonly rollWith: (dice: Dice) => readonly GameEvent[]
  readonly place: (space: Space) => readonly GameEvent[]
  readonly stop: () => readonly GameEvent[]
  readonly undo: () => readonly GameEvent[]
  readonly handOver: (seat: Seat, pilot: Pilot) => readonly GameEvent[]
  /** One action of the bot whose turn it is. */
  readonly playBot: () => readonly GameEvent[]
}

export const createTable = ({ match, save, now, throwDice }: TableOptions): Table => {
  const store = createStore(() => ({ match }))
  const advance = (next: (match: Match) => Match): Match => {
    const after = next(store.getState().match)
    save(after)
    store.setState({ match: after })
    return after
  }
  const move = (next: (match: Match) => Match): readonly GameEvent[] => eventsOf(advance(next))
  return {
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    roll: () =>
      move((present) =>
        present.info.seed === null && throwDice
          ? rollWith(present, throwDice(), now())
          : roll(present, now()),
      ),
    rollWith: (dice) => move((present) => rollWith(present, dice, now())),
    place: (space) => move((present) => place(present, space)),
    stop: () => move((present) => stop(present, now())),
    playBot: () => move((present) => playBot(present, now(), throwDice)),
    undo: () => {
      advance(undo)
      return []
    },
    handOver: (seat, pilot) => {
      advance((present) => handOver(present, seat, pilot))
      return []
    },
  }
}
