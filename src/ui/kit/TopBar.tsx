import type { ReactNode } from 'react'
import { StyleSheet, View } from 'react-native'

import { border, size } from '@/theme/measures'
import { useTheme } from '@/theme/ThemeProvider'

type TopBarProps = {
  readonly left?: ReactNode
  readonly right?: ReactNode
  /** A small status icon beside `left`. */
  readonly sign?: ReactNode
  /** Title and subtitle side by side, aligned left, for big screens. */
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

/** A thick line above a thin one, as wide as its container. */
export function DoubleRule() {
  const { colours } = useTheme()
  const [thick, gap, thin] = border.doubleRule
  return (
    <View aria-hidden style={{ gap }}>
      <View style={{ height: thick, backgroundColor: colours.line }} />
      <View style={{ height: thin, backgroundColor: colours.line }} />
    </View>
  )
}

const styles = StyleSheet.create({
  bar: { flexDirection: 'row', alignItems: 'center', minHeight: size.minTouch, paddingHorizontal: 8 },
  side: { minWidth: size.minTouch, flexDirection: 'row', alignItems: 'center' },
  // Both sides have the same width, so that the title stays in the middle.
  signed: { minWidth: size.minTouch + 24 },
  right: { justifyContent: 'flex-end' },
  // The letters of a heading are taller than its line.
  words: { flex: 1, justifyContent: 'center', paddingVertical: 3 },
  leading: { flexDirection: 'row', justifyContent: 'flex-start', gap: 12, alignItems: 'baseline' },
})
