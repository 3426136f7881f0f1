/** One die lying still, on the web: one small drawing. A throw makes eighteen of them, so each must be cheap to make. */

import { size as sizes, useTheme } from '@/theme/index'
import { Path, Rect, Svg } from '../marks/svg'
import { dieShape, type DieProps } from './shape'

export function Die({ value, size = sizes.die, gold = false }: DieProps) {
  const { colours } = useTheme()
  const { foot, pip, corner, line, pips } = dieShape(value, size)
  // A box's border lies within its edge, a drawing's line half on either side.
  const body = {
    x: line / 2,
    width: size - line,
    height: size - foot - line,
    rx: corner - line / 2,
    stroke: colours.pip,
    strokeWidth: line,
  }
  return (
    <Svg width={size} height={size} aria-hidden>
      <Rect {...body} y={foot + line / 2} fill={colours.dieEdge} />
      <Rect {...body} y={line / 2} fill={gold ? colours.gold : colours.die} />
      <Path
        d={pips.map(([x, y]) => disc(x, y, pip / 2)).join('')}
        fill={gold ? colours.onGold : colours.pip}
      />
    </Svg>
  )
}

/** A filled circle in the box that begins at `x`, `y`. */
const disc = (x: number, y: number, r: number): string =>
  `M${x} ${y + r}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0`
