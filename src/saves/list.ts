/** The list of matches on screen. */
import { createStore } from 'zustand/vanilla'
import { bustCount, markerCount, standings, writePosition } from '@/engine'
import { diceOf, gameOf, playersOf, roundOf } from '@/match'
import { idOfKey } from './disk'
import type { SavedMatch } from './savedMatch'
import type { Entry, FromNewerApp, PutAside, SavesState } from './types'

export const entryOf = ({ match, title, revision, changed, deleted, since, copyOf }: SavedMatch): Entry => {
  const { id, started, ended, rules } = match.info
  const game = gameOf(match)
  return {
    id,
    title,
    revision,
    started,
    changed,
    ended,
    deleted,
    since,
    ...(copyOf !== undefined && { copyOf }),
    rules,
    players: playersOf(match),
    dice: diceOf(match),
    turn: game.turn,
    phase: game.phase,
    round: roundOf(game),
    atRisk: markerCount(game.cells),
    bustCount: game.phase === 'place' ? null : bustCount(game),
    lastRound: game.lastRound,
    position: writePosition(game),
    standings: game.phase === 'over' ? standings(game) : null,
  }
}

export type List = ReturnType<typeof createList>

const empty: SavesState = {
  ready: false,
  isWhole: false,
  entries: [],
  deleted: [],
  aside: [],
  newer: [],
  problem: null,
  isElsewhere: false,
  mayBeCleared: false,
  daysUsed: 0,
}

/** Times are ISO strings, which sort as text. A finished match stays where it is when it is renamed. */
const playedAt = ({ ended, changed }: Entry): string => ended ?? changed
const deletedAt = ({ deleted }: Entry): string => deleted ?? ''
const latestFirst = (time: (entry: Entry) => string) => (a: Entry, b: Entry) => {
  if (time(a) === time(b)) return 0
  return time(a) < time(b) ? 1 : -1
}

/** Without sorting the others again: a move must not take longer because there are thousands of matches. */
const placed = (
  entries: readonly Entry[],
  entry: Entry,
  time: (entry: Entry) => string,
): readonly Entry[] => {
  const at = entries.findIndex((each) => time(each) <= time(entry))
  return at < 0 ? [...entries, entry] : [...entries.slice(0, at), entry, ...entries.slice(at)]
}

export const createList = () => {
  const state = createStore<SavesState>(() => empty)
  /** All matches by id, including deleted ones. Those just read are in `state` from the next `publish` on. */
  const rows = new Map<string, Entry>()
  /** Shown or hidden since loading began, so that what is read from the disk no longer counts. */
  const touched = new Set<string>()

  const find = (id: string): Entry | undefined => rows.get(id)
  const without = (id: string): Pick<SavesState, 'entries' | 'deleted'> => {
    const { entries, deleted } = state.getState()
    const isOther = (entry: Entry): boolean => entry.id !== id
    return { entries: entries.filter(isOther), deleted: deleted.filter(isOther) }
  }
  const show = (entry: Entry): void => {
    touched.add(entry.id)
    rows.set(entry.id, entry)
    const { entries, deleted } = without(entry.id)
    state.setState(
      entry.deleted === null
        ? { entries: placed(entries, entry, playedAt), deleted }
        : { entries, deleted: placed(deleted, entry, deletedAt) },
    )
  }
  return {
    state,
    /** Including deleted ones. */
    all: (): readonly Entry[] => [...state.getState().entries, ...state.getState().deleted],
    find,
    /** An id is also taken by a deleted match, a match of a newer app, or a broken one that could not be moved. */
    isTaken: (id: string): boolean => {
      const { newer, aside } = state.getState()
      return (
        find(id) !== undefined ||
        newer.some((match) => match.id === id) ||
        aside.some(({ key }) => idOfKey(key) === id)
      )
    },
    /** Loading begins: from now on what is shown or hidden counts more than what is read. */
    begin: (): void => {
      touched.clear()
      state.setState({ aside: [], newer: [], isWhole: false })
    },
    isTouched: (id: string): boolean => touched.has(id),
    /** Takes over a row that was read, unless a later one is known. */
    take: (entry: Entry): void => {
      const known = rows.get(entry.id)
      if (!touched.has(entry.id) && (!known || known.revision <= entry.revision)) rows.set(entry.id, entry)
    },
    /** Sets what the disk has of a match, whatever was shown; null for nothing. */
    set: (id: string, entry: Entry | null): void => {
      if (entry === null) rows.delete(id)
      else rows.set(id, entry)
    },
    /** Drops the rows of matches that are not on the disk. */
    keepOnly: (isThere: (id: string) => boolean): void => {
      for (const id of [...rows.keys()]) if (!isThere(id) && !touched.has(id)) rows.delete(id)
    },
    /** Shows all rows that were taken over. */
    publish: (): void => {
      const all = [...rows.values()]
      state.setState({
        entries: all.filter(({ deleted }) => deleted === null).sort(latestFirst(playedAt)),
        deleted: all.filter(({ deleted }) => deleted !== null).sort(latestFirst(deletedAt)),
      })
    },
    show,
    /** Updates an entry if it differs from the one in the list. */
    correct: (entry: Entry): void => {
      if (JSON.stringify(find(entry.id)) !== JSON.stringify(entry)) show(entry)
    },
    hide: (id: string): void => {
      touched.add(id)
      rows.delete(id)
      state.setState(without(id))
    },
    showAside: (aside: PutAside): void =>
      state.setState((before) => ({
        aside: [aside, ...before.aside.filter(({ key }) => key !== aside.key)],
      })),
    hideAside: (key: string): void =>
      state.setState((before) => ({ aside: before.aside.filter((aside) => aside.key !== key) })),
    showNewer: (match: FromNewerApp): void =>
      state.setState((before) => ({ newer: [match, ...before.newer.filter(({ id }) => id !== match.id)] })),
  }
}
