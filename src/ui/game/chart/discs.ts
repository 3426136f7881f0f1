/** Where everybody's disc lies on a chart: at the end of the line, or, where many would not fit there, on its peak. */
import type { Seat } from '@/engine'
import type { ChartLine } from './ChartLines'
import { apart, peaks, xAt, yAt, type Plot, type Spot } from './geometry'

type ChartDisc = Spot & { readonly seat: Seat; readonly r: number }

/** Right of the lines, for the discs at their ends. */
export const besideLines = 28

/** Up to so many find room at the right edge. */
const fewPlayers = 3

/** Those at the end of their lines first: they are never in each other's way. */
export const discsOf = (
  plot: Plot,
  lines: readonly ChartLine[],
  heavy: readonly Seat[],
): readonly ChartDisc[] => {
  const isFew = lines.length <= fewPlayers
  const atEnd = lines.filter(({ seat }) => isFew || heavy.includes(seat))
  const others = lines.filter((line) => !atEnd.includes(line))
  const ys = apart(
    atEnd.map(({ chances }) => yAt(plot, chances.findLast((chance) => chance !== undefined) ?? 0)),
    22,
    plot.top + 5,
    plot.top + plot.height - 5,
  )
  const x = xAt(plot, plot.steps) + 15
  const ends = atEnd.map(({ seat }, at) => ({ seat, x, y: ys[at]!, r: 10.1 }))
  const chances = others.map((line) => line.chances)
  const spots = peaks(plot, chances, ends, 26)
  return [...ends, ...others.map(({ seat }, at) => ({ seat, ...spots[at]!, r: 8.2 }))]
}
