/** A card with a second, thin line inside its edge. */
import type { ReactNode } from 'react'
import { StyleSheet, View, type StyleProp, type ViewStyle } from 'react-native'

import { border, radius } from '@/theme/measures'
import { useTheme } from '@/theme/ThemeProvider'

type SheetFrameProps = {
  readonly children: ReactNode
  /** Without the second line, for lists and tables. */
  readonly plain?: boolean
  readonly style?: StyleProp<ViewStyle>
}

export function SheetFrame({ children, plain = false, style }: SheetFrameProps) {
  const { colours } = useTheme()
  return (
    <View style={[styles.card, { backgroundColor: colours.sheet, borderColor: colours.line }, style]}>
      {!plain && <View style={[styles.inner, { borderColor: colours.hair }]} />}
      {children}
    </View>
  )
}

const styles = StyleSheet.create({
  card: { borderWidth: border.card, borderRadius: radius.card },
  inner: {
    position: 'absolute',
    pointerEvents: 'none',
    top: 3,
    left: 3,
    right: 3,
    bottom: 3,
    borderWidth: border.hair,
    borderRadius: radius.card - 2.5,
  },
})
