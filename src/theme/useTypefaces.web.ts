/** The same by the browser itself: it begins as soon as this is read, and the page has asked for the files before. */
import { useEffect, useState } from 'react'
import { fontsToLoad } from './fonts'

const load = async (family: string, file: unknown): Promise<void> => {
  // For the web Metro hands out an asset as its address.
  const face = new FontFace(family, `url(${String(file)})`)
  document.fonts.add(await face.load())
}

const coming = Promise.allSettled(Object.entries(fontsToLoad).map(([family, file]) => load(family, file)))

export const useTypefaces = (): boolean => {
  const [areHere, setHere] = useState(false)
  useEffect(() => {
    void coming.then(() => setHere(true))
  }, [])
  return areHere
}
