/** Hands the phrases of one language to everything below it. Does not decide which. */
import { createContext, useContext, useEffect, useState, type ReactNode } from 'react'
import type { Language } from '@/names'
import { fetchPhrases, firstPhrases, phrasesOf, type Phrases } from './dictionaries'

const PhrasesContext = createContext<Phrases>(firstPhrases)

export const PhrasesProvider = ({
  language,
  children,
}: {
  readonly language: Language
  readonly children: ReactNode
}) => {
  // Null until the first of them are here: nothing is shown in a language that gives way a moment later.
  const [spoken, setSpoken] = useState(() => phrasesOf(language))
  const wanted = phrasesOf(language)
  if (wanted !== null && wanted !== spoken) setSpoken(wanted)
  useEffect(() => {
    let isWanted = true
    // Without them it goes on in the language that is there.
    void fetchPhrases(language)
      .catch(() => undefined)
      .then(() => isWanted && setSpoken((before) => phrasesOf(language) ?? before ?? firstPhrases))
    return () => {
      isWanted = false
    }
  }, [language])
  return spoken && <PhrasesContext value={spoken}>{children}</PhrasesContext>
}

export const usePhrases = (): Phrases => useContext(PhrasesContext)
