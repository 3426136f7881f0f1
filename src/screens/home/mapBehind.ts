/** Positions the map behind the title and drops the parts that the words cover or the edges cut. */
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
  /** The lower edges of the title and of the line below it. */
  readonly titleEnd: number
  readonly end: number
  /** The right edge of that line. */
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

/** Free space around each drawn part. */
const air = 12
/** The smallest useful scale, relative to the scale that fills the width. */
const smallest = 0.55

const boxes = heroPlots.map(boxOfPlot)
const bottom = Math.max(...boxes.map((box) => box.bottom))
/** Only the lower two plots must stay below the words; the squatter's plot may stand beside them. */
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
