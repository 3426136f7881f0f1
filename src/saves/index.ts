/** The API of the saves, the only code that touches the disk: import `@/saves`, not the files behind it. */
import { createPlatform } from './platform'
import { createSavesOn, type SavesOnOptions } from './saves'
import type { Saves } from './types'

export * from './types'
export type { SaveProblem } from './disk'
export {
  defaultSettings,
  motionSettings,
  settingNames,
  textSizes,
  themeSettings,
  type Settings,
} from './settings'
export { deletedDays } from './days'
export { withheldFrom } from './readImport'
export {
  kindOf,
  latestTable,
  lessonOffers,
  personCalled,
  withPassedBust,
  withoutPerson,
  withPeople,
  type KnownPerson,
  type LastTable,
  type LastTables,
  type Remembered,
  type TableDice,
  type TableKind,
} from './remembered'

/** The saves of this device. */
export const createSaves = (options: Omit<SavesOnOptions, 'storage' | 'platform'>): Saves =>
  createSavesOn({ ...createPlatform(options.after), ...options })
