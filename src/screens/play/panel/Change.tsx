/** "group 4 → 6"; what stays the same needs no arrow. Decoration: whatever stands around it says it in words. */
import { StyleSheet, View } from 'react-native'
import { Icon, Text } from '@/ui/index'

type ChangeProps = {
  readonly label: string
  readonly before: number
  readonly after: number
  readonly comma?: boolean
}

export function Change({ label, before, after, comma = false }: ChangeProps) {
  const then = `${after}${comma ? ',' : ''}`
  return (
    <View style={styles.change}>
      <Text type="bodyStrong">{`${label} ${before === after ? then : before}`}</Text>
      {before !== after && (
        <>
          <Icon name="arrowRight" size={17} />
          <Text type="bodyStrong">{then}</Text>
        </>
      )}
    </View>
  )
}

const styles = StyleSheet.create({
  // It wraps before it lies under what stands beside it.
  change: { flexDirection: 'row', flexWrap: 'wrap', flexShrink: 1, alignItems: 'center', gap: 1 },
})
