/** What saving needs to know of the system it runs on, and its disk. A phone has one app and keeps its files. The only file that imports AsyncStorage. */
import AsyncStorage from '@react-native-async-storage/async-storage'
import type { Scheme } from '@/names'
import type { After, Storage } from './disk'

export type Platform = {
  /** This window becomes the one that writes; `onLost` is called when another one does. */
  readonly take: (name: string, onLost: () => void) => void
  /** Asked before every write. */
  readonly isMine: (name: string) => boolean
  /** The system promises not to clear what is saved. */
  readonly isKept: () => Promise<boolean>
  /** Asks for that promise. */
  readonly askToKeep: () => Promise<boolean>
  /** What has been written may reach the disk seconds later, or never. */
  readonly isLate: () => boolean
  /** Notes which coat the app wears, for what is drawn before it can read its settings. */
  readonly noteTheme: (theme: 'system' | Scheme) => void
}

export const platform: Platform = {
  take: () => undefined,
  isMine: () => true,
  isKept: async () => true,
  askToKeep: async () => true,
  isLate: () => false,
  noteTheme: () => undefined,
}

export const createStorage = (_: After): Storage => ({
  getItem: (key) => AsyncStorage.getItem(key),
  setItem: (key, value) => AsyncStorage.setItem(key, value),
  removeItem: (key) => AsyncStorage.removeItem(key),
  getAllKeys: () => AsyncStorage.getAllKeys(),
  multiGet: (keys) => AsyncStorage.multiGet(keys),
})
