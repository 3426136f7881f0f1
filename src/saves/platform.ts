/** The disk of a phone, and what saving needs to know about the system. The only file that imports AsyncStorage. */
import AsyncStorage from '@react-native-async-storage/async-storage'
import type { Scheme } from '@/names'
import type { After, Storage } from './disk'

export type Platform = {
  /** This window becomes the one that writes; `onLost` is called when another one does. */
  readonly take: (name: string, onLost: () => void) => void
  /** Asked before every write. */
  readonly isMine: (name: string) => boolean
  /** The system promises not to delete what is saved. */
  readonly isKept: () => Promise<boolean>
  /** Asks for that promise. */
  readonly askToKeep: () => Promise<boolean>
  /** Writes reach the disk with a delay. */
  readonly isLate: () => boolean
  /** Notes the theme for what is drawn before the settings have been read. */
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
