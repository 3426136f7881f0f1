/** The board's paper with its hills, and the grid over them. Drawn once for a size and a coat, then left alone. */
import { StyleSheet } from 'react-native'
import { Defs, G, Path, RadialGradient, Rect, Stop, Svg } from '../marks/svg'

import { useTheme } from '@/theme/ThemeProvider'
import { boardTerrain } from '../marks/terrain'

type SizeProps = { readonly cell: number }

export function Ground({ cell }: SizeProps) {
  const { colours, palette } = useTheme()
  const edge = 6 * cell
  const scale = edge / boardTerrain.size
  const thin = (edge / 330) ** 0.62 / scale
  const light = palette.lamplight
  return (
    <Svg width={edge} height={edge} style={styles.layer}>
      {light !== null && (
        <Defs>
          <RadialGradient id="lamplight" cx={light.centre[0]} cy={light.centre[1]} r={light.radius}>
            <Stop offset={0} stopColor={light.from} />
            <Stop offset={1} stopColor={light.to} />
          </RadialGradient>
        </Defs>
      )}
      <Rect width={edge} height={edge} fill={light === null ? colours.sheet : 'url(#lamplight)'} />
      <G transform={`scale(${scale})`}>
        <Path d={boardTerrain.lines} fill="none" stroke={colours.contour} strokeWidth={0.9 * thin} />
        <Path d={boardTerrain.indexLines} fill="none" stroke={colours.contourIx} strokeWidth={1.45 * thin} />
      </G>
    </Svg>
  )
}

const inner = [1, 2, 3, 4, 5] as const

export function Grid({ cell }: SizeProps) {
  const { colours } = useTheme()
  const edge = 6 * cell
  const arm = Math.max(4, 0.068 * cell)
  const lines = inner.map((at) => `M${at * cell} 0V${edge}M0 ${at * cell}H${edge}`).join('')
  const crosses = inner
    .flatMap((x) =>
      inner.map((y) => `M${x * cell - arm} ${y * cell}h${2 * arm}M${x * cell} ${y * cell - arm}v${2 * arm}`),
    )
    .join('')
  return (
    <Svg width={edge} height={edge} style={styles.layer}>
      <Path d={lines} stroke={colours.grid} strokeWidth={0.8} />
      <Path d={crosses} stroke={colours.line} strokeWidth={1.5} />
    </Svg>
  )
}

const styles = StyleSheet.create({ layer: { position: 'absolute' } })
