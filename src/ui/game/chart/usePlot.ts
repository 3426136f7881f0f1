/** Where a chart draws its lines: in its room, less the numbers and discs beside them, and what lies above and below. */
import { scaleOf } from '@/theme/type'
import { useTheme } from '@/theme/ThemeProvider'
import { useRoom } from '../../kit/useRoom'
import { axisWidth } from './AxisNumbers'
import { besideLines } from './discs'
import type { Plot } from './geometry'

type Around = {
  readonly height: number
  readonly above: number
  readonly below: number
  readonly steps: number
  /** Without numbers and discs. */
  readonly bare?: boolean
}

export function usePlot({ height, above, below, steps, bare = false }: Around) {
  const { textScale } = useTheme()
  const { room, width, onLayout } = useRoom({ width: 358 })
  const left = bare ? 1 : axisWidth(scaleOf('axis', textScale))
  const plot: Plot = {
    left,
    top: above,
    width: width - left - (bare ? 1 : besideLines),
    height: height - above - below,
    steps,
  }
  return { room, onLayout, size: { width, height }, plot }
}
