/** The plots and the creek of the map on the home page, in the map's own units. */
import type { Look } from '@/names'

type PlotSpace = (Look & { readonly claimed: boolean }) | 'squatter'

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

/** The edge of a space, and half the edge of a plot's corner squares. */
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

/** The bounding box of a tilted plot. */
export const boxOfPlot = ({ x, y, tilt, spaces }: HeroPlot): MapBox => {
  const angle = (Math.abs(tilt) * Math.PI) / 180
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)]
  const [halfWide, halfHigh] = [(spaces.length * plotEdge) / 2 + plotCorner, plotEdge / 2 + plotCorner]
  const [across, down] = [halfWide * cos + halfHigh * sin, halfWide * sin + halfHigh * cos]
  return { left: x - across, right: x + across, top: y - down, bottom: y + down }
}

export const creekName: MapBox = { left: 13, right: 116, top: 268, bottom: 316 }
/** The y of the horizontal survey line. */
export const levelLine = 222
/** The highest point of the creek in the area where text may be. */
export const creekTop = 258
