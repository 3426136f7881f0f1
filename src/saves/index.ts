/** The saves room's door: the only room that touches the disk. */
import { createStorage, platform } from './platform'
import { createSavesOn, type SavesOnOptions } from './saves'
import type { Saves } from './types'

export * from './types'
export type { SaveProblem } from './disk'
export {
  defaultSettings,
  lessonOffers,
  motionSettings,
  settingNames,
  textSizes,
  themeSettings,
  type Remembered,
  type Settings,
} from './settings'
export { deletedDays } from './days'
export { personCalled, withoutPerson, withPeople, type KnownPerson } from './people'
export { kindOf, latestTable, type LastTables, type Table, type TableDice, type TableKind } from './tables'

/** The saves of this device. */
export const createSaves = (options: Omit<SavesOnOptions, 'storage' | 'platform'>): Saves =>
  createSavesOn({ storage: createStorage(options.after), platform, ...options })
