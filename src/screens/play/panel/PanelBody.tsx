/** The panel's page: the supply, contents, and actions pinned below, in the first form that fits. In the last one the contents scroll. */
import type { ReactNode } from 'react'
import { Platform, ScrollView, StyleSheet, View, type ViewStyle } from 'react-native'
import { itemAt } from '@/checked'
import { FirstThatFits } from '@/ui/kit/FirstThatFits'
import { space } from '@/theme/measures'
import { useWindow } from '@/theme/ThemeProvider'

export type PanelForm = {
  /** First of all on phones, last of all in the column of a desktop. */
  readonly supply?: ReactNode
  readonly contents: ReactNode
  readonly actions: ReactNode
}

type PanelBodyProps = { readonly place: string; readonly words: unknown } & {
  /** From the one with most in it to the one with least. */
  readonly forms: readonly (() => PanelForm)[]
  /** Dice are in the air: what scrolls is clipped, and they with it, so now nothing scrolls. */
  readonly inFlight?: boolean
}

export const PanelBody = ({ place, words, forms, inFlight = false }: PanelBodyProps) => {
  const isDesktop = useWindow().layout === 'desktop'
  // A desktop has room for all of it, or scrolls it.
  const inTurn = isDesktop ? [itemAt(forms, 0), itemAt(forms, 0)] : forms
  return (
    <FirstThatFits forms={inTurn.length} words={[place, words]} style={styles.page}>
      {(at) => {
        const { supply, contents, actions } = itemAt(inTurn, at)()
        const scrolls = at === inTurn.length - 1
        if (isDesktop) return <Column {...{ supply, contents, actions, scrolls, inFlight }} />
        if (!scrolls)
          return (
            <View style={styles.contents}>
              {supply}
              {contents}
              {actions}
            </View>
          )
        return (
          <>
            <ScrollView
              style={[styles.page, styles.inkAbove, inFlight && open]}
              contentContainerStyle={[styles.contents, styles.inkRoom]}
            >
              {supply}
              {contents}
              {/* Between these and the actions as much air as between themselves. */}
              <View />
            </ScrollView>
            {actions}
          </>
        )
      }}
    </FirstThatFits>
  )
}

type ColumnProps = PanelForm & { readonly scrolls: boolean; readonly inFlight: boolean }

const Column = ({ supply, contents, actions, scrolls, inFlight }: ColumnProps) => {
  const all = (
    <>
      <View style={styles.together}>
        {contents}
        {actions}
      </View>
      <View style={styles.foot}>{supply}</View>
    </>
  )
  if (!scrolls) return <View style={styles.column}>{all}</View>
  return (
    <ScrollView
      style={[styles.inkAbove, inFlight && open]}
      contentContainerStyle={[styles.column, styles.inkRoom]}
    >
      {all}
    </ScrollView>
  )
}

/** The browser's scroll view names both axes, which React Native's types do not know. */
const open =
  Platform.OS === 'web'
    ? ({ overflowX: 'visible', overflowY: 'visible' } as ViewStyle)
    : ({ overflow: 'visible' } as const)

const styles = StyleSheet.create({
  page: { flex: 1 },
  // The letters of a heading are higher than their line, and what scrolls is cut at its edge.
  inkAbove: { marginTop: -space.xs },
  inkRoom: { paddingTop: space.xs },
  contents: { flexGrow: 1, justifyContent: 'space-between', gap: 4 },
  column: { flexGrow: 1, justifyContent: 'space-between', gap: 18 },
  together: { gap: 18 },
  foot: { gap: 14 },
})
