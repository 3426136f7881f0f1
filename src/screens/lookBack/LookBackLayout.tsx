/** Where the parts of a page lie, for each kind of window: in the order in which they are read. */
import type { ReactNode } from 'react'
import { ScrollView, StyleSheet, View } from 'react-native'
import { lookBackColumns, margins } from '@/theme/cell'
import { useTheme, useWindow } from '@/theme/ThemeProvider'
import { DoubleRule } from '@/ui/kit/TopBar'

type LookBackParts = {
  readonly bar: ReactNode
  readonly strip: ReactNode
  readonly rows: ReactNode
  readonly chart: ReactNode
  readonly transport: ReactNode
  readonly board: ReactNode
  /** For big windows: the turns, and the whole match in a few figures. */
  readonly turns: ReactNode
  readonly whole: ReactNode
  readonly keys: ReactNode
}

export function LookBackLayout(props: LookBackParts) {
  const { layout, low, hugeText } = useWindow()
  if (layout === 'portrait') return low || hugeText ? <Low {...props} /> : <Upright {...props} />
  return layout === 'landscape' ? <Lying {...props} /> : <Wide {...props} />
}

/** The rows scroll between the board and what is pinned below. */
function Upright({ bar, strip, rows, chart, transport, board }: LookBackParts) {
  const { colours } = useTheme()
  const { insets, foot } = useWindow()
  return (
    <View style={[styles.page, { paddingTop: insets.top }]}>
      {bar}
      <View style={styles.strip}>{strip}</View>
      <View style={styles.board}>{board}</View>
      <DoubleRule />
      <View style={[styles.drawer, { backgroundColor: colours.panel, paddingBottom: foot }]}>
        <ScrollView style={styles.page} contentContainerStyle={styles.rows}>
          {rows}
        </ScrollView>
        {chart}
        {transport}
      </View>
    </View>
  )
}

/** Low phones: board and rows scroll together, and with huge words all but the buttons. */
function Low({ bar, strip, rows, chart, transport, board }: LookBackParts) {
  const { colours } = useTheme()
  const { insets, foot, hugeText } = useWindow()
  const players = <View style={styles.strip}>{strip}</View>
  return (
    <View style={[styles.page, { paddingTop: insets.top }]}>
      {bar}
      {!hugeText && players}
      <ScrollView style={styles.page}>
        {hugeText && players}
        <View style={styles.board}>{board}</View>
        <View style={[styles.sheet, { backgroundColor: colours.panel, borderTopColor: colours.line }]}>
          {rows}
          {hugeText && chart}
        </View>
      </ScrollView>
      <DoubleRule />
      <View style={[styles.foot, { backgroundColor: colours.panel, paddingBottom: foot }]}>
        {!hugeText && chart}
        {transport}
      </View>
    </View>
  )
}

function Lying({ bar, strip, rows, chart, transport, board }: LookBackParts) {
  const window = useWindow()
  const { insets, hugeText } = window
  const { left, right } = margins(window)
  return (
    <View style={[styles.page, styles.lying, { paddingLeft: left, paddingRight: right }]}>
      <View style={{ paddingTop: Math.max(8, insets.top) }}>{board}</View>
      <View
        style={[
          styles.panel,
          { paddingTop: Math.max(3, insets.top), paddingBottom: insets.bottom + (insets.bottom > 0 ? 2 : 8) },
        ]}
      >
        {bar}
        {!hugeText && strip}
        <ScrollView style={styles.page}>
          {hugeText && strip}
          {rows}
          {hugeText && chart}
        </ScrollView>
        {!hugeText && chart}
        {transport}
      </View>
    </View>
  )
}

/** Tablets and desktops: the board over its chart, and what is said of it beside them; on a desktop the turns too. */
function Wide({ bar, strip, rows, chart, transport, board, turns, whole, keys }: LookBackParts) {
  const window = useWindow()
  const { layout, insets } = window
  const { left, right } = margins(window)
  const isDesktop = layout === 'desktop'
  return (
    <View
      style={[
        styles.page,
        {
          paddingTop: insets.top,
          paddingBottom: Math.max(12, insets.bottom),
          paddingLeft: left,
          paddingRight: right,
        },
      ]}
    >
      <View style={styles.wideBar}>{bar}</View>
      <DoubleRule />
      <View style={styles.columns}>
        {isDesktop && (
          <View style={styles.turns}>
            {strip}
            {turns}
          </View>
        )}
        <ScrollView style={styles.page} contentContainerStyle={styles.middle}>
          <View style={styles.board}>{board}</View>
          {chart}
        </ScrollView>
        <ScrollView style={styles.words} contentContainerStyle={styles.said}>
          {!isDesktop && strip}
          {rows}
          {transport}
          {whole}
          <View style={styles.page} />
          {keys}
        </ScrollView>
      </View>
    </View>
  )
}

const { words, turns, gap } = lookBackColumns

const styles = StyleSheet.create({
  page: { flex: 1 },
  strip: { paddingHorizontal: 12, paddingBottom: 5, paddingTop: 2 },
  board: { alignItems: 'center', paddingBottom: 11 },
  drawer: { flex: 1, paddingHorizontal: 16, paddingTop: 4, gap: 3 },
  rows: { flexGrow: 1 },
  sheet: { borderTopWidth: 1, paddingHorizontal: 16, paddingVertical: 6 },
  foot: { paddingHorizontal: 16, paddingTop: 6, gap: 2 },
  lying: { flexDirection: 'row', gap: 14 },
  panel: { flex: 1, gap: 2 },
  wideBar: { minHeight: 68, justifyContent: 'center' },
  columns: { flex: 1, flexDirection: 'row', gap, paddingTop: 14 },
  turns: { width: turns, gap: 16 },
  middle: { gap: 4 },
  words: { flexGrow: 0, flexShrink: 0, width: words },
  said: { flexGrow: 1, gap: 14, paddingBottom: 12 },
})
