/** The hills that a chart's frame holds as long as nothing is known: ground without lines on it. */
import { View } from 'react-native'
import { useTheme } from '@/theme/ThemeProvider'
import { boardTerrain } from '../marks/terrain'
import { G, Path, Svg } from '../marks/svg'
import type { Plot } from './geometry'

export function Contours({ plot: { left, top, width, height } }: { readonly plot: Plot }) {
  const { colours } = useTheme()
  // As wide as the frame; above and below it they are cut off.
  const scale = width / boardTerrain.size
  return (
    <View aria-hidden style={{ position: 'absolute', left, top, width, height, overflow: 'hidden' }}>
      <Svg width={width} height={height}>
        <G transform={`translate(0 ${(height - width) / 2}) scale(${scale})`}>
          <Path d={boardTerrain.lines} fill="none" stroke={colours.contour} strokeWidth={0.9 / scale} />
          <Path
            d={boardTerrain.indexLines}
            fill="none"
            stroke={colours.contourIx}
            strokeWidth={1.45 / scale}
          />
        </G>
      </Svg>
    </View>
  )
}
