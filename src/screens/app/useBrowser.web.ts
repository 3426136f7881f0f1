/** Tells the browser around the page its language and colours, so that its own parts fit a chosen theme too. */
import { useEffect } from 'react'

export const useBrowser = (language: string, background: string, dark: boolean): void => {
  useEffect(() => {
    document.documentElement.lang = language
  }, [language])
  useEffect(() => {
    document.documentElement.style.colorScheme = dark ? 'dark' : 'light'
    for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]'))
      meta.content = background
  }, [background, dark])
}
