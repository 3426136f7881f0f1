/** The result in an upright window: without scrolling if it fits, with the board as large as possible; otherwise it scrolls. */
import { useLayoutEffect, useRef, useState, type ComponentRef, type ReactNode } from 'react'
import { ScrollView, StyleSheet, View } from 'react-native'
import { boardSize, cellFor, type BoardCell } from '@/theme/boardSize'
import { layer, size } from '@/theme/measures'
import { useWindow } from '@/theme/ThemeProvider'
import { FirstThatFits } from '@/ui/kit/FirstThatFits'
import { useRoom } from '@/ui/kit/useRoom'

type FittedResultProps = {
  readonly verdict: ReactNode
  readonly picture: (cell: BoardCell, form: string) => ReactNode
  /** Nuggets fly from the board to the verdict. */
  readonly isPlaying: boolean
  readonly facts: ReactNode
  readonly seal: ReactNode
  /** The values that change the height of the facts. */
  readonly words: readonly unknown[]
}

/** Sizes of a space in the form that does not scroll. */
const [leastCell, leastBesideSeal, mostCell] = [32, 34, 55] as const

/** Three forms on phones: everything visible with the seal; without it, and the seal below; everything scrolls. */
export function FittedResult({ verdict, picture, isPlaying, facts, seal, words }: FittedResultProps) {
  const window = useWindow()
  const { isPhone } = window
  const { room, height, onLayout } = useRoom()
  const over = isPlaying && styles.over
  const fitted = (least: number, below: ReactNode) => (
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
    <View ref={room} onLayout={onLayout} style={styles.scroll}>
      <FirstThatFits forms={isPhone ? 2 : 1} words={words} style={styles.all}>
        {(form) =>
          form === 0 && isPhone ? (
            fitted(leastBesideSeal, seal)
          ) : (
            <ScrollView style={styles.all} contentContainerStyle={styles.parts}>
              <FirstThatFits forms={isPhone ? 2 : 1} words={words} height={isPhone ? height : 0}>
                {(shorter) => (shorter === 0 && isPhone ? fitted(leastCell, null) : long)}
              </FirstThatFits>
              {seal}
            </ScrollView>
          )
        }
      </FirstThatFits>
    </View>
  )
}

type BoardRoomProps = {
  /** Smallest and largest edge of a space. */
  readonly least: number
  readonly most: number
  readonly children: (cell: BoardCell) => ReactNode
}

const gutter = size.boardGutter
const heightOf = (cell: number): number => boardSize({ cell, gutter }).height

/** Takes the remaining height, and measures it before the first paint to make the board as large as fits. */
function BoardRoom({ least, most, children }: BoardRoomProps) {
  const room = useRef<ComponentRef<typeof View>>(null)
  const [cell, setCell] = useState(least)
  const fit = (height: number): void => {
    const fits = Math.floor((height - heightOf(0)) / 6)
    setCell(Math.max(least, Math.min(fits, most)))
  }
  useLayoutEffect(() => {
    const { height = 0 } = room.current?.getBoundingClientRect?.() ?? {}
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
  // The letters of the title are higher than its line height, and a scroll view cuts at its edge.
  scroll: { flex: 1, marginTop: -6 },
  contents: { gap: 10, flexGrow: 1, paddingTop: 6 },
  parts: { gap: 10 },
  all: { flex: 1 },
  grow: { flexGrow: 1 },
  board: { alignItems: 'center' },
  over: { zIndex: layer.panel },
  // The board is absolute, so that it does not change the measured height. The minimum height is a `flexBasis`, because phones
  // leave `minHeight` out of the sum, and a page that is too high would count as fitting.
  room: { flexGrow: 1, flexShrink: 0, alignItems: 'center' },
  roomBoard: { position: 'absolute', top: 0 },
})
