/** Where the parts of the play screen lie, for each kind of window. In the order in which they are read: bar, players, panel, board. */
import type { ReactNode } from 'react'
import { StyleSheet, View } from 'react-native'
import { border, layer, radius, space } from '@/theme/measures'
import { margins, panelWidth } from '@/theme/cell'
import { useTheme, useWindow } from '@/theme/ThemeProvider'
import { DoubleRule } from '@/ui/kit/DoubleRule'
import { FirstThatFits } from '@/ui/kit/FirstThatFits'
import type { PlayerStripProps } from '@/ui/game/players/PlayerStrip'

type PlayLayoutProps = {
  readonly bar: ReactNode
  readonly players: (as: PlayerStripProps['as']) => ReactNode
  readonly panel: ReactNode
  readonly board: ReactNode
  /** Lies over everything, from the top of the board down. */
  readonly banner: ReactNode
  /** For big windows. */
  readonly book: ReactNode
  readonly keys: ReactNode
  /** What changes the height of a list of players. */
  readonly rows: readonly unknown[]
  /** Board right, actions left. */
  readonly leftHanded: boolean
}

export function PlayLayout(props: PlayLayoutProps) {
  const { layout } = useWindow()
  if (layout === 'portrait') return <Upright {...props} />
  if (layout === 'landscape') return <Lying {...props} />
  return layout === 'tablet' ? <Tablet {...props} /> : <Desktop {...props} />
}

/** Bar, players and board above the panel, which takes what is left: the same for every scene. */
function Upright({ bar, players, panel, board, banner }: PlayLayoutProps) {
  const { colours } = useTheme()
  const { insets, foot, phone, small, low, tiny, largeText, hugeText } = useWindow()
  const above = largeText ? 0 : small ? 3 : 4
  return (
    <View style={[styles.page, { paddingTop: insets.top }]}>
      {bar}
      <View style={styles.strip}>{players(low || (phone && hugeText) ? 'line' : 'cards')}</View>
      <View style={styles.upright}>
        <View style={[styles.bottomPanel, { backgroundColor: colours.panel, paddingBottom: foot }]}>
          {panel}
        </View>
        <DoubleRule />
        <View
          style={[
            styles.row,
            tiny && styles.centred,
            { paddingTop: above, paddingBottom: small || largeText ? 6 : 8 },
          ]}
        >
          {!tiny && <View style={styles.left} />}
          {board}
          {!tiny && <View style={styles.right} />}
        </View>
        {banner}
      </View>
    </View>
  )
}

/** Phones held sideways: the board at the one side, everything else at the other. */
function Lying({ bar, players, panel, board, banner, leftHanded }: PlayLayoutProps) {
  const window = useWindow()
  const { insets, low, largeText } = window
  const { left, right } = margins(window)
  const line = low || largeText
  return (
    <View
      style={[
        styles.page,
        styles.lying,
        leftHanded && styles.mirrored,
        { paddingLeft: left, paddingRight: right },
      ]}
    >
      <View
        style={[
          styles.panel,
          {
            paddingTop: Math.max(3, insets.top),
            paddingBottom: insets.bottom + (insets.bottom > 0 ? 5 : 10),
          },
        ]}
      >
        {bar}
        <View style={!line && styles.apart}>{players(line ? 'line' : 'cards')}</View>
        <View style={styles.panelBeside}>{panel}</View>
      </View>
      <View style={{ paddingTop: Math.max(8, insets.top) }}>{board}</View>
      {banner}
    </View>
  )
}

