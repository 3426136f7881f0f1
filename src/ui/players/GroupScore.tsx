/** The size of a player's largest group: the score. */
import { StyleSheet, View } from 'react-native'

import { Icon } from '../kit/Icon'
import { Text } from '../kit/Text'

type GroupScoreProps = {
  readonly group: number
  /** More air, in lists. */
  readonly roomy?: boolean
  /** No room for the sign before the number. */
  readonly bare?: boolean
}

export function GroupScore({ group, roomy = false, bare = false }: GroupScoreProps) {
  return (
    <View style={[styles.score, roomy && styles.roomy]} aria-hidden>
      {!bare && <Icon name="group" size={roomy ? 19 : 16} tone="ink2" />}
      <Text type="button">{group}</Text>
    </View>
  )
}

const styles = StyleSheet.create({
  roomy: { gap: 8 },
  score: { flexDirection: 'row', alignItems: 'center', gap: 2 },
})
