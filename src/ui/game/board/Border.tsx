/** The board's frame and the graduated neat-line left of it and below. Drawn once. */

import { Path, Rect, Svg } from '../marks/svg'

import { border } from '@/theme/measures'
import { useTheme } from '@/theme/ThemeProvider'

const halves = [0, 2, 4, 6, 8, 10] as const

/** Lies with its origin at the corner of the spaces; the neat-line is drawn outside. */
export function Border({ cell }: { readonly cell: number }) {
  const { colours } = useTheme()
  const edge = 6 * cell
  // On big boards the neat-line grows a little too.
  const grows = Math.min(1.42, Math.max(1, cell / 55) ** 0.6)
  const [near, far, pad] = [3 * grows, 7 * grows, 7 * grows + 3]
  const lines = `M${-near} 0V${edge + near}H${edge}` + `M${-far} 0V${edge + far}H${edge}`
  const bars = halves
    .map((half) => {
      const [start, end] = [(half * cell) / 2, ((half + 1) * cell) / 2]
      return (
        `M${-far} ${edge - end}H${-near}V${edge - start}H${-far}Z` +
        `M${start} ${edge + near}H${end}V${edge + far}H${start}Z`
      )
    })
    .join('')
  return (
    <Svg
      width={edge + 2 * pad}
      height={edge + 2 * pad}
      viewBox={`${-pad} ${-pad} ${edge + 2 * pad} ${edge + 2 * pad}`}
      style={{ position: 'absolute', left: -pad, top: -pad }}
    >
      <Path d={bars} fill={colours.line} />
      <Path d={lines} fill="none" stroke={colours.line} strokeWidth={0.8} />
      <Rect width={edge} height={edge} fill="none" stroke={colours.line} strokeWidth={border.boardFrame} />
    </Svg>
  )
}
