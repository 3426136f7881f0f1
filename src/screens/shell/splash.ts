/** The picture that stands until a page does: the system's splash. One that has gone already is no reason to fail. */
import { hide, preventAutoHideAsync } from 'expo-splash-screen'

export const keepSplash = (): void => void preventAutoHideAsync().catch(() => undefined)

export const hideSplash = (): void => hide()
