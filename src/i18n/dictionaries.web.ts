/** On the web only English is in the first bundle. The browser's language is fetched at once, others when they are chosen. */
import type { Language } from '@/names'
import * as en from './en/index'
import { languageOf } from './languages'

export type Phrases = typeof en

/** The phrases fetched so far. A pure cache, so it may live in the module. */
const fetched: Partial<Record<Language, Phrases>> = { en }
export { fetched as dictionaries }

export const firstPhrases: Phrases = en

export const phrasesOf = (language: Language): Phrases | null => fetched[language] ?? null

const imports = {
  en: async () => en,
  de: () => import('./de/index'),
  nl: () => import('./nl/index'),
} satisfies Record<Language, () => Promise<Phrases>>

export const fetchPhrases = async (language: Language): Promise<void> => {
  fetched[language] ??= await imports[language]()
}

// A failure does not matter: the phrases are fetched again when they are needed.
fetchPhrases(languageOf('system', navigator.languages)).catch(() => undefined)
