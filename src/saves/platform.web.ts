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

/** Null if there is none, or if the browser denies access. It may throw anything: a damaged profile of Firefox throws no DOMException. */
const noteAt = (key: string): string | null => {
  try {
    return globalThis.localStorage?.getItem(key) ?? null
  } catch {
    return null
  }
}

/** Tries to write a note, and returns the note that is there afterwards: on a full disk an old one stays. */
const note = (key: string, value: string): string | null => {
  try {
    globalThis.localStorage?.setItem(key, value)
  } catch {
    // The matches are in IndexedDB; without its notes the app still works.
  }
  return noteAt(key)
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
const opensWithin = 4000

/** A browser that has used IndexedDB has its matches there, so no other disk is used, and opening it is retried. */
const usesIndexedDb = (): boolean => noteAt(diskKey) !== null

const isOurs = (key: string): boolean => key.startsWith('claim-it/') && key !== tabKey && key !== diskKey

export const createPlatform = (after: After): { readonly platform: Platform; readonly storage: Storage } => {
  /** The note after this tab took over: this tab's name, or an old name on a full disk. */
  let nameThere: string | null = null
  /** Reaches the other tabs even if the note could not be written. */
  let channel: BroadcastChannel | null = null
  let onNewer: () => void = () => undefined
  let isLate = false

  const platform: Platform = {
    take: (name, onLost, onNewerVersion = () => undefined) => {
      onNewer = onNewerVersion
      nameThere = note(tabKey, name)
      if (!('BroadcastChannel' in globalThis)) return
      channel ??= new BroadcastChannel(tabKey)
      channel.onmessage = onLost
      channel.postMessage(name)
    },
    // Reads the note each time: the message may still be on its way, or the tab was frozen when it came.
    isMine: (name) => [null, name, nameThere].includes(noteAt(tabKey)),
    isKept: async () => (await globalThis.navigator.storage?.persisted?.()) ?? false,
    askToKeep: async () => (await globalThis.navigator.storage?.persist?.()) ?? false,
    isLate: () => isLate,
    noteTheme: (theme) => void note(themeKey, theme),
  }

  const indexedDb = createIndexedDb(() => onNewer())
  let disk: Storage = indexedDb
  const opensInTime = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const cancel = after(opensWithin, () => reject(new Error('The browser does not open IndexedDB')))
      void indexedDb.open().then(resolve, reject).finally(cancel)
    })
  /**
   * Stays with localStorage if IndexedDB is refused or has no room for the data to be moved. A localStorage that fails is no reason:
   * then there is nothing to be moved.
   */
  const choose = async (): Promise<void> => {
    if (usesIndexedDb()) await indexedDb.open()
    const moving = opensInTime().then(() => moveOver(local, indexedDb, isOurs))
    isLate = !(await moving.then(() => true, usesIndexedDb))
    if (!isLate) note(diskKey, 'IndexedDB')
    disk = isLate ? local : indexedDb
  }
  let chosen: Promise<void> | null = null
  const begin = (): Promise<void> => (chosen = choose())
  const ifChosen = async <Answer>(read: () => Promise<Answer>): Promise<Answer> => {
    await (chosen ?? begin())
    return read()
  }
  const storage: Storage = {
    begin,
    getItem: (key) => ifChosen(() => disk.getItem(key)),
    getAllKeys: () => ifChosen(() => disk.getAllKeys()),
    multiGet: (wanted) => ifChosen(() => disk.multiGet(wanted)),
    // In the tick of the tap: a disk that has been read has been chosen.
    setItem: (key, value) => disk.setItem(key, value),
    removeItem: (key) => disk.removeItem(key),
  }
  return { platform, storage }
}