/** The board, and a column with the players and a card of actions. */
function Tablet({ bar, players, panel, board, banner, rows, leftHanded }: PlayLayoutProps) {
  const { colours } = useTheme()
  const window = useWindow()
  const { insets, largeText } = window
  const { left, right } = margins(window)
  const card = { backgroundColor: colours.panel, borderColor: colours.line }
  return (
    <View style={[styles.page, { paddingTop: insets.top }]}>
      <View style={{ marginLeft: left, marginRight: right }}>
        <View style={styles.tabletBar}>{bar}</View>
        <DoubleRule />
      </View>
      <View
        style={[styles.beside, leftHanded && styles.mirrored, { paddingLeft: left, paddingRight: right }]}
      >
        <FirstThatFits
          place="players of a tablet"
          forms={2}
          words={rows}
          style={[
            styles.column,
            styles.tabletColumn,
            { width: panelWidth(window), marginBottom: Math.max(24, insets.bottom + 5) },
          ]}
          contentStyle={styles.apartFromEachOther}
        >
          {(form) => (
            <>
              {players(form === 0 ? 'rows' : 'cards')}
              <View style={[styles.card, card, !largeText && styles.cardMost]}>{panel}</View>
            </>
          )}
        </FirstThatFits>
        <View style={styles.tabletBoard}>{board}</View>
        {banner}
      </View>
    </View>
  )
}

/** The players and the field book, the board, the actions. */
function Desktop({ bar, players, panel, board, banner, book, keys, rows }: PlayLayoutProps) {
  const window = useWindow()
  const { insets } = window
  const { left, right } = margins(window)
  const column = [
    styles.column,
    styles.desktopColumn,
    { width: panelWidth(window), marginBottom: insets.bottom + 26 },
  ]
  return (
    <View style={[styles.page, { paddingTop: insets.top }]}>
      <View style={{ marginLeft: left, marginRight: right }}>
        <View style={styles.desktopBar}>{bar}</View>
        <DoubleRule />
      </View>
      <View style={[styles.grow, styles.row, { paddingLeft: left, paddingRight: right }]}>
        <FirstThatFits
          place="players of a desktop"
          forms={3}
          words={rows}
          style={column}
          contentStyle={styles.list}
        >
          {(form) => (
            <>
              {players(form === 2 ? 'cards' : 'rows')}
              {form === 0 && book}
            </>
          )}
        </FirstThatFits>
        <View style={[styles.grow, styles.beside]}>
          <View style={column}>{panel}</View>
          <View style={styles.middle}>
            {board}
            {keys}
          </View>
        </View>
        {banner}
      </View>
    </View>
  )
}

const styles = StyleSheet.create({
  page: { flex: 1 },
  grow: { flex: 1 },
  row: { flexDirection: 'row' },
  strip: { paddingHorizontal: space.m },
  // From below, because the panel is read before the board.
  upright: { flex: 1, flexDirection: 'column-reverse' },
  // Thrown dice fly out of the panel over the board.
  bottomPanel: { flex: 1, zIndex: layer.panel, paddingTop: space.s, paddingHorizontal: space.screenMargin },
  centred: { justifyContent: 'center' },
  // In the middle, the numerals aside; at the page's margin where there is no more room.
  left: { flexGrow: 1, flexBasis: space.screenMargin },
  right: { flexGrow: 1, flexShrink: 1, flexBasis: 2 * space.screenMargin },
  lying: { flexDirection: 'row-reverse', justifyContent: 'space-between', gap: 14 },
  mirrored: { flexDirection: 'row' },
  panel: { flex: 1, zIndex: layer.panel },
  apart: { marginTop: 7 },
  panelBeside: { flex: 1, zIndex: layer.panel, paddingTop: 9 },
  beside: { flex: 1, flexDirection: 'row-reverse', justifyContent: 'space-between' },
  column: { zIndex: layer.panel },
  apartFromEachOther: { justifyContent: 'space-between', gap: space.m },
  list: { gap: space.xl },
  tabletBar: { height: 68, justifyContent: 'center' },
  tabletColumn: { marginTop: 14 },
  tabletBoard: { paddingTop: 22 },
  card: {
    flexGrow: 1,
    flexBasis: 328,
    borderWidth: border.card,
    borderRadius: radius.card,
    paddingTop: 14,
    paddingHorizontal: 15,
    paddingBottom: 15,
  },
  cardMost: { maxHeight: 372 },
  desktopBar: { height: 77, justifyContent: 'center' },
  desktopColumn: { marginTop: 19 },
  middle: { flex: 1, alignItems: 'center', gap: 24, paddingTop: 32 },
})
