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
  // Null until the first phrases are loaded, so that no other language is visible for a moment.
  const [shown, setShown] = useState(() => phrasesOf(language))
  const wanted = phrasesOf(language)
  if (wanted !== null && wanted !== shown) setShown(wanted)
  useEffect(() => {
    let isWanted = true
    // If loading fails, the current language stays.
    void fetchPhrases(language)
      .catch(() => undefined)
      .then(() => isWanted && setShown((before) => phrasesOf(language) ?? before ?? firstPhrases))
    return () => {
      isWanted = false
    }
  }, [language])
  return shown && <PhrasesContext value={shown}>{children}</PhrasesContext>
}

export const usePhrases = (): Phrases => useContext(PhrasesContext)
