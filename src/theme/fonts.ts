/** The five font files the app carries, by family name, for `useFonts`. Single weights, so that no other is bundled. */
import { SourceSans3_400Regular } from '@expo-google-fonts/source-sans-3/400Regular'
import { SourceSans3_600SemiBold } from '@expo-google-fonts/source-sans-3/600SemiBold'
import { SourceSans3_700Bold } from '@expo-google-fonts/source-sans-3/700Bold'
import Besley_700Bold from '../../assets/fonts/Besley_700Bold.ttf'
import Besley_800ExtraBold from '../../assets/fonts/Besley_800ExtraBold.ttf'

export const fontsToLoad = {
  Besley_700Bold,
  Besley_800ExtraBold,
  SourceSans3_400Regular,
  SourceSans3_600SemiBold,
  SourceSans3_700Bold,
}
