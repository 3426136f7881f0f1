/** Tells the phone which coat was chosen, so that what is its own (keyboard, share sheet, the strip behind its buttons) wears it too. */
import { useEffect } from 'react'
import { Appearance } from 'react-native'

export const useSurroundings = (
  _language: string,
  _background: string,
  coat: 'light' | 'dark',
  isChosen: boolean,
): void => {
  useEffect(() => {
    Appearance.setColorScheme(isChosen ? coat : 'unspecified')
  }, [coat, isChosen])
}
