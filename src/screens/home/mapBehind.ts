/** What of the map can be seen beside the words that lie on it. Pure arithmetic. */
import { heroSize } from '@/ui/index'

export type MapBehind = {
  /** The plots lie clear of the words. */
  readonly plotted: boolean
  /** The creek's name lies clear of the words and of the edge. */
  readonly named: boolean
}

/** In the map's own units: the highest plot, the creek's name, and where that name begins. */
const plotsFrom = 212
const nameFrom = 272
const nameLeft = 13

/** `wordsEnd`: how far down the words reach, as seen. */
export const mapBehind = (width: number, height: number, wordsEnd: number): MapBehind => {
  const scale = Math.max(width / heroSize.width, height / heroSize.height)
  if (scale === 0) return { plotted: true, named: true }
  const cutAbove = (heroSize.height - height / scale) / 2
  const cutLeft = (heroSize.width - width / scale) / 2
  const end = cutAbove + wordsEnd / scale
  return { plotted: end <= plotsFrom, named: end <= nameFrom && cutLeft < nameLeft }
}
