/** The layout of every page with a board, for portrait, landscape, tablet and desktop. */
import { useEffect, useRef, type ComponentRef, type ReactNode } from 'react'
import { ScrollView, StyleSheet, View } from 'react-native'
import { cellFor, type BoardCell, type BoardPlace } from '@/theme/boardSize'
import { space } from '@/theme/measures'
import { duration, motion } from '@/theme/motion'
import { useTheme, useWindow } from '@/theme/ThemeProvider'
import type { WindowClass } from '@/theme/window'
import type { PlayerStripProps } from '@/ui/game/players/PlayerStrip'
import { DoubleRule } from '@/ui/kit/TopBar'
import { FirstThatFits } from '@/ui/kit/FirstThatFits'
import { Transitioned } from '@/ui/kit/Keyframed'
import { FocusRing } from '@/ui/kit/FocusRing'
import { spacingOf, type BoardPageSpacing } from './boardPageSpacing'

type BoardPageProps = {
  /** Selects the board size and the spacing. For a new page, start with `play`. */
  readonly place: BoardPlace
  readonly board: (cell: BoardCell) => ReactNode
  readonly bar?: ReactNode
  readonly players?: (as: PlayerStripProps['as']) => ReactNode
  /** The values that change the height of the player strip. */
  readonly playersKey?: readonly unknown[]
  /** `above` and `below` scroll: around the board if it scrolls too, else below it in upright windows and beside it in others. */
  readonly above?: ReactNode
  readonly below?: ReactNode
  /** The page scrolls back to the top when this changes. */
  readonly topic?: string
  /** Upright windows only: the board scrolls with `above` and `below`. */
  readonly boardScrolls?: boolean
  /** Upright windows only: replaces the board, `above` and `below`. */
  readonly upright?: ReactNode
  /** Always visible. Fills the remaining height, or stands below the scrolling content. */
  readonly panel?: ReactNode
  /** How much darker the panel's ground is: 0 to 1. */
  readonly darkening?: number
  /** Overlays the lower edge of the scrolling content. */
  readonly toast?: ReactNode
  /** Overlays everything from the top of the board down. */
  readonly banner?: (cell: BoardCell) => ReactNode
  /** Desktops only: `side` is a column below the players, `underBoard` stands below the board. */
  readonly side?: ReactNode
  readonly underBoard?: ReactNode
  /** Swaps the sides of the board and the panel. */
  readonly leftHanded?: boolean
  /** Overlays the whole page: sheets and snacks. */
  readonly overlay?: ReactNode
}

export function BoardPage(props: BoardPageProps) {
  const { place, leftHanded = false, boardScrolls = false, overlay } = props
  const { colours } = useTheme()
  const glass = useWindow()
  const least = leastHeight(glass, place)
  const isLow = glass.height < least
  const window = isLow ? { ...glass, height: least } : glass
  const parts: Parts = {
    ...props,
    window,
    spacing: spacingOf({ place, window, colours, leftHanded, boardScrolls }),
    cell: cellFor(window, place),
  }
  const page = (
    <View style={[isLow ? { height: least } : styles.grow, parts.spacing.page]}>
      {window.layout === 'portrait' ? <Upright {...parts} /> : <Beside {...parts} />}
    </View>
  )
  return (
    <View role="main" style={[styles.main, { backgroundColor: colours.bg }]}>
      <FocusRing />
      {isLow ? <FromTheEnd>{page}</FromTheEnd> : page}
      {overlay}
    </View>
  )
}

/** The lowest height in which everything that must be visible fits; lower windows scroll. The places without one scroll anyway. */
const leastHeights: { readonly [place in BoardPlace]?: number } = { play: 514, ownDice: 536, lookBack: 514 }

const leastHeight = ({ layout, insets, foot }: WindowClass, place: BoardPlace): number => {
  const least = leastHeights[place]
  return layout === 'portrait' && least !== undefined ? insets.top + least + foot : 0
}

/** Starts at its end: the board and the panel are visible, and the bar and the players are scrolled away. */
function FromTheEnd({ children }: { readonly children: ReactNode }) {
  const scroll = useRef<ComponentRef<typeof ScrollView>>(null)
  return (
    <ScrollView
      ref={scroll}
      style={styles.grow}
      onContentSizeChange={() => scroll.current?.scrollToEnd({ animated: false })}
    >
      {children}
    </ScrollView>
  )
}

type Parts = BoardPageProps & {
  readonly window: WindowClass
  readonly spacing: BoardPageSpacing
  readonly cell: BoardCell
}

/** Bar, players and board above the panel. With `boardScrolls`, everything but the bar and the panel scrolls. */
function Upright(parts: Parts) {
  const { bar, players, above, below, panel, banner, boardScrolls = false, upright, spacing } = parts
  const { shape, text, isPhone } = parts.window
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
        // In reverse order, because screen readers should read the panel before the board.
        <View style={styles.bottomUp}>
          <View style={[styles.grow, spacing.panel]}>
            <Darkening {...parts} />
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

/** The board on one side and the rest beside it; desktops have a third column. Screen readers reach the board last. */
function Beside(parts: Parts) {
  const { bar, players, playersKey = [], above, below, panel, banner, side, underBoard } = parts
  const { spacing, cell } = parts
  const { layout, text, isTiny } = parts.window
  const isLine = isTiny || text !== 'usual'
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
      <View style={spacing.panel}>
        <Darkening {...parts} />
        {panel}
      </View>
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

function Darkening({ darkening, spacing }: Parts) {
  const { colours, reducedMotion } = useTheme()
  if (darkening === undefined) return null
  return (
    <Transitioned
      lasts={reducedMotion ? duration.reduced : motion.gauge.total}
      style={[StyleSheet.absoluteFill, spacing.ground, { backgroundColor: colours.sunk, opacity: darkening }]}
    />
  )
}

const hasWords = ({ above, below }: Parts): boolean => Boolean(above) || Boolean(below)

/** The scrolling content, with a toast that stays in place. */
function Words({ topic, toast, spacing, children }: Parts & { readonly children: ReactNode }) {
  const scroll = useRef<ComponentRef<typeof ScrollView>>(null)
  useEffect(() => scroll.current?.scrollTo({ y: 0, animated: false }), [topic])
  return (
    <View style={[styles.grow, spacing.words]}>
      <ScrollView
        ref={scroll}
        nestedScrollEnabled
        style={styles.grow}
        contentContainerStyle={spacing.contents}
      >
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
  // Centres the board's spaces without its numerals; in narrow windows the board starts at the page margin.
  left: { flexGrow: 1, flexBasis: space.screenMargin },
  right: { flexGrow: 1, flexShrink: 1, flexBasis: 2 * space.screenMargin },
})
