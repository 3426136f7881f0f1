/** What the marks on a chart mean; only those that occur. */
import { StyleSheet, View } from 'react-native'
import { useTheme } from '@/theme/ThemeProvider'
import { Text } from '../../kit/Text'
import { Path, Rect, Svg } from '../marks/svg'
import { MarkAt } from './ChartLines'

export type LegendItem = { readonly of: 'bust' | 'taken' | 'lastRound'; readonly label: string }

const edge = 14

export function Legend({ items }: { readonly items: readonly LegendItem[] }) {
  const { colours } = useTheme()
  return (
    <View aria-hidden style={styles.legend}>
      {items.map(({ of, label }) => (
        <View key={of} style={styles.item}>
          <Svg width={edge} height={edge}>
            {of === 'lastRound' ? (
              <>
                <Rect x={3} width={edge - 3} height={edge} fill={colours.sunk} />
                <Path d={`M2 0V${edge}`} stroke={colours.line} strokeWidth={1.6} strokeDasharray="4 3" />
              </>
            ) : (
              <MarkAt kind={of} x={edge / 2} y={edge / 2} bare />
            )}
          </Svg>
          <Text type="caption">{label}</Text>
        </View>
      ))}
    </View>
  )
}

const styles = StyleSheet.create({
  legend: { flexDirection: 'row', flexWrap: 'wrap', columnGap: 16, rowGap: 2 },
  item: { flexDirection: 'row', alignItems: 'center', gap: 6 },
})
