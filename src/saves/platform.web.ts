/** The disk of a browser. Several tabs share it, and the latest one writes; the browser may delete it unless it promises not to. */
import type { After, Storage } from './disk'
import { createIndexedDb, moveOver } from './indexedDb'
import type { Platform } from './platform'

/** Holds the name of the tab that writes; also the channel on which tabs announce themselves. */
const tabKey = 'claim-it/tab'
/**
 * The chosen theme, for `first.js` of the page (`tools/web/page.ts`). Not under `claim-it/…`, whose keys move to IndexedDB, which
 * cannot be read in time.
 */
const themeKey = 'claim-it-look'
/** Records that this browser uses IndexedDB. */
const diskKey = 'claim-it/disk'

/** Null if the browser denies access. Then every write fails and reports it. */
const localStorageOrNull = (): globalThis.Storage | null => {
  try {
    return globalThis.localStorage ?? null
  } catch (error) {
    if (error instanceof DOMException) return null
    throw error
  }
}

/** Tries to write a note, and returns the note that is there afterwards: on a full disk an old one stays. */
const note = (key: string, value: string): string | null => {
  const notes = localStorageOrNull()
  try {
    notes?.setItem(key, value)
  } catch (error) {
    if (!(error instanceof DOMException)) throw error
  }
  return notes?.getItem(key) ?? null
}

/**
 * The disk of earlier builds, and the fallback if IndexedDB is refused. The browser writes it with a delay of seconds, so a crash
 * loses moves.
 */
const local: Storage = {
  getItem: async (key) => localStorage.getItem(key),
  setItem: async (key, value) => localStorage.setItem(key, value),
  removeItem: async (key) => localStorage.removeItem(key),
  getAllKeys: async () => Object.keys(localStorage),
  multiGet: async (wanted) => wanted.map((key) => [key, localStorage.getItem(key)] as const),
}

/** A browser that never had IndexedDB and takes longer to open it counts as one that refuses it. */
const opensWithin = 8000

/** A browser that has used IndexedDB has its matches there, so no other disk is used, and opening it is retried. */
const usesIndexedDb = (): boolean => Boolean(localStorageOrNull()?.getItem(diskKey))

const isOurs = (key: string): boolean => key.startsWith('claim-it/') && key !== tabKey && key !== diskKey

export const createPlatform = (after: After): { readonly platform: Platform; readonly storage: Storage } => {
  /** The note after this tab took over: this tab's name, or an old name on a full disk. */
  let nameThere: string | null = null
  /** Reaches the other tabs even if the note could not be written. */
  let channel: BroadcastChannel | null = null
  let isLate = false

  const platform: Platform = {
    take: (name, onLost) => {
      nameThere = note(tabKey, name)
      if (!('BroadcastChannel' in globalThis)) return
      channel ??= new BroadcastChannel(tabKey)
      channel.onmessage = onLost
      channel.postMessage(name)
    },
    // Reads the note each time: the message may still be on its way, or the tab was frozen when it came.
    isMine: (name) => [null, undefined, name, nameThere].includes(localStorageOrNull()?.getItem(tabKey)),
    isKept: async () => (await globalThis.navigator.storage?.persisted?.()) ?? false,
    askToKeep: async () => (await globalThis.navigator.storage?.persist?.()) ?? false,
    isLate: () => isLate,
    noteTheme: (theme) => void note(themeKey, theme),
  }

  const indexedDb = createIndexedDb()
  let disk: Storage = indexedDb
  const opensInTime = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const cancel = after(opensWithin, () => reject(new Error('The browser does not open IndexedDB')))
      void indexedDb.open().then(resolve, reject).finally(cancel)
    })
  /** Stays with localStorage if IndexedDB is refused or has no room for the data to be moved. */
  const choose = async (): Promise<void> => {
    if (usesIndexedDb()) await indexedDb.open()
    const moving = opensInTime().then(() => moveOver(local, indexedDb, isOurs))
    isLate = !(await moving.then(() => true, usesIndexedDb))
    if (!isLate) note(diskKey, 'IndexedDB')
    disk = isLate ? local : indexedDb
  }
  const storage: Storage = {
    getItem: (key) => disk.getItem(key),
    setItem: (key, value) => disk.setItem(key, value),
    removeItem: (key) => disk.removeItem(key),
    // Every load starts with this call, also each retry.
    getAllKeys: async () => {
      await choose()
      return disk.getAllKeys()
    },
    multiGet: (wanted) => disk.multiGet(wanted),
  }
  return { platform, storage }
}
