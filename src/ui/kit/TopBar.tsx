/** The bar of a page: something left, the page's words, something right. The page decides what they say and do. */
import type { ReactNode } from 'react'
import { StyleSheet, View } from 'react-native'

import { size } from '@/theme/measures'

type TopBarProps = {
  readonly left?: ReactNode
  readonly right?: ReactNode
  /** Beside what is left: a sign of how things stand, as small as it can be. */
  readonly sign?: ReactNode
  /** Title and line side by side from the left, on big screens. */
  readonly leading?: boolean
  readonly children: ReactNode
}

export const TopBar = ({ left, right, sign, leading = false, children }: TopBarProps) => (
  <View style={styles.bar}>
    <View style={[styles.side, Boolean(sign) && styles.signed]}>
      {left}
      {sign}
    </View>
    <View style={[styles.words, leading && styles.leading]}>{children}</View>
    <View style={[styles.side, styles.right, Boolean(sign) && styles.signed]}>{right}</View>
  </View>
)

const styles = StyleSheet.create({
  bar: { flexDirection: 'row', alignItems: 'center', minHeight: size.minTouch, paddingHorizontal: 8 },
  side: { minWidth: size.minTouch, flexDirection: 'row', alignItems: 'center' },
  // As much at the other side: the words stay in the middle.
  signed: { minWidth: size.minTouch + 24 },
  right: { justifyContent: 'flex-end' },
  // The letters of a heading are higher than their line.
  words: { flex: 1, justifyContent: 'center', paddingVertical: 3 },
  leading: { flexDirection: 'row', justifyContent: 'flex-start', gap: 12, alignItems: 'baseline' },
})
