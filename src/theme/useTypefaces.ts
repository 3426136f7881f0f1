/** Loads the app's five fonts on phones. True when they have loaded or failed: without them the app uses the system fonts. */
// Imports single weights, so that no others are bundled.
import { SourceSans3_400Regular } from '@expo-google-fonts/source-sans-3/400Regular'
import { SourceSans3_600SemiBold } from '@expo-google-fonts/source-sans-3/600SemiBold'
import { SourceSans3_700Bold } from '@expo-google-fonts/source-sans-3/700Bold'
import { useFonts } from 'expo-font'
import Besley_700Bold from '../../assets/fonts/Besley_700Bold.ttf'
import Besley_800ExtraBold from '../../assets/fonts/Besley_800ExtraBold.ttf'

const fonts = {
  Besley_700Bold,
  Besley_800ExtraBold,
  SourceSans3_400Regular,
  SourceSans3_600SemiBold,
  SourceSans3_700Bold,
}

export const useTypefaces = (): boolean => {
  const [areLoaded, failed] = useFonts(fonts)
  return areLoaded || failed !== null
}
