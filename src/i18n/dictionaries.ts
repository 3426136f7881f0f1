/** The three dictionaries, one of them for a language. On phones all come with the app. Chooses nothing. */
import type { Language } from '@/names'
import { de } from './de/index'
import { en, type Phrases } from './en/index'
import { nl } from './nl/index'

export const dictionaries = { en, de, nl } as const satisfies Record<Language, Phrases>
export type { Phrases }

/** What there is from the start. */
export const firstPhrases: Phrases = en

/** Null as long as they have to be fetched. */
export const phrasesOf = (language: Language): Phrases | null => dictionaries[language]

export const fetchPhrases = (_: Language): Promise<void> => Promise.resolve()
