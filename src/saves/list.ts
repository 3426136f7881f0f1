/** The list of matches on screen, and the index: all rows in one text, so that the app opens without reading the matches. */
import { createStore } from 'zustand/vanilla'
import { bustCount, markerCount, standings, writePosition } from '@/engine'
import { diceOf, gameOf, playersOf, roundOf } from '@/match'
import { idOfKey, readIntact, withChecksum } from './disk'
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

const format = 'claim-it-index/3'

type Index = {
  /** The match being played, which may have changed since the index was written. */
  readonly played: string | null
  readonly entries: readonly Entry[]
}

/** Android cannot read a value of 2 MB, and a row takes up to 1 KB. Older matches are loaded from their saves. */
const mostRows = 1000

export const writeIndex = ({ played, entries }: Index): string =>
  withChecksum({ format, played, entries: entries.slice(0, mostRows) })

/** Empty if the index is damaged or of another version, so that it is rebuilt from the matches. */
export const readIndex = (text: string | null): Index => {
  const read = readIntact(text)
  return read?.format === format ? (read as Index & typeof read) : { played: null, entries: [] }
}

export type List = ReturnType<typeof createList>

const empty: SavesState = {
  ready: false,
  entries: [],
  deleted: [],
  aside: [],
  newer: [],
  problem: null,
  isElsewhere: false,
  mayBeCleared: false,
  daysUsed: 0,
}

/** Times are ISO strings, which sort as text. */
const latestFirst = (time: (entry: Entry) => string) => (a: Entry, b: Entry) => {
  if (time(a) === time(b)) return 0
  return time(a) < time(b) ? 1 : -1
}

export const createList = () => {
  const state = createStore<SavesState>(() => empty)
  /** Including deleted matches. */
  const all = (): readonly Entry[] => [...state.getState().entries, ...state.getState().deleted]
  const showAll = (entries: readonly Entry[]): void =>
    state.setState({
      entries: entries.filter(({ deleted }) => deleted === null).sort(latestFirst(({ changed }) => changed)),
      deleted: entries
        .filter(({ deleted }) => deleted !== null)
        .sort(latestFirst(({ deleted }) => deleted ?? '')),
    })
  const find = (id: string): Entry | undefined => all().find((entry) => entry.id === id)
  const without = (id: string): readonly Entry[] => all().filter((entry) => entry.id !== id)
  const show = (entry: Entry): void => showAll([entry, ...without(entry.id)])
  return {
    state,
    all,
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
    showAll,
    show,
    /** Updates an entry if it differs from the one in the list. */
    correct: (entry: Entry): void => {
      if (JSON.stringify(find(entry.id)) !== JSON.stringify(entry)) show(entry)
    },
    hide: (id: string): void => showAll(without(id)),
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
