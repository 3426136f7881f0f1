/** Puts the room together. (Being written: everything lives in memory for the moment.) */
import { createStore } from 'zustand/vanilla'
import { bustCount, spacesOfThisTurn, standings } from '@/engine/index'
import { gameOf, playersOf, recordOf, retitle, roundOf, writeText, type Match } from '@/match/index'
import { defaultSettings, type Settings } from './settings'
import type { Entry, Remembered, Saves, SavesState } from './types'

export type SavesOptions = {
  /** The time as an ISO string. */
  readonly now: () => string
  /** A new id: letters, digits, hyphens. */
  readonly newId: () => string
}

export const createSaves = ({ now, newId }: SavesOptions): Saves => {
  const matches = new Map<string, { match: Match; changed: string; deleted: string | null }>()
  const state = createStore<SavesState>(() => ({
    ready: false,
    entries: [],
    deleted: [],
    aside: [],
    newer: [],
    problem: null,
    isElsewhere: false,
    mayBeCleared: false,
  }))
  const settings = createStore<Settings>(() => defaultSettings)
  const remembered = createStore<Remembered>(() => ({ lessonOffered: false, lastTable: null }))
  const entryOf = (match: Match, changed: string, deleted: string | null): Entry => {
    const game = gameOf(match)
    const { id, title, started, ended, rules } = match.info
    const { turn, phase, lastRound } = game
    return {
      id,
      title,
      started,
      changed,
      ended,
      deleted,
      rules,
      players: playersOf(match),
      turn,
      phase,
      round: roundOf(game),
      atRisk: spacesOfThisTurn(game).length,
      bustCount: phase === 'place' ? null : bustCount(game),
      lastRound,
      position: '',
      standings: phase === 'over' ? standings(game) : null,
    }
  }
  const refresh = (): void => {
    const all = [...matches.values()]
      .map(({ match, changed, deleted }) => entryOf(match, changed, deleted))
      .sort((a, b) => (a.changed < b.changed ? 1 : -1))
    state.setState({
      entries: all.filter((e) => e.deleted === null),
      deleted: all.filter((e) => e.deleted !== null),
    })
  }
  const put = (match: Match, deleted: string | null = null): void => {
    matches.set(match.info.id, { match, changed: now(), deleted })
    refresh()
  }
  const saves: Saves = {
    state,
    settings,
    remembered,
    open: async () => state.setState({ ready: true }),
    setSetting: (name, value) => settings.setState({ [name]: value } as Partial<Settings>),
    remember: (name, value) => remembered.setState({ [name]: value } as Partial<Remembered>),
    read: async (id) => {
      const found = matches.get(id)
      return found ? { ok: true, match: found.match } : { ok: false, reason: 'not-found' }
    },
    save: (match) => put(match),
    add: async (match) => {
      const id = matches.has(match.info.id) ? newId() : match.info.id
      put({ ...match, info: { ...match.info, id } })
      return id
    },
    rename: async (id, title) => {
      const found = matches.get(id)
      if (found) put(retitle(found.match, title), found.deleted)
    },
    duplicate: async (id, title) => {
      const found = matches.get(id)
      return found ? saves.add(retitle(found.match, title)) : null
    },
    remove: async (id) => {
      const found = matches.get(id)
      if (found) put(found.match, now())
    },
    restore: async (id) => {
      const found = matches.get(id)
      if (found) put(found.match)
    },
    purge: async (id) => {
      matches.delete(id)
      refresh()
    },
    rawOf: async () => null,
    continueAside: async () => null,
    discardAside: async () => undefined,
    exportText: async (id) => {
      const found = matches.get(id)
      return found ? writeText(found.match) : null
    },
    exportBackup: async () =>
      JSON.stringify({ matches: [...matches.values()].map(({ match }) => recordOf(match)) }),
    checkImport: async () => ({ additions: [], known: [], problems: [] }),
    commitImport: async () => [],
    retry: () => undefined,
    settled: async () => undefined,
    takeOver: async () => undefined,
  }
  return saves
}
