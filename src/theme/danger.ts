/** How the risk of the next roll looks, by tier: the ground cracks and the light goes down. No tier needs a colour to be told. */
import { itemAt } from '@/checked'
import type { Tier } from './timeline'

export type Danger = {
  /** The heights of the gauge's bar and figure in dp: in full, and where there is little room. */
  readonly bar: readonly [number, number]
  readonly figure: readonly [number, number]
  /** At the end of the bar's fill. */
  readonly teeth: number
  /** The cracks that run on from the fill: their line as a part of the bar's height, and their length in dp. */
  readonly barCracks: readonly { readonly line: number; readonly length: number }[]
  /** On the button that rolls again: how many cracks, and the height of its foot in dp. */
  readonly buttonCracks: number
  readonly foot: number
  /** How much of `sunk` covers the panel's ground. */
  readonly ground: number
  /** How much of `bg` covers the board, except for the spaces at stake. */
  readonly veil: number
}

const tiers: readonly Danger[] = [
  {
    bar: [12, 14],
    figure: [19, 19],
    teeth: 0,
    barCracks: [],
    buttonCracks: 0,
    foot: 5,
    ground: 0,
    veil: 0,
  },
  {
    bar: [16, 17],
    figure: [22, 21],
    teeth: 0,
    barCracks: [],
    buttonCracks: 0,
    foot: 5,
    ground: 0,
    veil: 0,
  },
  {
    bar: [20, 20],
    figure: [26, 23],
    teeth: 0,
    barCracks: [{ line: 0.45, length: 26 }],
    buttonCracks: 1,
    foot: 6,
    ground: 0.35,
    veil: 0,
  },
  {
    bar: [26, 23],
    figure: [32, 26],
    teeth: 4,
    barCracks: [
      { line: 0.3, length: 44 },
      { line: 0.66, length: 30 },
    ],
    buttonCracks: 2,
    foot: 7,
    ground: 0.7,
    veil: 0.3,
  },
  {
    bar: [34, 26],
    figure: [40, 30],
    teeth: 6,
    barCracks: [
      { line: 0.2, length: 62 },
      { line: 0.5, length: 92 },
      { line: 0.78, length: 50 },
    ],
    buttonCracks: 5,
    foot: 9,
    ground: 1,
    veil: 0.5,
  },
]

export const dangerOf = (tier: Tier): Danger => itemAt(tiers, tier)

/** One roll in how many goes bust: to the nearest 5 from 21 on; null if it is fewer than one in 52. */
export const oneIn = (chance: number): number | null => {
  const rolls = Math.round(1 / chance)
  if (rolls > 52) return null
  return rolls < 21 ? rolls : 5 * Math.round(1 / chance / 5)
}
