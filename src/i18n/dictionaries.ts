/** The three dictionaries, one of them for a language. Chooses nothing. */
import type { Language } from '@/names'
import { de } from './de/index'
import { en, type Phrases } from './en/index'
import { nl } from './nl/index'

export const dictionaries = { en, de, nl } as const satisfies Record<Language, Phrases>
export type { Phrases }
