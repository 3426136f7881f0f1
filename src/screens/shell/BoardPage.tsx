/** The layout of every page with a board: where its parts stand in each kind of window. */
import { useEffect, useRef, type ComponentRef, type ReactNode } from 'react'
import { ScrollView, StyleSheet, View } from 'react-native'
import { cellFor, type BoardCell, type BoardPlace } from '@/theme/boardSize'
import { space } from '@/theme/measures'
import { useTheme, useWindow } from '@/theme/ThemeProvider'
import type { Layout } from '@/theme/window'
import type { PlayerStripProps } from '@/ui/game/players/PlayerStrip'
import { DoubleRule } from '@/ui/kit/TopBar'
import { FirstThatFits } from '@/ui/kit/FirstThatFits'
import { FocusRing } from '@/ui/kit/FocusRing'
import { spacingOf, type BoardPageSpacing } from './boardPageSpacing'
import { pageShapeOf, type PageShape } from './pageShape'

type BoardPageProps = {
  /** Sets the size of the board and the distances between the parts. A new page starts with `play`. */
  readonly place: BoardPlace
  readonly board: (cell: BoardCell) => ReactNode
  readonly bar?: ReactNode
  readonly players?: (as: PlayerStripProps['as']) => ReactNode
  /** Whatever changes the height of the players. */
  readonly playersKey?: readonly unknown[]
  /** Scroll: around the board if that scrolls with them, else under it in upright windows and beside it in others. */
  readonly above?: ReactNode
  readonly below?: ReactNode
  /** Scrolls back to the top when it changes. */
  readonly topic?: string
  /** Upright windows only: the board scrolls with `above` and `below`. */
  readonly boardScrolls?: boolean
  /** Upright windows only: replaces board, `above` and `below`. */
  readonly upright?: ReactNode
  /** Always visible. Takes the room that is left, or stands below what scrolls. */
  readonly panel?: ReactNode
  /** Overlays the lower edge of what scrolls. */
  readonly toast?: ReactNode
  /** Overlays everything from the top of the board down. */
  readonly banner?: (cell: BoardCell) => ReactNode
  /** Desktops only: below the players in a column of their own, and below the board. */
  readonly side?: ReactNode
  readonly underBoard?: ReactNode
  /** Swaps the sides of board and panel. */
  readonly leftHanded?: boolean
  /** Overlays the whole page: sheets, snacks. */
  readonly overlay?: ReactNode
}

export function BoardPage(props: BoardPageProps) {
  const { place, leftHanded = false, boardScrolls = false, overlay } = props
  const { colours } = useTheme()
  const window = useWindow()
  const shape = pageShapeOf(window)
  const parts: Parts = {
    ...props,
    layout: window.layout,
    shape,
    spacing: spacingOf({ place, window, shape, colours, leftHanded, boardScrolls }),
    cell: cellFor(window, place),
  }
  return (
    <View role="main" style={[styles.main, { backgroundColor: colours.bg }]}>
      <FocusRing />
      <View style={[styles.grow, parts.spacing.page]}>
        {parts.layout === 'portrait' ? <Upright {...parts} /> : <Beside {...parts} />}
      </View>
      {overlay}
    </View>
  )
}

type Parts = BoardPageProps & {
  readonly layout: Layout
  readonly shape: PageShape
  readonly spacing: BoardPageSpacing
  readonly cell: BoardCell
}

/** Bar, players and board above a panel with the rest; or all of it scrolls but bar and panel. */
function Upright(parts: Parts) {
  const { bar, players, above, below, panel, banner, boardScrolls = false, upright, spacing } = parts
  const { shape, text, isPhone } = parts.shape
  const isLine = shape === 'low' || (isPhone && text === 'huge')
  const board = (
    <View style={[styles.row, spacing.board]}>
      {spacing.centresSpaces && <View style={styles.left} />}
      {parts.board(parts.cell)}
      {spacing.centresSpaces && <View style={styles.right} />}
    </View>
  )
  return (
    <>
      {bar && <View style={spacing.bar}>{bar}</View>}
      {players && <View style={spacing.players}>{players(isLine ? 'line' : 'cards')}</View>}
      {upright !== undefined || boardScrolls ? (
        <View style={[styles.grow, spacing.body]}>
          {upright ?? (
            <Words {...parts}>
              {above && <View style={spacing.above}>{above}</View>}
              {board}
              {below && <View style={spacing.below}>{below}</View>}
            </Words>
          )}
          {spacing.hasRule && <DoubleRule />}
          <View style={spacing.panel}>{panel}</View>
        </View>
      ) : (
        // Bottom up, because the panel is read before the board.
        <View style={styles.bottomUp}>
          <View style={[styles.grow, spacing.panel]}>
            {hasWords(parts) && (
              <Words {...parts}>
                {above}
                {below}
              </Words>
            )}
            {panel}
          </View>
          <DoubleRule />
          {board}
          {banner?.(parts.cell)}
        </View>
      )}
    </>
  )
}

