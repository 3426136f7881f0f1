/** The same five fonts as on phones, compressed for the web, by family name, for `useFonts`. */
export const fontsToLoad = {
  Besley_700Bold: require('../../assets/fonts/Besley_700Bold.woff2'),
  Besley_800ExtraBold: require('../../assets/fonts/Besley_800ExtraBold.woff2'),
  SourceSans3_400Regular: require('../../assets/fonts/SourceSans3_400Regular.woff2'),
  SourceSans3_600SemiBold: require('../../assets/fonts/SourceSans3_600SemiBold.woff2'),
  SourceSans3_700Bold: require('../../assets/fonts/SourceSans3_700Bold.woff2'),
}
