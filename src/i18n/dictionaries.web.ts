/** The same on the web: English comes with the app, the others when they are spoken, and the browser's own at once. */
import type { Language } from '@/names'
import * as en from './en/index'
import { languageOf } from './languages'

export type Phrases = typeof en

const here: Partial<Record<Language, Phrases>> = { en }
export { here as dictionaries }

export const firstPhrases: Phrases = en

export const phrasesOf = (language: Language): Phrases | null => here[language] ?? null

const fetching = {
  en: async () => en,
  de: () => import('./de/index'),
  nl: () => import('./nl/index'),
} satisfies Record<Language, () => Promise<Phrases>>

export const fetchPhrases = async (language: Language): Promise<void> => {
  here[language] ??= await fetching[language]()
}

// Nobody waits for it yet, and who does asks again.
fetchPhrases(languageOf('system', navigator.languages)).catch(() => undefined)