/** Everything else beside the board, and on desktops a third column. Read before the board. */
function Beside(parts: Parts) {
  const { bar, players, playersKey = [], above, below, panel, banner, side, underBoard } = parts
  const { layout, spacing, cell } = parts
  const isLine = parts.shape.isTiny || parts.shape.text !== 'usual'
  const isDesktop = layout === 'desktop'
  const isLying = layout === 'landscape'
  const inColumn = (
    <>
      {hasWords(parts) && (
        <Words {...parts}>
          {above}
          {below}
        </Words>
      )}
      {spacing.hasRule && <DoubleRule />}
      <View style={spacing.panel}>{panel}</View>
    </>
  )
  return (
    <>
      {!isLying && bar && (
        <View style={spacing.top}>
          <View style={spacing.bar}>{bar}</View>
          <View style={spacing.rule}>
            <DoubleRule />
          </View>
        </View>
      )}
      <View style={[styles.grow, styles.row, spacing.body]}>
        {isDesktop && players && (
          <FirstThatFits
            forms={3}
            words={playersKey}
            style={spacing.side}
            contentStyle={spacing.sideContents}
          >
            {(form) => (
              <>
                {players(form === 2 ? 'cards' : 'rows')}
                {form === 0 && side}
              </>
            )}
          </FirstThatFits>
        )}
        {isDesktop && !players && side && <View style={spacing.side}>{side}</View>}
        <View style={[styles.grow, styles.reversed, spacing.pair]}>
          {layout === 'tablet' && players ? (
            <FirstThatFits
              forms={2}
              words={playersKey}
              style={spacing.column}
              contentStyle={spacing.columnContents}
            >
              {(form) => (
                <>
                  {players(form === 0 ? 'rows' : 'cards')}
                  {inColumn}
                </>
              )}
            </FirstThatFits>
          ) : (
            <View style={spacing.column}>
              {isLying && bar && <View style={spacing.bar}>{bar}</View>}
              {isLying && players && (
                <View style={spacing.players}>{players(isLine ? 'line' : 'cards')}</View>
              )}
              {inColumn}
            </View>
          )}
          <View style={spacing.board}>
            {parts.board(cell)}
            {isDesktop && underBoard}
          </View>
        </View>
        {banner?.(cell)}
      </View>
    </>
  )
}

const hasWords = ({ above, below }: Parts): boolean => Boolean(above) || Boolean(below)

/** Scrolls, under a toast that does not. */
function Words({ topic, toast, spacing, children }: Parts & { readonly children: ReactNode }) {
  const scroll = useRef<ComponentRef<typeof ScrollView>>(null)
  useEffect(() => scroll.current?.scrollTo({ y: 0, animated: false }), [topic])
  return (
    <View style={[styles.grow, spacing.words]}>
      <ScrollView ref={scroll} style={styles.grow} contentContainerStyle={spacing.contents}>
        {children}
      </ScrollView>
      {toast}
    </View>
  )
}

const styles = StyleSheet.create({
  main: { flex: 1, overflow: 'hidden' },
  grow: { flex: 1 },
  row: { flexDirection: 'row' },
  reversed: { flexDirection: 'row-reverse' },
  bottomUp: { flex: 1, flexDirection: 'column-reverse' },
  // Centres the spaces and leaves the numerals aside; starts at the page's margin where there is no room for that.
  left: { flexGrow: 1, flexBasis: space.screenMargin },
  right: { flexGrow: 1, flexShrink: 1, flexBasis: 2 * space.screenMargin },
})
