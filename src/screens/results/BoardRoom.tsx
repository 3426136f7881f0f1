/** What is left of a page for its board, measured before anything is painted: the board is as large as fits. */
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { StyleSheet, View } from 'react-native'
import { boardSize, size, type BoardCell } from '@/theme/index'

type BoardRoomProps = {
  /** Of the edge of a space. */
  readonly least: number
  readonly most: number
  readonly children: (cell: BoardCell) => ReactNode
}

const gutter = size.boardGutter
const heightOf = (cell: number): number => boardSize({ cell, gutter }).height

export function BoardRoom({ least, most, children }: BoardRoomProps) {
  const room = useRef<View>(null)
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
      <View style={styles.board}>{children({ cell, gutter })}</View>
    </View>
  )
}

// The board takes no part in what its room measures. Its least height is a basis: `minHeight` over a basis of nothing is left out of
// what phones sum up, and a page would pass for one that fits.
const styles = StyleSheet.create({
  room: { flexGrow: 1, flexShrink: 0, alignItems: 'center' },
  board: { position: 'absolute', top: 0 },
})
