/** The disk of a phone, and what saving needs to know about the system. The only file that imports AsyncStorage. */
import AsyncStorage from '@react-native-async-storage/async-storage'
import type { Scheme } from '@/names'
import type { After, Storage } from './disk'

export type Platform = {
  /**
   * Makes this window the one that writes; calls `onLost` when another window takes over, and `onNewerVersion` when a newer version
   * of the app has taken the disk.
   */
  readonly take: (name: string, onLost: () => void, onNewerVersion?: () => void) => void
  /** Whether this window still writes; asked before every write. */
  readonly isMine: (name: string) => boolean
  /** Whether the system promises not to delete the saves. */
  readonly isKept: () => Promise<boolean>
  /** Asks for that promise. */
  readonly askToKeep: () => Promise<boolean>
  /** Whether writes reach the disk with a delay. */
  readonly isLate: () => boolean
  /** Stores the theme for the first paint, before the settings have been read. */
  readonly noteTheme: (theme: 'system' | Scheme) => void
}

/** A phone runs one instance of the app and keeps its files. */
export const platform: Platform = {
  take: () => undefined,
  isMine: () => true,
  isKept: async () => true,
  askToKeep: async () => true,
  isLate: () => false,
  noteTheme: () => undefined,
}

const storage: Storage = {
  getItem: (key) => AsyncStorage.getItem(key),
  setItem: (key, value) => AsyncStorage.setItem(key, value),
  removeItem: (key) => AsyncStorage.removeItem(key),
  getAllKeys: () => AsyncStorage.getAllKeys(),
  multiGet: (keys) => AsyncStorage.multiGet(keys),
}

export const createPlatform = (_: After): { readonly platform: Platform; readonly storage: Storage } => ({
  platform,
  storage,
})
