/** Where the map lies behind the words on it, and what of it: nothing that the words would cover or the edges cut. Pure arithmetic. */
import { itemAt } from '@/checked'
import {
  boxOfPlot,
  creekName,
  creekTop,
  heroPlots,
  heroSize,
  levelLine,
  type HeroPlot,
  type MapBox,
} from '@/ui/game/heroPlots'

export type Words = {
  /** How far down the title reaches, and then the line under it. */
  readonly titleEnd: number
  readonly end: number
  /** How far right that line reaches. */
  readonly right: number
}

type MapBehind = {
  readonly scale: number
  readonly x: number
  readonly y: number
  readonly plots: readonly HeroPlot[]
  readonly level: boolean
  readonly creek: boolean
  readonly named: boolean
}

/** Around what is drawn. */
const air = 12
/** Smaller than this, in parts of what the width allows, the plots would be no picture. */
const smallest = 0.55

const boxes = heroPlots.map(boxOfPlot)
const bottom = Math.max(...boxes.map((box) => box.bottom))
/** The lower two stand below the words; the squatter's may stand beside them. */
const top = Math.min(...boxes.slice(0, 2).map((box) => box.top))

export const mapBehind = (width: number, height: number, words: Words): MapBehind => {
  const wide = width / heroSize.width
  const below = (height - words.end - 2 * air) / (bottom - top)
  const scale = below < wide && below > smallest * wide ? below : wide
  const x = (width - heroSize.width * scale) / 2
  const y = Math.min((height - heroSize.height * scale) / 2, height - air - bottom * scale)
  const isClear = (box: MapBox): boolean => {
    const [left, above] = [x + box.left * scale, y + box.top * scale]
    const isBeside = left >= words.right + air && above >= words.titleEnd
    return (above >= words.end || isBeside) && y + box.bottom * scale <= height
  }
  const creek = y + creekTop * scale >= words.end
  return {
    scale,
    x,
    y,
    plots: heroPlots.filter((_, at) => isClear(itemAt(boxes, at))),
    level: y + levelLine * scale >= words.titleEnd,
    creek,
    named: creek && isClear(creekName),
  }
}
