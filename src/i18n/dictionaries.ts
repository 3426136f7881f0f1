/** The phrases of all languages. On phones all are part of the app. */
import type { Language } from '@/names'
import * as de from './de/index'
import * as en from './en/index'
import * as nl from './nl/index'

/** The phrases that every language must have. */
export type Phrases = typeof en

export const dictionaries = { en, de, nl } as const satisfies Record<Language, Phrases>

/** The phrases that are available from the start. */
export const firstPhrases: Phrases = en

/** Null until they are fetched. */
export const phrasesOf = (language: Language): Phrases | null => dictionaries[language]

export const fetchPhrases = (_: Language): Promise<void> => Promise.resolve()
