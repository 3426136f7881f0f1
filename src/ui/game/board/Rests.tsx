/** Dotted rests around markers that are about to come off: what a bust cost, looked back on. */
import { Path, Svg } from '../marks/svg'

import { useTheme } from '@/theme/ThemeProvider'
import { strokeAt } from '../marks/shapes'
import { overlay } from '../marks/overlay'
import { boxesPath } from './geometry'

type RestsProps = {
  readonly cell: number
  /** Joined by commas: a primitive, so that equal rests draw nothing anew. */
  readonly spaces: string
}

export function Rests({ cell, spaces }: RestsProps) {
  const { colours } = useTheme()
  if (spaces === '') return null
  const edge = 6 * cell
  const boxes = boxesPath(spaces.split(',').map(Number), cell, strokeAt(cell, 2.5))
  return (
    <Svg width={edge} height={edge} style={overlay}>
      <Path
        d={boxes}
        fill="none"
        stroke={colours.ink}
        strokeWidth={strokeAt(cell, 2)}
        strokeDasharray={`${strokeAt(cell, 2.5)} ${strokeAt(cell, 5)}`}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </Svg>
  )
}
