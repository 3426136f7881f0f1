/** A browser: several tabs share one disk, so the last one to come writes, and it may clear the disk unless it promises not to. */
import type { After, Storage } from './disk'
import { createIndexed, moveOver } from './indexed'
import type { Platform } from './platform'

/** Names the tab that writes: in localStorage, and aloud. */
const tabKey = 'claim-it/tab'
/** The coat that somebody has chosen; `first.js` of the page reads it (`tools/web/page.ts`). */
const themeKey = 'claim-it-look'
/** Tells that IndexedDB is the disk of this browser. */
const diskKey = 'claim-it/disk'

/** Null where the browser gives no storage at all, or it is closed to us: then every write fails and says so itself. */
const localStorageOrNull = (): globalThis.Storage | null => {
  try {
    return globalThis.localStorage ?? null
  } catch (error) {
    if (error instanceof DOMException) return null
    throw error
  }
}

/** Notes a small thing, and returns what is there then: a full disk takes nothing, and an old note stays. */
const note = (key: string, value: string): string | null => {
  const notes = localStorageOrNull()
  try {
    notes?.setItem(key, value)
  } catch (error) {
    if (!(error instanceof DOMException)) throw error
  }
  return notes?.getItem(key) ?? null
}

/** The name that stood there when this tab took over: its own, or an old one that a full disk did not let go. */
let nameThere: string | null = null
/** Heard by all other tabs, whatever became of the note. */
let channel: BroadcastChannel | null = null
let isLate = false

export const platform: Platform = {
  take: (name, onLost) => {
    nameThere = note(tabKey, name)
    if (!('BroadcastChannel' in globalThis)) return
    channel ??= new BroadcastChannel(tabKey)
    channel.onmessage = onLost
    channel.postMessage(name)
  },
  // Read anew each time: the message may still be on its way, or the tab was frozen when it came.
  isMine: (name) => [null, undefined, name, nameThere].includes(localStorageOrNull()?.getItem(tabKey)),
  isKept: async () => (await globalThis.navigator.storage?.persisted?.()) ?? false,
  askToKeep: async () => (await globalThis.navigator.storage?.persist?.()) ?? false,
  isLate: () => isLate,
  // Not by a name of ours: what is called so moves over to IndexedDB, which nobody can read in time.
  noteTheme: (theme) => void note(themeKey, theme),
}

/** The disk before IndexedDB, and where that is refused. The browser writes it seconds later, and a crash takes what it had not. */
const local: Storage = {
  getItem: async (key) => localStorage.getItem(key),
  setItem: async (key, value) => localStorage.setItem(key, value),
  removeItem: async (key) => localStorage.removeItem(key),
  getAllKeys: async () => Object.keys(localStorage),
  multiGet: async (wanted) => wanted.map((key) => [key, localStorage.getItem(key)] as const),
}

/** A browser that has not opened IndexedDB by then, asked a second time, and never has before, counts as one that refuses it. */
const opensWithin = 8000

/** Once it has been the disk the matches lie there: no other will do, and the reader above waits and asks again. */
const isTheDisk = (): boolean => Boolean(localStorageOrNull()?.getItem(diskKey))

const isOurs = (key: string): boolean => key.startsWith('claim-it/') && key !== tabKey && key !== diskKey

export const createStorage = (after: After): Storage => {
  const indexed = createIndexed()
  let disk: Storage = indexed
  const opensInTime = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const callOff = after(opensWithin, () => reject(new Error('The browser does not open IndexedDB')))
      void indexed.open().then(resolve, reject).finally(callOff)
    })
  /** Where it is refused, or has no room for what lies on the older disk, that one is read on. */
  const choose = async (): Promise<void> => {
    if (isTheDisk()) await indexed.open()
    const moving = opensInTime().then(() => moveOver(local, indexed, isOurs))
    isLate = !(await moving.then(() => true, isTheDisk))
    if (!isLate) note(diskKey, 'IndexedDB')
    disk = isLate ? local : indexed
  }
  return {
    getItem: (key) => disk.getItem(key),
    setItem: (key, value) => disk.setItem(key, value),
    removeItem: (key) => disk.removeItem(key),
    // Every reading begins here, so also each time somebody asks for it again.
    getAllKeys: async () => {
      await choose()
      return disk.getAllKeys()
    },
    multiGet: (wanted) => disk.multiGet(wanted),
  }
}
