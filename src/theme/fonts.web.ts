/** The same five fonts as on phones, compressed for the web, by family name, for `useFonts`. */
import Besley_700Bold from '../../assets/fonts/Besley_700Bold.woff2'
import Besley_800ExtraBold from '../../assets/fonts/Besley_800ExtraBold.woff2'
import SourceSans3_400Regular from '../../assets/fonts/SourceSans3_400Regular.woff2'
import SourceSans3_600SemiBold from '../../assets/fonts/SourceSans3_600SemiBold.woff2'
import SourceSans3_700Bold from '../../assets/fonts/SourceSans3_700Bold.woff2'

export const fontsToLoad = {
  Besley_700Bold,
  Besley_800ExtraBold,
  SourceSans3_400Regular,
  SourceSans3_600SemiBold,
  SourceSans3_700Bold,
}
