/** Puts saves together on any disk and any platform: what one can do with matches, and which window may write. */
import { alwaysAnswering, problemOf, type After, type Storage } from './disk'
import { createLibrary } from './library'
import { createList } from './list'
import { openFrom } from './opening'
import type { Platform } from './platform'
import { createQuarantine } from './quarantine'
import type { SavedMatch } from './savedMatch'
import { createPreferences } from './settings'
import { createSlots } from './slots'
import { createTransfer } from './transfer'
import type { Saves } from './types'
import { createWriter } from './writer'

export type SavesOnOptions = {
  readonly storage: Storage
  readonly platform: Platform
  /** The time as an ISO string. */
  readonly now: () => string
  /** A new id of letters, digits and hyphens. */
  readonly newId: () => string
  /** Time as it passes, to notice a disk that does not answer. */
  readonly after: After
  /** Milliseconds after which a disk that does not answer counts as failed. */
  readonly hangsAfter?: number
}

export const createSavesOn = ({
  storage: disk,
  platform,
  now,
  newId,
  after,
  hangsAfter = 5000,
}: SavesOnOptions): Saves => {
  const list = createList()
  const { state } = list
  const tabName = newId()
  const writer = createWriter((problem) => {
    if (state.getState().problem !== problem) state.setState({ problem })
  })
  const storage = alwaysAnswering(disk, {
    after,
    hangsAfter,
    onOverwritten: (key, rewrite) => writer.ask(`${key} again`, rewrite),
  })

  let isLost = false
  const leave = (): void => {
    isLost = true
    writer.clear()
    state.setState({ isElsewhere: true })
  }
  const mayWrite = (): boolean => {
    if (!isLost && !platform.isMine(tabName)) leave()
    return !isLost
  }

  const slots = createSlots(storage)
  const preferences = createPreferences(storage, writer)
  const quarantine = createQuarantine({ storage, writer, list, now, mayWrite })
  const library = createLibrary({ storage, writer, slots, list, quarantine, mayWrite, newId })
  const transfer = createTransfer({ library, list, now, newId })

  const tellIfKept = (isKept: boolean): void => state.setState({ mayBeCleared: !isKept })

  const open = async (): Promise<void> => {
    isLost = false
    state.setState({ aside: [], newer: [] })
    platform.take(tabName, leave)
    try {
      await openFrom({ storage, slots, list, quarantine, library, now, preferences })
    } catch (error) {
      // The app opens all the same: what is on the disk stays there, and the next launch finds it.
      state.setState({ problem: problemOf(error) })
    }
    // Only now, so that nobody reads a match from before another tab played it.
    state.setState({ ready: true, isElsewhere: isLost })
    platform.isKept().then(tellIfKept, () => tellIfKept(false))
  }

  let hasAskedToKeep = false
  /** The browser is asked once there is something to keep, not before. */
  const askToKeep = (): void => {
    if (hasAskedToKeep || !state.getState().mayBeCleared) return
    hasAskedToKeep = true
    platform.askToKeep().then(tellIfKept, () => tellIfKept(false))
  }

  const change = async (id: string, next: (saved: SavedMatch) => SavedMatch): Promise<boolean> => {
    const found = await library.find(id)
    if (!found.ok) return false
    library.put(next(found.saved))
    library.askForIndex()
    return true
  }

  return {
    state,
    settings: preferences.settings,
    remembered: preferences.remembered,
    open,
    takeOver: open,
    setSetting: preferences.setSetting,
    remember: preferences.remember,
    read: async (id) => {
      const found = await library.find(id)
      return found.ok ? { ok: true, match: found.saved.match, title: found.saved.title } : found
    },
    save: (match) => {
      // A match that was renamed or deleted while it still lay on a table stays so.
      const { title = '', deleted = null } = list.find(match.info.id) ?? {}
      library.put({ match, title, changed: now(), deleted })
      askToKeep()
    },
    add: async (match, title = '') => library.add({ match, title, changed: now(), deleted: null }).info.id,
    rename: (id, title) => change(id, (saved) => ({ ...saved, title, changed: now() })),
    duplicate: async (id, title) => {
      const found = await library.find(id)
      if (!found.ok) return null
      return library.add({ match: found.saved.match, title, changed: now(), deleted: null }).info.id
    },
    remove: (id) => change(id, (saved) => ({ ...saved, deleted: now() })),
    restore: (id) => change(id, (saved) => ({ ...saved, deleted: null })),
    rawOf: quarantine.rawOf,
    continueAside: async (key) => {
      const sound = await quarantine.soundPartOf(key)
      return sound && library.add({ ...sound, changed: now(), deleted: null })
    },
    discardAside: async (key) => quarantine.discard(key),
    ...transfer,
    retry: writer.retry,
    settled: writer.settled,
  }
}
