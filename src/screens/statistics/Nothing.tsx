/** Before the first match is over: what will be counted here. */
import { StyleSheet, View } from 'react-native'
import { usePhrases } from '@/i18n/index'
import { useTheme } from '@/theme/index'
import { Die, Text } from '@/ui/index'

export function Nothing() {
  const { statistics } = usePhrases()
  const { colours } = useTheme()
  return (
    <View style={styles.nothing}>
      <View aria-hidden style={[styles.frame, { borderColor: colours.line, backgroundColor: colours.sheet }]}>
        <View style={[styles.even, { borderColor: colours.grid }]} />
        <Die value={5} size={48} />
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
  nothing: { gap: 12, paddingVertical: 40 },
  frame: { height: 150, borderWidth: 1.4, alignItems: 'center', justifyContent: 'center', marginBottom: 20 },
  even: { position: 'absolute', left: 0, right: 0, top: 74, borderTopWidth: 1.5, borderStyle: 'dashed' },
})
