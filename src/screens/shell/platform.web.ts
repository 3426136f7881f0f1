/** What the app tells and asks the browser around it. */
import { useEffect, useSyncExternalStore } from 'react'
import type { Surroundings } from './platform'

export const randomBytes = (count: number): Uint8Array => crypto.getRandomValues(new Uint8Array(count))

/** The splash is part of the HTML page (`tools/web/firstPicture.ts`) and lies over the app. */
export const keepSplash = (): void => undefined

/** Home needs two frames, to measure its words and then to draw the map. */
export const hideSplash = (): void => {
  requestAnimationFrame(() =>
    requestAnimationFrame(() => requestAnimationFrame(() => document.getElementById('picture')?.remove())),
  )
}

const subscribe = (changed: () => void): (() => void) => {
  addEventListener('languagechange', changed)
  return () => removeEventListener('languagechange', changed)
}

/** As one string: not every browser returns the same array twice. */
const spokenLanguages = (): string => navigator.languages.join()

/** Without expo-localization, which takes milliseconds over each locale before the first paint. */
export const useLocaleTags = (): readonly string[] =>
  useSyncExternalStore(subscribe, spokenLanguages).split(',')

/** The browser's own parts (scroll bars, forms, the address bar) follow the app's language and colours. */
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
