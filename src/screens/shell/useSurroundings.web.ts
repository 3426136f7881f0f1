/** Tells the browser around the page its language and colours, so that its own parts fit a chosen theme too. */
import { useEffect } from 'react'

export const useSurroundings = (language: string, background: string, coat: 'light' | 'dark'): void => {
  useEffect(() => {
    document.documentElement.lang = language
  }, [language])
  useEffect(() => {
    document.documentElement.style.colorScheme = coat
    for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]'))
      meta.content = background
  }, [background, coat])
}
