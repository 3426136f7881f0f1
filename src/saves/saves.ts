/** The saves of this device. */
import { deviceStorage } from './deviceStorage'
import { platform } from './platform'
import { createRoom, type RoomOptions } from './room'
import type { Saves } from './types'

export type SavesOptions = Omit<RoomOptions, 'storage' | 'platform'>

export const createSaves = (options: SavesOptions): Saves =>
  createRoom({ storage: deviceStorage, platform, ...options })
