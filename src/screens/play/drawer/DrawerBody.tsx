/** The drawer's page: contents spread above, actions pinned below. Where room is short, the contents scroll. */
import type { ReactNode } from 'react'
import { ScrollView, StyleSheet, View } from 'react-native'
import type { Frame } from '@/theme/index'

export type DrawerBodyProps = {
  readonly frame: Frame
  readonly children: ReactNode
  readonly actions: ReactNode
}

export function DrawerBody({ frame, children, actions }: DrawerBodyProps) {
  const { top, right, bottom, left } = frame.drawerPadding
  const padding = { paddingTop: top, paddingRight: right, paddingBottom: bottom, paddingLeft: left }
  if (!frame.scrolls)
    return (
      <View style={[styles.page, styles.spread, padding]}>
        {children}
        {actions}
      </View>
    )
  return (
    <View style={[styles.page, padding]}>
      <ScrollView style={styles.scroll} contentContainerStyle={styles.contents}>
        {children}
      </ScrollView>
      <View style={styles.pinned}>{actions}</View>
    </View>
  )
}

const styles = StyleSheet.create({
  page: { flex: 1 },
  spread: { justifyContent: 'space-between' },
  scroll: { flex: 1 },
  contents: { flexGrow: 1, justifyContent: 'space-between', gap: 8 },
  pinned: { paddingTop: 8 },
})
