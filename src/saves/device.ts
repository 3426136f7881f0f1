/** The saves of this device. The only file that imports AsyncStorage. */
import AsyncStorage from '@react-native-async-storage/async-storage'
import type { Storage } from './disk'
import { platform } from './platform'
import { createSavesOn, type SavesOnOptions } from './saves'
import type { Saves } from './types'

const storage: Storage = {
  getItem: (key) => AsyncStorage.getItem(key),
  setItem: (key, value) => AsyncStorage.setItem(key, value),
  removeItem: (key) => AsyncStorage.removeItem(key),
  getAllKeys: () => AsyncStorage.getAllKeys(),
  multiGet: (keys) => AsyncStorage.multiGet(keys),
}

type SavesOptions = Omit<SavesOnOptions, 'storage' | 'platform'>

export const createSaves = (options: SavesOptions): Saves => createSavesOn({ storage, platform, ...options })
