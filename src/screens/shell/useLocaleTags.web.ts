/** The same as the browser tells it: all else that Expo would ask of each locale takes milliseconds before the first picture. */
import { useSyncExternalStore } from 'react'

const subscribe = (changed: () => void): (() => void) => {
  addEventListener('languagechange', changed)
  return () => removeEventListener('languagechange', changed)
}

/** As one text: not every browser gives the same list twice. */
const spoken = (): string => navigator.languages.join()

export const useLocaleTags = (): readonly string[] => useSyncExternalStore(subscribe, spoken).split(',')
