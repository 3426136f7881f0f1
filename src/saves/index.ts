/** The saves room's door: the only room that touches the disk. */
export * from './types'
export type { SaveProblem } from './disk'
export {
  defaultSettings,
  languageSettings,
  motionSettings,
  settingNames,
  textSizes,
  themeSettings,
  type Remembered,
  type SettingName,
  type Settings,
} from './settings'
export { deletedDays } from './opening'
export { createSaves, type SavesOptions } from './device'
