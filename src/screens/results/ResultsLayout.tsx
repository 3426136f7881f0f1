/** Where the parts of a result lie: below each other in one glance where that fits, else scrolling; beside the board where there is width. */
import type { ReactNode } from 'react'
import { ScrollView, StyleSheet, View } from 'react-native'
import { boardSize, cellFor, layer, useWindow, type BoardCell } from '@/theme/index'
import { FirstThatFits } from '@/ui/index'
import { BoardRoom } from './BoardRoom'

type ResultsLayoutProps = {
  readonly verdict: ReactNode
  readonly picture: (cell: BoardCell, form: string) => ReactNode
  /** Nuggets fly over what is beside the board. */
  readonly isOver: boolean
  readonly facts: ReactNode
  /** Left out where all else fits in one glance and it does not: the sheet of looking back leads there too. */
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

function Upright({ verdict, picture, isOver, facts, seal, buttons, words }: ResultsLayoutProps) {
  const window = useWindow()
  const over = isOver && styles.over
  return (
    <View style={styles.standing}>
      <FirstThatFits place="result" forms={window.phone ? 3 : 1} words={words} style={styles.scroll}>
        {(form) =>
          form < 2 && window.phone ? (
            <View style={styles.contents}>
              {verdict}
              <View style={[styles.grow, over]}>
                <BoardRoom least={form === 0 ? leastBesideSeal : leastCell} most={mostCell}>
                  {(cell) => picture(cell, 'whole')}
                </BoardRoom>
              </View>
              {facts}
              {form === 0 && seal}
            </View>
          ) : (
            <ScrollView style={styles.scroll} contentContainerStyle={styles.contents}>
              {verdict}
              <View style={[styles.board, over]}>{picture(cellFor(window, 'result'), 'scrolls')}</View>
              {facts}
              {seal}
            </ScrollView>
          )
        }
      </FirstThatFits>
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

const styles = StyleSheet.create({
  page: { flex: 1 },
  standing: { flex: 1, width: '100%', maxWidth: 640, alignSelf: 'center', gap: 10 },
  lying: { flex: 1, flexDirection: 'row', gap: 24, width: '100%', maxWidth: 1240, alignSelf: 'center' },
  left: { justifyContent: 'center' },
  right: { flex: 1, gap: 10, maxWidth: 640, alignSelf: 'center', height: '100%' },
  // The letters of the title are higher than their line, and what scrolls is cut at its edge.
  scroll: { flex: 1, marginTop: -6 },
  contents: { gap: 10, flexGrow: 1, paddingTop: 6 },
  grow: { flexGrow: 1 },
  board: { alignItems: 'center' },
  over: { zIndex: layer.panel },
})
