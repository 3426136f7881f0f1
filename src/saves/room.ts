/** Puts the room together on any disk and any platform. */
import { retitle } from '@/match/index'
import { createCatalogue } from './catalogue'
import { createLibrary } from './library'
import { openRoom } from './opening'
import { createOperations } from './operations'
import type { Platform } from './platform'
import { createPreferences } from './preferences'
import { createSlots } from './slots'
import { steady, type After } from './steadyStorage'
import { problemOf, type Storage } from './storage'
import type { Saves } from './types'
import { createWriter } from './writer'

export type RoomOptions = {
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

export const createRoom = ({
  storage: disk,
  platform,
  now,
  newId,
  after,
  hangsAfter = 5000,
}: RoomOptions): Saves => {
  const catalogue = createCatalogue()
  const { state } = catalogue
  const tabName = newId()
  const writer = createWriter((problem) => {
    if (state.getState().problem !== problem) state.setState({ problem })
  })
  const storage = steady(disk, {
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
  const library = createLibrary({ storage, writer, slots, catalogue, now, mayWrite })
  const operations = createOperations({ storage, writer, library, catalogue, now, newId })

  const tellIfKept = (isKept: boolean): void => state.setState({ mayBeCleared: !isKept })

  const open = async (): Promise<void> => {
    isLost = false
    state.setState({ aside: [], newer: [] })
    platform.take(tabName, leave)
    try {
      await openRoom({ storage, slots, catalogue, library, now, preferences })
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

  return {
    state,
    settings: preferences.settings,
    remembered: preferences.remembered,
    open,
    takeOver: open,
    setSetting: preferences.setSetting,
    remember: preferences.remember,
    save: (match) => {
      // A match that was renamed or deleted while it still lay on a table stays so.
      const entry = catalogue.all().find(({ id }) => id === match.info.id)
      const named = entry ? retitle(match, entry.title) : match
      library.put(named, { changed: now(), deleted: entry?.deleted ?? null })
      askToKeep()
    },
    read: async (id) => {
      const found = await library.find(id)
      return found.ok ? { ok: true, match: found.saved.match } : found
    },
    ...operations,
    retry: writer.retry,
    settled: writer.settled,
  }
}
