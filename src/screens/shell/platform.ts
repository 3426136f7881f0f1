/** What the app tells and asks the phone around it. */
import { getRandomBytes } from 'expo-crypto'
import { useLocales } from 'expo-localization'
import { hide, preventAutoHideAsync } from 'expo-splash-screen'
import { useEffect } from 'react'
import { Appearance } from 'react-native'

/** Cryptographically secure. */
export const randomBytes = (count: number): Uint8Array => getRandomBytes(count)

/** A splash that is gone already is no reason to fail. */
export const keepSplash = (): void => void preventAutoHideAsync().catch(() => undefined)
export const hideSplash = (): void => hide()

/** The system's languages as locale tags, the preferred one first. */
export const useLocaleTags = (): readonly string[] => useLocales().map(({ languageTag }) => languageTag)

export type Surroundings = {
  readonly language: string
  readonly background: string
  readonly scheme: 'light' | 'dark'
  /** The player chose the scheme, so it may differ from the system's. */
  readonly isChosen: boolean
}

/** The keyboard, the share sheet and the navigation bar follow the app's colour scheme. */
export const useSurroundings = ({ scheme, isChosen }: Surroundings): void => {
  useEffect(() => {
    Appearance.setColorScheme(isChosen ? scheme : 'unspecified')
  }, [scheme, isChosen])
}
