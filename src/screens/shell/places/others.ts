/** The chunk of the web app with pages that are rarely opened. */
export { AboutScreen } from '../../about/AboutScreen'
export { DiceScreen, SealsScreen } from '../../dice/DiceScreen'
export { SavedScreen } from '../../saved/SavedScreen'
export { SettingsScreen } from '../../settings/SettingsScreen'
