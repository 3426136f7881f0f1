/** Hands the phrases of one language to everything below it. Does not decide which. */
import { createContext, useContext, type ReactNode } from 'react'
import type { Language } from '@/names'
import { dictionaries, type Phrases } from './dictionaries'

const PhrasesContext = createContext<Phrases>(dictionaries.en)

export const PhrasesProvider = ({
  language,
  children,
}: {
  readonly language: Language
  readonly children: ReactNode
}) => <PhrasesContext value={dictionaries[language]}>{children}</PhrasesContext>

export const usePhrases = (): Phrases => useContext(PhrasesContext)
