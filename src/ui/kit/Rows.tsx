import { Children, isValidElement, type ComponentRef, type ReactNode, type Ref } from 'react'
import { StyleSheet, View, type StyleProp, type ViewStyle } from 'react-native'
import { border, space } from '@/theme/measures'
import { useTheme, useWindow } from '@/theme/ThemeProvider'
import { Icon, type IconName } from './Icon'
import { PressableOpacity } from './Pressable'
import { SheetFrame } from './SheetFrame'
import { Text } from './Text'

export const Rows = ({ children }: { readonly children: ReactNode }) => {
  const { colours } = useTheme()
  return (
    <SheetFrame plain>
      {Children.toArray(children).map((child, at) => (
        // Keyed by the child's own key: when a row is added or removed, the others keep their state, such as an open sheet.
        <View
          key={isValidElement(child) ? child.key : at}
          style={at > 0 && { borderTopWidth: border.hair, borderTopColor: colours.hair }}
        >
          {child}
        </View>
      ))}
    </SheetFrame>
  )
}

/** The heading of a group of choices. */
export const GroupHeading = ({ children }: { readonly children: string }) => (
  <Text type="eyebrow" heading={2} style={styles.group}>
    {children}
  </Text>
)

export const SectionTitle = ({ children }: { readonly children: string }) => (
  <Text type="eyebrow" heading={2} style={styles.title}>
    {children}
  </Text>
)

type TitleAndNoteProps = {
  readonly type: 'h2' | 'h3'
  readonly title: string
  readonly note: string | undefined
  readonly style?: StyleProp<ViewStyle>
}

/** A heading with a note at its right, or below it if that does not fit. */
export const TitleAndNote = ({ type, title, note, style }: TitleAndNoteProps) => (
  <View style={[styles.titleAndNote, style]}>
    <Text type={type} heading={2}>
      {title}
    </Text>
    {note !== undefined && <Text type="caption">{note}</Text>}
  </View>
)

type RowWords = { readonly title: string; readonly note?: string | undefined }

type RowProps = RowWords & { readonly children?: ReactNode }

/** A title and a note, with a control at the right. */
export const Row = ({ title, note, children }: RowProps) => (
  <View style={styles.row}>
    <RowText title={title} note={note} />
    {children}
  </View>
)

type RowTextProps = RowWords & {
  /** At this width (times the text scale) the control beside the text wraps below it. */
  readonly minWidth?: number
}

const RowText = ({ title, note, minWidth = 130 }: RowTextProps) => {
  const { textScale } = useTheme()
  return (
    <View style={[styles.words, { flexBasis: minWidth * textScale }]}>
      <Text type="bodyStrong">{title}</Text>
      {note !== undefined && <Text type="note">{note}</Text>}
    </View>
  )
}

type LinkRowProps = RowWords & {
  readonly value?: string
  readonly icon?: IconName
  readonly onPress: () => void
  /** For moving the focus to the row. */
  readonly ref?: Ref<ComponentRef<typeof View>> | undefined
}

/** A row that opens something. Its text is its accessible name. */
export const LinkRow = ({ title, note, value, icon, onPress, ref }: LinkRowProps) => {
  const { text } = useWindow()
  return (
    <PressableOpacity
      {...(ref !== undefined && { ref })}
      role="button"
      meaning={title}
      onPress={onPress}
      style={[styles.row, text === 'huge' && styles.close]}
    >
      {icon && <Icon name={icon} />}
      <RowText title={title} note={note} {...(value === undefined && { minWidth: 60 })} />
      <View style={styles.end}>
        {value !== undefined && (
          <Text type="bodyStrong" tone="ink2" style={styles.value}>
            {value}
          </Text>
        )}
        <Icon name="chevronRight" size={20} tone="ink2" />
      </View>
    </PressableOpacity>
  )
}

const styles = StyleSheet.create({
  titleAndNote: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: 12,
  },
  group: { marginTop: space.xs },
  title: { marginTop: space.m, marginBottom: space.s },
  row: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    alignContent: 'center',
    justifyContent: 'flex-end',
    columnGap: space.m,
    minHeight: 56,
    paddingHorizontal: space.m,
    paddingVertical: space.xs + 2,
  },
  // Huge text needs the width.
  close: { columnGap: space.xs + 2 },
  // No `flexShrink`: Yoga shrinks an only child that can grow and shrink instead of wrapping it.
  words: { flexGrow: 1, maxWidth: '100%' },
  end: { flexDirection: 'row', alignItems: 'center', gap: space.s, flexShrink: 1 },
  value: { flexShrink: 1, textAlign: 'right' },
})
