/** Where the parts of a result lie: below each other in one glance where that fits, else scrolling; beside the board where there is width. */
import { useLayoutEffect, useRef, useState, type ComponentRef, type ReactNode } from 'react'
import { ScrollView, StyleSheet, View } from 'react-native'
import { boardSize, cellFor, type BoardCell } from '@/theme/cell'
import { layer, size } from '@/theme/measures'
import { useWindow } from '@/theme/ThemeProvider'
import { FirstThatFits } from '@/ui/kit/FirstThatFits'
import { useRoom } from '@/ui/kit/useRoom'

type ResultsLayoutProps = {
  readonly verdict: ReactNode
  readonly picture: (cell: BoardCell, form: string) => ReactNode
  /** Nuggets fly over what is beside the board. */
  readonly isOver: boolean
  readonly facts: ReactNode
  readonly seal: ReactNode
  readonly buttons: ReactNode
  /** What changes the height of the facts. */
  readonly words: readonly unknown[]
}

export function ResultsLayout(props: ResultsLayoutProps) {
  const { layout, insets } = useWindow()
  const padding = {
    paddingTop: insets.top + 8,
    paddingBottom: Math.max(insets.bottom + 6, 14),
    paddingLeft: insets.left + margin,
    paddingRight: insets.right + margin,
  }
  return (
    <View style={[styles.page, padding]}>
      {layout === 'portrait' ? <Upright {...props} /> : <Beside {...props} />}
    </View>
  )
}

/** Of the edge of a space, where the page does not scroll. */
const [leastCell, leastBesideSeal, mostCell] = [32, 34, 55] as const

/** One glance with the seal; or one without it, and the seal below; or all of it scrolls. */
function Upright({ verdict, picture, isOver, facts, seal, buttons, words }: ResultsLayoutProps) {
  const window = useWindow()
  const { room, height, onLayout } = useRoom()
  const over = isOver && styles.over
  const glance = (least: number, below: ReactNode) => (
    <View style={styles.contents}>
      {verdict}
      <View style={[styles.grow, over]}>
        <BoardRoom least={least} most={mostCell}>
          {(cell) => picture(cell, 'whole')}
        </BoardRoom>
      </View>
      {facts}
      {below}
    </View>
  )
  const long = (
    <View style={styles.contents}>
      {verdict}
      <View style={[styles.board, over]}>{picture(cellFor(window, 'result'), 'scrolls')}</View>
      {facts}
    </View>
  )
  return (
    <View style={styles.standing}>
      <View ref={room} onLayout={onLayout} style={styles.scroll}>
        <FirstThatFits forms={window.phone ? 2 : 1} words={words} style={styles.all}>
          {(form) =>
            form === 0 && window.phone ? (
              glance(leastBesideSeal, seal)
            ) : (
              <ScrollView style={styles.all} contentContainerStyle={styles.parts}>
                <FirstThatFits forms={window.phone ? 2 : 1} words={words} height={window.phone ? height : 0}>
                  {(shorter) => (shorter === 0 && window.phone ? glance(leastCell, null) : long)}
                </FirstThatFits>
                {seal}
              </ScrollView>
            )
          }
        </FirstThatFits>
      </View>
      {buttons}
    </View>
  )
}

function Beside({ verdict, picture, isOver, facts, seal, buttons }: ResultsLayoutProps) {
  const window = useWindow()
  const cell = cellFor(window, 'result')
  const maxHeight = Math.max(boardSize(cell).height, leastHeight * window.textScale)
  return (
    <View style={styles.lying}>
      <View style={styles.left}>
        <View style={[styles.board, isOver && styles.over]}>{picture(cell, 'beside')}</View>
      </View>
      <View style={[styles.right, { maxHeight }]}>
        <ScrollView style={styles.scroll} contentContainerStyle={styles.contents}>
          {verdict}
          {facts}
          {seal}
        </ScrollView>
        {buttons}
      </View>
    </View>
  )
}

const margin = 16
/** Of what stands beside the board: as high as the board, unless that is too low to read. */
const leastHeight = 480

type BoardRoomProps = {
  /** Of the edge of a space. */
  readonly least: number
  readonly most: number
  readonly children: (cell: BoardCell) => ReactNode
}

const gutter = size.boardGutter
const heightOf = (cell: number): number => boardSize({ cell, gutter }).height

/** What is left of a page for its board, measured before anything is painted: the board is as large as fits. */
function BoardRoom({ least, most, children }: BoardRoomProps) {
  const room = useRef<ComponentRef<typeof View>>(null)
  const [cell, setCell] = useState(least)
  const fit = (height: number): void => {
    const fits = Math.floor((height - heightOf(0)) / 6)
    setCell(Math.max(least, Math.min(fits, most)))
  }
  useLayoutEffect(() => {
    const { height = 0 } = room.current?.getBoundingClientRect?.() ?? {}
    // Measured before anything is painted: there is no other time to know it.

    if (height > 0) fit(height)
  })
  return (
    <View
      ref={room}
      onLayout={({ nativeEvent: { layout } }) => fit(layout.height)}
      style={[styles.room, { flexBasis: heightOf(least), maxHeight: heightOf(most) }]}
    >
      <View style={styles.roomBoard}>{children({ cell, gutter })}</View>
    </View>
  )
}

const styles = StyleSheet.create({
  page: { flex: 1 },
  standing: { flex: 1, width: '100%', maxWidth: 640, alignSelf: 'center', gap: 10 },
  lying: { flex: 1, flexDirection: 'row', gap: 24, width: '100%', maxWidth: 1240, alignSelf: 'center' },
  left: { justifyContent: 'center' },
  right: { flex: 1, gap: 10, maxWidth: 640, alignSelf: 'center', height: '100%' },
  // The letters of the title are higher than their line, and what scrolls is cut at its edge.
  scroll: { flex: 1, marginTop: -6 },
  contents: { gap: 10, flexGrow: 1, paddingTop: 6 },
  parts: { gap: 10 },
  all: { flex: 1 },
  grow: { flexGrow: 1 },
  board: { alignItems: 'center' },
  over: { zIndex: layer.panel },
  // The board takes no part in what its room measures. Its least height is a basis: `minHeight` over a basis of nothing is left out
  // of what phones sum up, and a page would pass for one that fits.
  room: { flexGrow: 1, flexShrink: 0, alignItems: 'center' },
  roomBoard: { position: 'absolute', top: 0 },
})
