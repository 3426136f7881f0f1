/** The three dictionaries, one of them for a language. On phones all come with the app. Chooses nothing. */
import type { Language } from '@/names'
import * as de from './de/index'
import * as en from './en/index'
import * as nl from './nl/index'

/** What every language has to say. */
export type Phrases = typeof en

export const dictionaries = { en, de, nl } as const satisfies Record<Language, Phrases>

/** What there is from the start. */
export const firstPhrases: Phrases = en

/** Null as long as they have to be fetched. */
export const phrasesOf = (language: Language): Phrases | null => dictionaries[language]

export const fetchPhrases = (_: Language): Promise<void> => Promise.resolve()
