/** Loads the app's five fonts in the browser as soon as this module runs; the page preloads their files. */
import { useEffect, useState } from 'react'
import BesleyBold from '../../assets/fonts/Besley_700Bold.woff2'
import BesleyExtraBold from '../../assets/fonts/Besley_800ExtraBold.woff2'
import SourceSansRegular from '../../assets/fonts/SourceSans3_400Regular.woff2'
import SourceSansSemiBold from '../../assets/fonts/SourceSans3_600SemiBold.woff2'
import SourceSansBold from '../../assets/fonts/SourceSans3_700Bold.woff2'

const fonts = {
  'Besley-Bold': BesleyBold,
  'Besley-ExtraBold': BesleyExtraBold,
  'SourceSans3-Regular': SourceSansRegular,
  'SourceSans3-SemiBold': SourceSansSemiBold,
  'SourceSans3-Bold': SourceSansBold,
}

const load = async (family: string, file: unknown): Promise<void> => {
  // On the web Metro resolves an asset to its URL.
  const face = new FontFace(family, `url(${String(file)})`)
  document.fonts.add(await face.load())
}

const loading = Promise.allSettled(Object.entries(fonts).map(([family, file]) => load(family, file)))

export const useTypefaces = (): boolean => {
  const [areLoaded, setLoaded] = useState(false)
  useEffect(() => {
    void loading.then(() => setLoaded(true))
  }, [])
  return areLoaded
}
