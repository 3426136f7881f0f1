/** Hands the phrases of one language to everything below it. Does not decide which. */
import { createContext, useContext, type ReactNode } from 'react'
import { dictionaries, type Phrases } from './dictionaries'
import type { Language } from './languages'

type Spoken = { readonly language: Language; readonly phrases: Phrases }

const SpokenContext = createContext<Spoken>({ language: 'en', phrases: dictionaries.en })

export const PhrasesProvider = ({
  language,
  children,
}: {
  readonly language: Language
  readonly children: ReactNode
}) => <SpokenContext value={{ language, phrases: dictionaries[language] }}>{children}</SpokenContext>

export const usePhrases = (): Phrases => useContext(SpokenContext).phrases
export const useLanguage = (): Language => useContext(SpokenContext).language
