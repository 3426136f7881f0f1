/** What a chart of chances shows, above it. */
import { StyleSheet, View } from 'react-native'
import { usePhrases } from '@/i18n/index'
import { Text } from '@/ui/index'

export const ChartHead = ({ says }: { readonly says: string }) => (
  <View style={styles.head}>
    <Text type="h3" heading={2}>
      {usePhrases().lookBack.howItWent}
    </Text>
    <Text type="caption" tone="ink2">
      {says}
    </Text>
  </View>
)

const styles = StyleSheet.create({
  head: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: 12,
  },
})
