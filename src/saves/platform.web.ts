/** A browser: several tabs share one disk, so the last one to come writes, and it may clear the disk unless it promises not to. */
import type { Platform } from './platform'

const tabKey = 'claim-it/tab'

/** Null where the browser gives no storage at all, or it is closed to us: then every write fails and says so itself. */
const disk = (): globalThis.Storage | null => {
  try {
    return globalThis.localStorage ?? null
  } catch (error) {
    if (error instanceof DOMException) return null
    throw error
  }
}

let stopListening: () => void = () => undefined

export const platform: Platform = {
  take: (name, onLost) => {
    stopListening()
    try {
      disk()?.setItem(tabKey, name)
    } catch (error) {
      // A full disk cannot take the name either. Then the tabs do not know of each other, as before this one came.
      if (!(error instanceof DOMException)) throw error
    }
    // Browsers send this to all tabs but the one that wrote.
    const listen = ({ key, newValue }: StorageEvent): void => {
      if (key === tabKey && newValue !== null && newValue !== name) onLost()
    }
    globalThis.addEventListener('storage', listen)
    stopListening = () => globalThis.removeEventListener('storage', listen)
  },
  // Read anew each time: the event may still be on its way, or the tab was frozen when it came.
  isMine: (name) => [null, undefined, name].includes(disk()?.getItem(tabKey)),
  isKept: async () => (await globalThis.navigator.storage?.persisted?.()) ?? false,
  askToKeep: async () => (await globalThis.navigator.storage?.persist?.()) ?? false,
  isLate: () => false,
}
