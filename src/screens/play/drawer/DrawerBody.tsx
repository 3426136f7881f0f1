/** The drawer's page: the supply, contents, and actions pinned below. Where room is short, the contents scroll. */
import type { ReactNode } from 'react'
import { Platform, ScrollView, StyleSheet, View, type ViewStyle } from 'react-native'
import type { Frame } from '@/theme/index'

export type DrawerBodyProps = {
  readonly frame: Frame
  /** First of all on phones, last of all in the column of a desktop. */
  readonly supply?: ReactNode
  readonly children: ReactNode
  readonly actions: ReactNode
  /** Dice are in the air: what scrolls is clipped, and they with it, so now nothing scrolls. */
  readonly inFlight?: boolean
}

export function DrawerBody({ frame, supply, children, actions, inFlight = false }: DrawerBodyProps) {
  const { top, right, bottom, left } = frame.drawerPadding
  const padding = { paddingTop: top, paddingRight: right, paddingBottom: bottom, paddingLeft: left }
  if (frame.layout === 'desktop') {
    const contents = (
      <>
        <View style={styles.together}>
          {children}
          {actions}
        </View>
        <View style={styles.foot}>{supply}</View>
      </>
    )
    return frame.scrolls ? (
      <ScrollView style={inFlight && open} contentContainerStyle={[styles.column, padding]}>
        {contents}
      </ScrollView>
    ) : (
      <View style={[styles.column, padding]}>{contents}</View>
    )
  }
  if (!frame.scrolls)
    return (
      <View style={[styles.page, styles.spread, padding]}>
        {supply}
        {children}
        {actions}
      </View>
    )
  return (
    <View style={[styles.page, padding]}>
      <ScrollView
        style={[styles.page, inFlight && open]}
        contentContainerStyle={[styles.contents, frame.boardAloneChooses && styles.close]}
      >
        {supply}
        {children}
      </ScrollView>
      <View style={styles.pinned}>{actions}</View>
    </View>
  )
}

/** The browser's scroll view names both axes, which React Native's types do not know. */
const open =
  Platform.OS === 'web'
    ? ({ overflowX: 'visible', overflowY: 'visible' } as ViewStyle)
    : ({ overflow: 'visible' } as const)

const styles = StyleSheet.create({
  page: { flex: 1 },
  spread: { justifyContent: 'space-between' },
  column: { flexGrow: 1, justifyContent: 'space-between', gap: 18 },
  together: { gap: 18 },
  foot: { gap: 14 },
  contents: { flexGrow: 1, justifyContent: 'space-between', gap: 8 },
  close: { gap: 4 },
  pinned: { paddingTop: 6 },
})
