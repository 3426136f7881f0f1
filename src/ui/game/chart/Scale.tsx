/** A number on a scale, with reference ticks and its confidence interval. Decorative: the text beside it says the same. */
import { StyleSheet, View } from 'react-native'
import { useTheme } from '@/theme/ThemeProvider'

type ScaleProps = {
  readonly from: number
  readonly to: number
  readonly at: number
  readonly mark?: 'dot' | 'diamond'
  readonly between?: readonly [number, number]
  readonly ticks?: readonly number[]
  /** A dotted line at the value if all were equal. */
  readonly even?: number
}

export function Scale({ from, to, at, mark = 'dot', between, ticks = [], even }: ScaleProps) {
  const { colours } = useTheme()
  const left = (value: number) =>
    `${(100 * (Math.min(Math.max(value, from), to) - from)) / (to - from)}%` as const
  return (
    <View aria-hidden style={styles.scale}>
      <View style={[styles.line, { backgroundColor: ticks.length > 0 ? colours.line : colours.grid }]} />
      {[from, to].map((end) => (
        <View key={end} style={[styles.end, { left: left(end), backgroundColor: colours.grid }]} />
      ))}
      {ticks.map((tick) => (
        <View key={tick} style={[styles.tick, { left: left(tick), backgroundColor: colours.line }]} />
      ))}
      {even !== undefined && <View style={[styles.even, { left: left(even), borderColor: colours.ink2 }]} />}
      {between && (
        <View
          style={[
            styles.between,
            {
              left: left(between[0]),
              width: `${(100 * (between[1] - between[0])) / (to - from)}%`,
              backgroundColor: colours.line,
            },
          ]}
        />
      )}
      <View style={[styles.place, { left: left(at) }]}>
        <View
          style={[
            styles.mark,
            mark === 'dot' ? styles.dot : styles.diamond,
            { backgroundColor: colours.gold, borderColor: colours.line },
          ]}
        />
      </View>
    </View>
  )
}

const [high, size] = [22, 12] as const

const styles = StyleSheet.create({
  scale: { height: high, marginHorizontal: 7 },
  line: { position: 'absolute', left: 0, right: 0, top: high / 2 - 0.5, height: 1 },
  end: { position: 'absolute', top: high / 2 - 5, height: 10, width: 1 },
  tick: { position: 'absolute', top: high / 2 - 4.5, height: 9, width: 1.5, marginLeft: -0.75 },
  even: {
    position: 'absolute',
    top: 1,
    height: high - 2,
    width: 0,
    borderLeftWidth: 1.5,
    borderStyle: 'dotted',
  },
  between: { position: 'absolute', top: high / 2 - 1.5, height: 3, borderRadius: 1.5 },
  place: { position: 'absolute', top: high / 2, width: 0, height: 0 },
  mark: {
    position: 'absolute',
    width: size,
    height: size,
    left: -size / 2,
    top: -size / 2,
    borderWidth: 1.4,
  },
  dot: { borderRadius: size / 2 },
  diamond: { transform: [{ rotate: '45deg' }, { scale: 0.9 }] },
})
