/** True when the fonts can be used or failed to load; without them the app uses the system fonts. */
import { useFonts } from 'expo-font'

// The apps embed the fonts (app.json), so their first frame has them. Expo Go does not.
const fonts = __DEV__
  ? {
      'Besley-Bold': require('../../assets/fonts/Besley_700Bold.ttf'),
      'Besley-ExtraBold': require('../../assets/fonts/Besley_800ExtraBold.ttf'),
      'SourceSans3-Regular': require('@expo-google-fonts/source-sans-3/400Regular/SourceSans3_400Regular.ttf'),
      'SourceSans3-SemiBold': require('@expo-google-fonts/source-sans-3/600SemiBold/SourceSans3_600SemiBold.ttf'),
      'SourceSans3-Bold': require('@expo-google-fonts/source-sans-3/700Bold/SourceSans3_700Bold.ttf'),
    }
  : {}

export const useTypefaces = (): boolean => {
  const [areLoaded, failed] = useFonts(fonts)
  return areLoaded || failed !== null
}
