/** A page with a board one learns on: words above and below it, or beside it; the foot stays in sight. */
import { useEffect, useRef, type ComponentRef, type ReactNode } from 'react'
import { ScrollView, StyleSheet, View } from 'react-native'
import { usePhrases } from '@/i18n/PhrasesProvider'
import { cellFor, type BoardCell } from '@/theme/cell'
import { space } from '@/theme/measures'
import { useTheme, useWindow } from '@/theme/ThemeProvider'
import { DoubleRule, TopBar } from '@/ui/kit/TopBar'
import { FocusRing } from '@/ui/kit/FocusRing'
import { IconButton } from '@/ui/kit/IconButton'
import { Text } from '@/ui/kit/Text'
import type { IconName } from '@/ui/kit/Icon'
import { useSettings } from '@/services'
import { TimedToast, type ToastText } from '@/features/matchView/TimedToast'
import { PageTitle } from '../shell/Page'

type LearnPageProps = {
  readonly title: string
  readonly onBack: () => void
  /** Under the title. */
  readonly line?: string
  /** What going back means here, if more than that. */
  readonly leave?: { readonly icon: IconName; readonly label: string }
  /** What is read before the board. */
  readonly above: ReactNode
  readonly board: (cell: BoardCell) => ReactNode
  readonly below?: ReactNode
  readonly foot: ReactNode
  /** Few words: the board may be larger. */
  readonly large?: boolean
  /** Why the last press did nothing. */
  readonly refused: ToastText | null
  /** Another one shows the page from its top. */
  readonly topic: string
}

export const LearnPage = (props: LearnPageProps) => {
  const { title, line, onBack, leave, above, board, below, foot, large = false, refused, topic } = props
  const { colours } = useTheme()
  const { common } = usePhrases()
  const { leftHanded } = useSettings()
  const window = useWindow()
  const { insets, wide, lying, tiny, largeText, foot: air } = window
  const isBeside = wide || lying
  const cell = cellFor(window, large ? 'lesson' : 'rules')
  const scroll = useRef<ComponentRef<typeof ScrollView>>(null)
  useEffect(() => scroll.current?.scrollTo({ y: 0, animated: false }), [topic])

  const mirrored = leftHanded && lying
  const answer = <TimedToast said={refused} bottom={8} />
  const sides = { paddingLeft: insets.left, paddingRight: insets.right }
  // Beside the board of a lying phone, above the words: the board needs all its height.
  const bar = (
    <View
      style={[!lying && sides, (line !== undefined || largeText) && styles.twoLines, wide && styles.wideBar]}
    >
      <TopBar
        leading={wide}
        left={
          <IconButton icon={leave?.icon ?? 'back'} label={leave?.label ?? common.back} onPress={onBack} />
        }
      >
        <PageTitle title={title} small={line !== undefined} />
        {line !== undefined && (
          <Text type="caption" centred={!wide} numberOfLines={2}>
            {line}
          </Text>
        )}
      </TopBar>
    </View>
  )
  const pinned = (
    <>
      <DoubleRule />
      <View style={[styles.foot, !isBeside && sides, { backgroundColor: colours.panel, paddingBottom: air }]}>
        <View style={styles.column}>{foot}</View>
      </View>
    </>
  )
  return (
    <View role="main" style={[styles.page, { backgroundColor: colours.bg, paddingTop: insets.top }]}>
      <FocusRing />
      {!lying && bar}
      {wide && (
        <View style={styles.rule}>
          <DoubleRule />
        </View>
      )}
      {isBeside ? (
        // In the order of reading: the words, what can be done, the board.
        <View style={[styles.beside, mirrored && styles.mirrored, sides]}>
          <View style={[styles.grow, wide && styles.wordsBeside]}>
            {lying && bar}
            <View style={styles.grow}>
              <ScrollView ref={scroll} style={styles.grow} contentContainerStyle={styles.words}>
                {above}
                {below}
              </ScrollView>
              {answer}
            </View>
            {pinned}
          </View>
          <View style={[styles.boardBeside, wide ? styles.boardWide : styles.boardLying]}>{board(cell)}</View>
        </View>
      ) : (
        <View style={styles.grow}>
          <View style={styles.grow}>
            <ScrollView
              ref={scroll}
              style={styles.grow}
              contentContainerStyle={[styles.stack, tiny && styles.tight, sides]}
            >
              <View style={[styles.column, tiny && styles.tight]}>{above}</View>
              {board(cell)}
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
  boardLying: { paddingTop: space.s },
  boardWide: { paddingHorizontal: 34, paddingTop: space.m },
  words: { paddingHorizontal: space.l, paddingBottom: space.l, gap: space.m },
  stack: { alignItems: 'center', paddingTop: space.xs, paddingBottom: space.xl, gap: space.m },
  tight: { gap: space.xs },
  column: { width: '100%', maxWidth: 640, paddingHorizontal: space.screenMargin, gap: space.m },
  foot: { alignItems: 'center', paddingTop: space.s + 2 },
})
