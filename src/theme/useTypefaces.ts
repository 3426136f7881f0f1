/** Loads the app's own fonts, and says when they are here. Without them it still works in the system's. */
import { useFonts } from 'expo-font'
import { fontsToLoad } from './fonts'

export const useTypefaces = (): boolean => {
  const [areHere, failed] = useFonts(fontsToLoad)
  return areHere || failed !== null
}
