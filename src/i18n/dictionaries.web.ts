/** On the web English is part of the app. Others are fetched when they are chosen; the browser's own language at once. */
import type { Language } from '@/names'
import * as en from './en/index'
import { languageOf } from './languages'

export type Phrases = typeof en

/** Those that have been fetched: a pure cache, so it may live in the module. */
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

// Failures do not matter: whoever needs it fetches it again.
fetchPhrases(languageOf('system', navigator.languages)).catch(() => undefined)
