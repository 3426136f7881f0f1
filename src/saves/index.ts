/** The saves room's door: the only room that touches the disk. */
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
export { createSaves } from './device'
