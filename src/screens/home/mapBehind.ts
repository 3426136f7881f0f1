/** What of the map can be seen beside the words that lie on it. Pure arithmetic. */
import { heroSize } from '@/ui/index'

type MapBehind = {
  /** Down to where the words reach, in the map's own units: no plot begins above. */
  readonly clearTo: number
  /** The creek's name lies clear of the words and of the edge. */
  readonly named: boolean
}

/** In the map's own units: where the creek's name lies. */
const nameFrom = 272
const nameLeft = 13

/** `wordsEnd`: how far down the words reach, as seen. */
export const mapBehind = (width: number, height: number, wordsEnd: number): MapBehind => {
  const scale = Math.max(width / heroSize.width, height / heroSize.height)
  if (scale === 0) return { clearTo: 0, named: true }
  const cutAbove = (heroSize.height - height / scale) / 2
  const cutLeft = (heroSize.width - width / scale) / 2
  const end = cutAbove + wordsEnd / scale
  return { clearTo: end, named: end <= nameFrom && cutLeft < nameLeft }
}
