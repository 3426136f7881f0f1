/** A number at the left of a chart: 0, 50 or 100. */
import { StyleSheet, View } from 'react-native'
import { useTheme } from '@/theme/ThemeProvider'
import { Text } from '../../kit/Text'
import { yAt, type Plot } from './geometry'

const gap = 6

/** The room for the widest of them, grown with the text. */
export const axisWidth = (scale: number): number => gap + 24 * scale

export function AxisNumbers({ plot }: { readonly plot: Plot }) {
  const { type } = useTheme()
  const high = type('axis').lineHeight!
  return [0, 0.5, 1].map((chance) => (
    <View key={chance} style={[styles.number, { top: yAt(plot, chance) - high / 2, width: plot.left - gap }]}>
      <Text type="axis">{100 * chance}</Text>
    </View>
  ))
}

const styles = StyleSheet.create({
  number: { position: 'absolute', left: 0, alignItems: 'flex-end' },
})
