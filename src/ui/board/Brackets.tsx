/** Four ink corners around the space that took the last marker. */
import { Path, Svg } from '../marks/svg'

import type { Space } from '@/engine/index'
import { useTheme } from '@/theme/index'
import { bracketsPath, strokeAt } from '../marks/shapes'
import { columnIndex, lineIndex } from './geometry'

export function Brackets({ cell, space }: { readonly cell: number; readonly space: Space }) {
  const { colours } = useTheme()
  const line = strokeAt(cell, 2.6)
  return (
    <Svg
      width={cell}
      height={cell}
      style={{ position: 'absolute', left: columnIndex(space) * cell, top: lineIndex(space) * cell }}
    >
      <Path
        d={bracketsPath(cell, 0.22 * cell, 0.8 * line)}
        fill="none"
        stroke={colours.ink}
        strokeWidth={line}
      />
    </Svg>
  )
}
