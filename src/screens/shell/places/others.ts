/** What one opens now and then. */
export { AboutScreen } from '../../about/AboutScreen'
export { DiceScreen, SealsScreen } from '../../dice/DiceScreen'
export { SavedScreen } from '../../saved/SavedScreen'
export { SettingsScreen } from '../../settings/SettingsScreen'
