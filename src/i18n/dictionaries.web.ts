/** The same on the web: English comes with the app, the others when they are spoken, and the browser's own at once. */
import type { Language } from '@/names'
import { en, type Phrases } from './en/index'
import { languageOf } from './languages'

const here: Partial<Record<Language, Phrases>> = { en }
export { here as dictionaries, type Phrases }

export const firstPhrases: Phrases = en

export const phrasesOf = (language: Language): Phrases | null => here[language] ?? null

const fetching = {
  en: async () => en,
  de: async () => (await import('./de/index')).de,
  nl: async () => (await import('./nl/index')).nl,
} satisfies Record<Language, () => Promise<Phrases>>

export const fetchPhrases = async (language: Language): Promise<void> => {
  here[language] ??= await fetching[language]()
}

// Nobody waits for it yet, and who does asks again.
fetchPhrases(languageOf('system', navigator.languages)).catch(() => undefined)
