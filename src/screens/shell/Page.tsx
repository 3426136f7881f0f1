/** A page with a title, a back button and an optional foot that does not scroll. */
import type { ReactNode } from 'react'
import { ScrollView, StyleSheet, View } from 'react-native'
import { usePhrases } from '@/i18n/PhrasesProvider'
import { space } from '@/theme/measures'
import { useTheme, useWindow } from '@/theme/ThemeProvider'
import { DoubleRule, TopBar } from '@/ui/kit/TopBar'
import { FittingText } from '@/ui/kit/FittingText'
import { FocusRing } from '@/ui/kit/FocusRing'
import { IconButton } from '@/ui/kit/IconButton'
import { Text } from '@/ui/kit/Text'
import { useBack } from '@/routes'
import { Button } from '@/ui/kit/Button'

type PageProps = {
  readonly title: string
  /** One line below the title. */
  readonly line?: string
  readonly children: ReactNode
  /** Below a double rule at the bottom of the page; in wide windows at the right of the column. */
  readonly foot?: ReactNode
  readonly right?: ReactNode
  /** Overlays the page: toasts and sheets. */
  readonly over?: ReactNode
  /** The children bring their own scroll view, as a long list does. */
  readonly ownScroll?: boolean
  /** Maximum width of the column. Pages of text are narrower than lists. */
  readonly maxWidth?: number
}

export const Page = ({
  title,
  line,
  children,
  foot,
  right,
  over,
  ownScroll = false,
  maxWidth = 640,
}: PageProps) => {
  const { colours } = useTheme()
  const { common } = usePhrases()
  const { insets, shape, text, foot: air } = useWindow()
  const isWide = shape === 'wide'
  const back = useBack()
  const sides = { paddingLeft: insets.left, paddingRight: insets.right }
  return (
    <View role="main" style={[styles.page, { backgroundColor: colours.bg, paddingTop: insets.top }]}>
      <FocusRing />
      <View style={[styles.bar, sides, text !== 'usual' && styles.largeBar, isWide && styles.wideBar]}>
        <TopBar
          leading={isWide}
          left={<IconButton icon="back" label={common.back} onPress={back} />}
          {...(right !== undefined && { right })}
        >
          <PageTitle title={title} />
          {line !== undefined && (
            <Text type="caption" centred={!isWide}>
              {line}
            </Text>
          )}
        </TopBar>
      </View>
      {isWide && (
        <View style={styles.rule}>
          <DoubleRule />
        </View>
      )}
      {ownScroll ? (
        <View style={styles.scroll}>{children}</View>
      ) : (
        <ScrollView
          style={styles.scroll}
          contentContainerStyle={[
            styles.contents,
            sides,
            { paddingBottom: foot === undefined ? Math.max(space.xl, insets.bottom) : space.xl },
          ]}
          keyboardShouldPersistTaps="handled"
        >
          <View style={[styles.column, { maxWidth }]}>{children}</View>
        </ScrollView>
      )}
      {foot !== undefined && (
        <>
          <DoubleRule />
          <View style={[styles.foot, sides, { backgroundColor: colours.panel, paddingBottom: air }]}>
            <View style={[styles.column, { maxWidth }]}>{foot}</View>
          </View>
        </>
      )}
      {over}
    </View>
  )
}

/** Large if it fits on one line, otherwise smaller and on up to two lines. */
export const PageTitle = ({ title, small = false }: { readonly title: string; readonly small?: boolean }) => {
  const isWide = useWindow().shape === 'wide'
  const [h1, h2] = [{ text: title, type: 'h1' } as const, { text: title, type: 'h2' } as const]
  return (
    <FittingText
      heading={1}
      centred={!isWide}
      wordings={small ? [h2] : [h1, h2]}
      most={2}
      style={styles.title}
    />
  )
}

type MessagePageProps = {
  readonly says: string
  readonly label: string
  readonly onPress: () => void
  readonly children?: ReactNode
}

/** One sentence and one button, shown instead of the whole app. */
export const MessagePage = ({ says, label, onPress, children }: MessagePageProps) => {
  const { colours } = useTheme()
  return (
    <ScrollView
      role="main"
      style={{ backgroundColor: colours.bg }}
      contentContainerStyle={styles.messagePagePage}
    >
      <FocusRing />
      <View style={styles.messagePageColumn}>
        <View role="alert">
          <Text type="h2" heading={1} centred>
            {says}
          </Text>
        </View>
        <Button kind="gold" label={label} onPress={onPress} />
        {children}
      </View>
    </ScrollView>
  )
}

const styles = StyleSheet.create({
  page: { flex: 1 },
  bar: { minHeight: 48, justifyContent: 'center' },
  largeBar: { paddingVertical: space.xs },
  wideBar: { paddingHorizontal: 24, paddingVertical: 10 },
  rule: { paddingHorizontal: 24 },
  title: { flexShrink: 1 },
  scroll: { flex: 1 },
  contents: { alignItems: 'center', paddingTop: space.s },
  column: { width: '100%', paddingHorizontal: space.screenMargin },
  foot: { alignItems: 'center', paddingTop: space.s + 2 },
  messagePagePage: { flexGrow: 1, alignItems: 'center', justifyContent: 'center', padding: space.xl },
  messagePageColumn: { width: '100%', maxWidth: 420, gap: space.xl },
})
