/** The size of a player's largest group: the score. */
import { StyleSheet, View } from 'react-native'

import { Icon } from '../kit/Icon'
import { Text } from '../kit/Text'

export function GroupScore({ group }: { readonly group: number }) {
  return (
    <View style={styles.score} aria-hidden>
      <Icon name="group" size={16} tone="ink2" />
      <Text type="button">{group}</Text>
    </View>
  )
}

const styles = StyleSheet.create({
  score: { flexDirection: 'row', alignItems: 'center', gap: 2 },
})
