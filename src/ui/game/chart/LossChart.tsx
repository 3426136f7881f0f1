/** Points lost in each match as dots, and their moving average as a line that ends in a gold dot. Zero is at the top. */
import { StyleSheet, View } from 'react-native'
import { useTheme } from '@/theme/ThemeProvider'
import { Text } from '../../kit/Text'
import { Circle, Path, Svg } from '../../kit/svg'
import { useRoom } from '../../kit/useRoom'

type LossChartProps = {
  readonly matches: readonly number[]
  readonly line: readonly number[]
}

const [high, air] = [96, 7] as const

export function LossChart({ matches, line }: LossChartProps) {
  const { colours, type } = useTheme()
  const { room, width, onLayout } = useRoom({ width: 300 })
  // At most twice the average, so that one bad match does not flatten the others.
  const most = Math.max(2, 2 * Math.ceil(Math.max(...line)))
  // At most three lines below the first.
  const step = 2 * Math.ceil(most / 6)
  const lineHigh = type('axis').lineHeight
  // Room for a minus sign and two digits.
  const axis = 2.2 * lineHigh
  const y = (lost: number): number => air + ((high - 2 * air) * Math.min(lost, most)) / most
  const x = (at: number): number =>
    axis + (matches.length === 1 ? width - axis - air : ((width - axis - air) * at) / (matches.length - 1))
  const levels = Array.from({ length: Math.floor(most / step) + 1 }, (_, at) => at * step)
  const place = (lost: number, at: number): string => `${x(at).toFixed(1)} ${y(lost).toFixed(1)}`
  const path = line.map((lost, at) => `${at === 0 ? 'M' : 'L'}${place(lost, at)}`).join('')
  // One path for all dots: a thousand circles would be slower than the rest of the page.
  const dots = matches.map((lost, at) => `M${place(lost, at)}h.01`).join('')
  return (
    <View ref={room} onLayout={onLayout} aria-hidden style={styles.room}>
      <Svg width={width} height={high}>
        {levels.map((level) => (
          <Path
            key={level}
            d={`M${axis} ${y(level)}H${width}`}
            stroke={level === 0 ? colours.line : colours.hair}
            strokeWidth={level === 0 ? 1.4 : 1}
          />
        ))}
        <Path d={dots} fill="none" stroke={colours.grid} strokeWidth={4.4} strokeLinecap="round" />
        <Path d={path} fill="none" stroke={colours.ink} strokeWidth={2} strokeLinejoin="round" />
        <Circle
          cx={x(line.length - 1)}
          cy={y(line.at(-1) ?? 0)}
          r={5.6}
          fill={colours.gold}
          stroke={colours.line}
          strokeWidth={1.4}
        />
      </Svg>
      {levels.map((level) => (
        <View key={level} style={[styles.level, { top: y(level) - lineHigh / 2, right: width - axis + 6 }]}>
          <Text type="axis">{level === 0 ? '0' : `\u2212${level}`}</Text>
        </View>
      ))}
    </View>
  )
}

const styles = StyleSheet.create({
  room: { height: high },
  level: { position: 'absolute' },
})
