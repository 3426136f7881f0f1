/** Functions of the phone that the web implements differently: random bytes, splash, locales, colour scheme. */
import { getRandomBytes } from 'expo-crypto'
import { useLocales } from 'expo-localization'
import { hide, preventAutoHideAsync } from 'expo-splash-screen'
import { useEffect } from 'react'
import { Appearance } from 'react-native'
import { attempt } from '@/attempt'

/** From a cryptographically secure source. */
export const randomBytes = (count: number): Uint8Array => getRandomBytes(count)

/** Rejects if the splash is already hidden, which does no harm. */
export const keepSplash = (): void => void preventAutoHideAsync().catch(() => undefined)
export const hideSplash = (): void => attempt(hide)

/** The system's languages as locale tags, in order of preference. */
export const useLocaleTags = (): readonly string[] => useLocales().map(({ languageTag }) => languageTag)

export type Surroundings = {
  readonly language: string
  readonly background: string
  readonly scheme: 'light' | 'dark'
  /** True if the player chose the scheme, so that it may differ from the system's. */
  readonly isChosen: boolean
}

/** Applies the app's colour scheme to the keyboard, the share sheet and the navigation bar. */
export const useSurroundings = ({ scheme, isChosen }: Surroundings): void => {
  useEffect(() => {
    attempt(() => Appearance.setColorScheme(isChosen ? scheme : 'unspecified'))
  }, [scheme, isChosen])
}
