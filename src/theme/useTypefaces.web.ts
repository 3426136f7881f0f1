/** Loads the app's five fonts in the browser as soon as this module runs; the page preloads their files. */
import { useEffect, useState } from 'react'
import Besley_700Bold from '../../assets/fonts/Besley_700Bold.woff2'
import Besley_800ExtraBold from '../../assets/fonts/Besley_800ExtraBold.woff2'
import SourceSans3_400Regular from '../../assets/fonts/SourceSans3_400Regular.woff2'
import SourceSans3_600SemiBold from '../../assets/fonts/SourceSans3_600SemiBold.woff2'
import SourceSans3_700Bold from '../../assets/fonts/SourceSans3_700Bold.woff2'

const fonts = {
  Besley_700Bold,
  Besley_800ExtraBold,
  SourceSans3_400Regular,
  SourceSans3_600SemiBold,
  SourceSans3_700Bold,
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
