/** The list as it is shown: matches, deleted ones, broken ones, those of a newer app. Touches no disk. */
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Entry, FromNewerApp, PutAside, SavesState } from './types'

export type Catalogue = {
  readonly state: StoreApi<SavesState>
  /** All matches, the deleted ones too. */
  readonly all: () => readonly Entry[]
  readonly showAll: (entries: readonly Entry[]) => void
  readonly show: (entry: Entry) => void
  /** Shows an entry that was read anew, if the list had it otherwise. */
  readonly correct: (entry: Entry) => void
  readonly hide: (id: string) => void
  readonly showAside: (aside: PutAside) => void
  readonly hideAside: (key: string) => void
  readonly showNewer: (newer: FromNewerApp) => void
}

const nothing: SavesState = {
  ready: false,
  entries: [],
  deleted: [],
  aside: [],
  newer: [],
  problem: null,
  isElsewhere: false,
  mayBeCleared: false,
}

/** Times are ISO strings, which sort as they are. */
const latestFirst = (time: (entry: Entry) => string) => (a: Entry, b: Entry) => {
  if (time(a) === time(b)) return 0
  return time(a) < time(b) ? 1 : -1
}

export const createCatalogue = (): Catalogue => {
  const state = createStore<SavesState>(() => nothing)
  const all = (): readonly Entry[] => [...state.getState().entries, ...state.getState().deleted]
  const showAll = (entries: readonly Entry[]): void =>
    state.setState({
      entries: entries.filter(({ deleted }) => deleted === null).sort(latestFirst(({ changed }) => changed)),
      deleted: entries
        .filter(({ deleted }) => deleted !== null)
        .sort(latestFirst(({ deleted }) => deleted ?? '')),
    })
  const show = (entry: Entry): void => showAll([entry, ...all().filter(({ id }) => id !== entry.id)])
  return {
    state,
    all,
    showAll,
    show,
    correct: (entry) => {
      const shown = all().find(({ id }) => id === entry.id)
      if (JSON.stringify(shown) !== JSON.stringify(entry)) show(entry)
    },
    hide: (id) => showAll(all().filter((entry) => entry.id !== id)),
    showAside: (aside) =>
      state.setState((before) => ({
        aside: [aside, ...before.aside.filter(({ key }) => key !== aside.key)],
      })),
    hideAside: (key) =>
      state.setState((before) => ({ aside: before.aside.filter((aside) => aside.key !== key) })),
    showNewer: (match) =>
      state.setState((before) => ({ newer: [match, ...before.newer.filter(({ id }) => id !== match.id)] })),
  }
}
