/** Before the first match is over: what will be counted here. */
import { StyleSheet, View } from 'react-native'
import { usePhrases } from '@/i18n/index'
import { Die, EmptyChart, Text } from '@/ui/index'

export function Nothing() {
  const { statistics } = usePhrases()
  return (
    <View style={styles.nothing}>
      <View style={styles.frame}>
        <EmptyChart height={172}>
          <Die value={5} size={48} />
        </EmptyChart>
      </View>
      <Text type="h1" heading={2} centred>
        {statistics.nothing}
      </Text>
      <Text type="body" tone="ink2" centred>
        {statistics.nothingNote}
      </Text>
    </View>
  )
}

const styles = StyleSheet.create({
  nothing: { gap: 12, paddingTop: 88, paddingBottom: 40 },
  frame: { marginBottom: 20 },
})
