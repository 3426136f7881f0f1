/** Functions of the browser that phones implement differently: random bytes, splash, locales, colour scheme. */
import { useEffect, useSyncExternalStore } from 'react'
import type { Surroundings } from './platform'

export const randomBytes = (count: number): Uint8Array => crypto.getRandomValues(new Uint8Array(count))

/** Nothing to do: the splash is part of the HTML page (`tools/web/firstPicture.ts`) and covers the app. */
export const keepSplash = (): void => undefined

/** Waits two frames: Home measures its words in the first and draws the map in the second. */
export const hideSplash = (): void => {
  requestAnimationFrame(() =>
    requestAnimationFrame(() => requestAnimationFrame(() => document.getElementById('picture')?.remove())),
  )
}

const subscribe = (changed: () => void): (() => void) => {
  addEventListener('languagechange', changed)
  return () => removeEventListener('languagechange', changed)
}

/** One string, because not every browser returns the same array twice. */
const spokenLanguages = (): string => navigator.languages.join()

/** Avoids expo-localization, which spends milliseconds on each locale before the first paint. */
export const useLocaleTags = (): readonly string[] =>
  useSyncExternalStore(subscribe, spokenLanguages).split(',')

/** Applies the app's language and colours to the browser's own parts: scroll bars, forms, the address bar. */
export const useSurroundings = ({ language, background, scheme }: Surroundings): void => {
  useEffect(() => {
    document.documentElement.lang = language
  }, [language])
  useEffect(() => {
    document.documentElement.style.colorScheme = scheme
    for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]'))
      meta.content = background
  }, [background, scheme])
}
