/** The chances that were told, tenth by tenth, beside what was won: so that one sees how far they can be trusted. */
import { StyleSheet, View } from 'react-native'
import type { Calibration } from '@/bots'
import { usePhrases } from '@/i18n/PhrasesProvider'
import { space } from '@/theme/measures'
import { useTheme } from '@/theme/ThemeProvider'
import { Text } from '@/ui/kit/Text'
import { readAsOne } from '@/ui/kit/accessibility'

export function ComesTrue({ matches, tenths }: Calibration) {
  const { lookBack } = usePhrases()
  const { colours } = useTheme()
  return (
    <View>
      <Text type="body" style={styles.said}>
        {lookBack.comesTrue(matches)}
      </Text>
      <View style={styles.row} aria-hidden>
        <Text type="label" tone="ink2" style={styles.cell}>
          {lookBack.chance}
        </Text>
        <Text type="label" tone="ink2" style={styles.cell}>
          {lookBack.wonOf100}
        </Text>
      </View>
      {tenths.flatMap((pair) => {
        if (pair === null) return []
        const [told, won] = pair.map(Math.round)
        return (
          <View
            key={told}
            {...readAsOne(`${lookBack.chance} ${told}, ${lookBack.wonOf100} ${won}`)}
            style={[styles.row, styles.line, { borderTopColor: colours.hair }]}
          >
            <Text type="body" aria-hidden style={styles.cell}>
              {told}
            </Text>
            <Text type="bodyStrong" aria-hidden style={styles.cell}>
              {won}
            </Text>
          </View>
        )
      })}
    </View>
  )
}

const styles = StyleSheet.create({
  said: { marginBottom: space.s },
  row: { flexDirection: 'row', gap: space.m, paddingVertical: space.xs },
  line: { borderTopWidth: 1 },
  cell: { flex: 1 },
})
