/** A page with a board one learns on: words above and below it, or beside it; the foot stays in sight. */
import { useEffect, useRef, type ReactNode } from 'react'
import { ScrollView, StyleSheet, View } from 'react-native'
import { usePhrases } from '@/i18n/index'
import { LiveRegion } from '@/stage/index'
import { space, useTheme } from '@/theme/index'
import { DoubleRule, FocusRing, IconButton, TopBar, type IconName } from '@/ui/index'
import { useSettings } from '../app/services'
import { Refusal, type Refused } from '../app/Refusal'
import { useRoom } from '../app/useRoom'
import { boardRoomFor, type BoardRoom } from './boardRoom'

export type LearnPageProps = {
  readonly title: string
  readonly onBack: () => void
  /** Under the title. */
  readonly line?: string
  /** What going back means here, if more than that. */
  readonly leave?: { readonly icon: IconName; readonly label: string }
  /** What is read before the board. */
  readonly above: ReactNode
  readonly board: (room: BoardRoom) => ReactNode
  readonly below?: ReactNode
  readonly foot: ReactNode
  /** Few words: the board may be larger. */
  readonly large?: boolean
  /** Why the last press did nothing. */
  readonly refused: Refused | null
  /** Another one shows the page from its top. */
  readonly topic: string
}

export const LearnPage = (props: LearnPageProps) => {
  const { title, line, onBack, leave, above, board, below, foot, large = false, refused, topic } = props
  const { colours, textScale } = useTheme()
  const { common } = usePhrases()
  const { leftHanded } = useSettings()
  const room = useRoom()
  const { insets, wide } = room
  const boardRoom = boardRoomFor(room, large)
  const scroll = useRef<ScrollView>(null)
  useEffect(() => scroll.current?.scrollTo({ y: 0, animated: false }), [topic])

  const mirrored = leftHanded && room.lying
  const answer = <Refusal refused={refused} bottom={8} />
  const sides = { paddingLeft: insets.left, paddingRight: insets.right }
  const pinned = (
    <>
      <DoubleRule />
      <View
        style={[
          styles.foot,
          !boardRoom.beside && sides,
          { backgroundColor: colours.panel, paddingBottom: Math.max(space.m, insets.bottom + 6) },
        ]}
      >
        <View style={styles.column}>{foot}</View>
      </View>
    </>
  )
  return (
    <View role="main" style={[styles.page, { backgroundColor: colours.bg, paddingTop: insets.top }]}>
      <FocusRing />
      <LiveRegion />
      <View
        style={[sides, (line !== undefined || textScale > 1.4) && styles.twoLines, wide && styles.wideBar]}
      >
        <TopBar
          title={title}
          titleLines={2}
          leading={wide}
          line={line}
          titleType={line === undefined && fits(title, room.width - sidesOfTitle, textScale) ? 'h1' : 'h2'}
          left={
            <IconButton icon={leave?.icon ?? 'back'} label={leave?.label ?? common.back} onPress={onBack} />
          }
        />
      </View>
      {wide && (
        <View style={styles.rule}>
          <DoubleRule />
        </View>
      )}
      {boardRoom.beside ? (
        // In the order of reading: the words, what can be done, the board.
        <View style={[styles.beside, mirrored && styles.mirrored, sides]}>
          <View style={[styles.grow, wide && styles.wordsBeside]}>
            <View style={styles.grow}>
              <ScrollView ref={scroll} style={styles.grow} contentContainerStyle={styles.words}>
                {above}
                {below}
              </ScrollView>
              {answer}
            </View>
            {pinned}
          </View>
          <View style={[styles.boardBeside, wide && styles.boardWide]}>{board(boardRoom)}</View>
        </View>
      ) : (
        <View style={styles.grow}>
          <View style={styles.grow}>
            <ScrollView ref={scroll} style={styles.grow} contentContainerStyle={[styles.stack, sides]}>
              <View style={styles.column}>{above}</View>
              {board(boardRoom)}
              <View style={styles.column}>{below}</View>
            </ScrollView>
            {answer}
          </View>
          {pinned}
        </View>
      )}
    </View>
  )
}

/** The buttons and paddings beside a title. */
const sidesOfTitle = 112

/** Whether a title has room in the large style: its letters are 15 wide on average, and grow up to 1.2 times. */
const fits = (title: string, room: number, textScale: number): boolean =>
  title.length * 15 * Math.min(textScale, 1.2) <= room

const styles = StyleSheet.create({
  page: { flex: 1 },
  grow: { flex: 1 },
  twoLines: { paddingTop: space.xs },
  wideBar: { paddingHorizontal: 24, paddingVertical: 10 },
  rule: { paddingHorizontal: 24 },
  wordsBeside: { maxWidth: 640 },
  beside: { flex: 1, flexDirection: 'row-reverse', justifyContent: 'flex-end' },
  mirrored: { flexDirection: 'row', justifyContent: 'flex-start' },
  boardBeside: { paddingLeft: space.s, paddingRight: space.l },
  boardWide: { paddingHorizontal: 34, paddingTop: space.m },
  words: { paddingHorizontal: space.l, paddingBottom: space.l, gap: space.m },
  stack: { alignItems: 'center', paddingTop: space.xs, paddingBottom: space.xl, gap: space.m },
  column: { width: '100%', maxWidth: 640, paddingHorizontal: space.screenMargin, gap: space.m },
  foot: { alignItems: 'center', paddingTop: space.s + 2 },
})
