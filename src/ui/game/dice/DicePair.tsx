/** Two tilted dice, the picture on the large Roll button. Decorative. */
import { StyleSheet, View } from 'react-native'

import { Die } from './Die'

export function DicePair({ size = 44 }: { readonly size?: number }) {
  return (
    <View aria-hidden style={styles.pair}>
      <View style={{ transform: [{ rotate: '-9deg' }] }}>
        <Die value={5} size={size} />
      </View>
      <View style={{ marginLeft: -0.04 * size, transform: [{ rotate: '8deg' }] }}>
        <Die value={2} size={size} />
      </View>
    </View>
  )
}

const styles = StyleSheet.create({ pair: { flexDirection: 'row' } })
