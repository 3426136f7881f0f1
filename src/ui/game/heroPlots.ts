/** What stands on the map of the home page, in the map's own units: three plots, and the name along the creek. Draws nothing. */
import type { BrandName, ColourName } from '@/names'

export type PlotSpace =
  { readonly colour: ColourName; readonly brand: BrandName; readonly claimed: boolean } | 'squatter'

export type HeroPlot = {
  /** Its middle. */
  readonly x: number
  readonly y: number
  readonly tilt: number
  readonly spaces: readonly PlotSpace[]
}

export type MapBox = {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

export const heroSize = { width: 390, height: 432 } as const

/** The edge of a space, and half of the square at the corner of a plot. */
export const [plotEdge, plotCorner] = [46, 2.7]

const anna = { colour: 'prussian', brand: 'star' } as const
export const heroPlots: readonly HeroPlot[] = [
  {
    x: 78,
    y: 347,
    tilt: 10.7,
    spaces: [
      { colour: 'vermilion', brand: 'steer', claimed: true },
      { colour: 'madder', brand: 'horseshoe', claimed: false },
    ],
  },
  {
    x: 238,
    y: 320,
    tilt: -14.2,
    spaces: [
      { ...anna, claimed: true },
      { ...anna, claimed: true },
      { ...anna, claimed: false },
    ],
  },
  { x: 344, y: 236, tilt: 8.8, spaces: ['squatter'] },
]

/** All that a tilted plot covers. */
export const boxOfPlot = ({ x, y, tilt, spaces }: HeroPlot): MapBox => {
  const angle = (Math.abs(tilt) * Math.PI) / 180
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)]
  const [halfWide, halfHigh] = [(spaces.length * plotEdge) / 2 + plotCorner, plotEdge / 2 + plotCorner]
  const [across, down] = [halfWide * cos + halfHigh * sin, halfWide * sin + halfHigh * cos]
  return { left: x - across, right: x + across, top: y - down, bottom: y + down }
}

export const creekName: MapBox = { left: 13, right: 116, top: 268, bottom: 316 }
/** How far down the one survey line lies that is level. */
export const levelLine = 222
/** The highest that the creek comes where words may lie. */
export const creekTop = 258
