/** Shares as bars under each other, each with its figure beside it: the bar alone says nothing. */
import { StyleSheet, View } from 'react-native'
import { space } from '@/theme/measures'
import { useTheme } from '@/theme/ThemeProvider'
import { Text } from '@/ui/kit/Text'

type Bar = {
  readonly name: string
  /** 0 to 1. */
  readonly share: number
  readonly figure: string
  /** The row by ear. */
  readonly spoken: string
}

type BarsProps = {
  /** What the names count. */
  readonly title: string
  readonly bars: readonly Bar[]
  /** The share that fills the whole width, and how both ends of the scale are written. */
  readonly most: number
  readonly scale: readonly [from: string, to: string]
}

export const Bars = ({ title, bars, most, scale }: BarsProps) => {
  const { colours } = useTheme()
  return (
    <View style={styles.bars}>
      <Text type="label" tone="ink2">
        {title}
      </Text>
      {bars.map(({ name, share, figure, spoken }) => (
        <View key={name} accessible role="img" aria-label={spoken} style={styles.row}>
          <Text type="h3" centred style={styles.name}>
            {name}
          </Text>
          <View style={[styles.track, { borderColor: colours.hair }]}>
            <View
              style={[styles.bar, { width: `${(100 * share) / most}%`, backgroundColor: colours.ink2 }]}
            />
          </View>
          <Text type="bodyStrong" style={styles.figure}>
            {figure}
          </Text>
        </View>
      ))}
      <View aria-hidden style={styles.row}>
        <View style={styles.name} />
        <View style={styles.scale}>
          {scale.map((end) => (
            <Text key={end} type="caption">
              {end}
            </Text>
          ))}
        </View>
        <View style={styles.figure} />
      </View>
    </View>
  )
}

const styles = StyleSheet.create({
  bars: { gap: space.xs },
  row: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  name: { minWidth: 22 },
  track: { flex: 1, height: 16, borderWidth: 1, borderRadius: 3, overflow: 'hidden' },
  bar: { height: '100%' },
  scale: { flex: 1, flexDirection: 'row', justifyContent: 'space-between' },
  figure: { minWidth: 64, textAlign: 'right' },
})
