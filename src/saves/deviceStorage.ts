/** The disk of the device. The only file that imports AsyncStorage. */
import AsyncStorage from '@react-native-async-storage/async-storage'
import type { Storage } from './storage'

export const deviceStorage: Storage = {
  getItem: (key) => AsyncStorage.getItem(key),
  setItem: (key, value) => AsyncStorage.setItem(key, value),
  removeItem: (key) => AsyncStorage.removeItem(key),
  getAllKeys: () => AsyncStorage.getAllKeys(),
  multiGet: (keys) => AsyncStorage.multiGet(keys),
}
