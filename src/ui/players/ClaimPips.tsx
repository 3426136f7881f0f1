/** How many claims of how many needed: one small plate each. */
import { StyleSheet, View } from 'react-native'

import { useTheme } from '@/theme/index'

type ClaimPipsProps = { readonly claims: number; readonly target: number }

/** Never more plates than the target has places: whoever is beyond it has called the last round. */
export function ClaimPips({ claims, target }: ClaimPipsProps) {
  const { colours, scheme } = useTheme()
  const full = scheme === 'lantern' ? colours.gold : colours.plate
  const fullEdge = scheme === 'lantern' ? colours.goldEdge : colours.plate
  return (
    <View style={styles.pips} aria-hidden>
      {Array.from({ length: target }, (_, index) => (
        <View
          key={index}
          style={[
            styles.pip,
            index < claims ? { backgroundColor: full, borderColor: fullEdge } : { borderColor: colours.grid },
          ]}
        />
      ))}
    </View>
  )
}

const styles = StyleSheet.create({
  pips: { flexDirection: 'row', gap: 1.6, overflow: 'hidden' },
  pip: { width: 8, height: 10, flexShrink: 1, borderWidth: 1, borderRadius: 2.2 },
})
