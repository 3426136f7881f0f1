/** A ledger card of rows with fine lines between them, and the heading above such a card. */
import { Children, isValidElement, type ComponentRef, type ReactNode, type Ref } from 'react'
import { StyleSheet, View } from 'react-native'
import { border, space } from '@/theme/measures'
import { useTheme, useWindow } from '@/theme/ThemeProvider'
import { Icon } from './Icon'
import type { IconName } from './icons'
import { Live } from './Live'
import { Press } from './Press'
import { SheetFrame } from './SheetFrame'
import { Text } from './Text'

export const Rows = ({ children }: { readonly children: ReactNode }) => {
  const { colours } = useTheme()
  return (
    <SheetFrame plain>
      {Children.toArray(children).map((child, at) => (
        // By its own place among the children: a row that comes or goes takes no other with it, nor the sheet it has opened.
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

/** What a group of choices is about. */
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

type RowWords = { readonly title: string; readonly note?: string | undefined }

type RowProps = RowWords & {
  /** What the note says changes by itself, and is read out when it does. */
  readonly live?: boolean
  readonly children?: ReactNode
}

/** What a row says, with whatever it can do at its right. */
export const Row = ({ title, note, live = false, children }: RowProps) => (
  <View style={styles.row}>
    <RowText title={title} note={note} live={live} />
    {children}
  </View>
)

type RowTextProps = RowWords & {
  readonly live?: boolean
  /** What stands beside it goes below when less than this is left, in parts of the text's size. */
  readonly least?: number
}

const RowText = ({ title, note, live = false, least = 130 }: RowTextProps) => {
  const { textScale } = useTheme()
  const words = <Text type="note">{note}</Text>
  return (
    <View style={[styles.words, { flexBasis: least * textScale }]}>
      <Text type="bodyStrong">{title}</Text>
      {note !== undefined && (live ? <Live says={note}>{words}</Live> : words)}
    </View>
  )
}

type LinkRowProps = RowWords & {
  readonly value?: string
  readonly icon?: IconName
  readonly onPress: () => void
  /** To move the focus to it. */
  readonly ref?: Ref<ComponentRef<typeof View>> | undefined
}

/** A row that leads somewhere. It is named by what stands in it. */
export const LinkRow = ({ title, note, value, icon, onPress, ref }: LinkRowProps) => {
  const { hugeText } = useWindow()
  return (
    <Press
      {...(ref !== undefined && { ref })}
      role="button"
      meaning={title}
      onPress={onPress}
      style={[styles.row, hugeText && styles.close]}
    >
      {icon && <Icon name={icon} />}
      <RowText title={title} note={note} {...(value === undefined && { least: 60 })} />
      <View style={styles.end}>
        {value !== undefined && (
          <Text type="bodyStrong" tone="ink2" style={styles.value}>
            {value}
          </Text>
        )}
        <Icon name="chevronRight" size={20} tone="ink2" />
      </View>
    </Press>
  )
}

const styles = StyleSheet.create({
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
  // Long words need the room more than the air.
  close: { columnGap: space.xs + 2 },
  // Not `flexShrink`: the one child that grows and shrinks is squeezed on phones rather than wrapped (Yoga's only flex child).
  words: { flexGrow: 1, maxWidth: '100%' },
  end: { flexDirection: 'row', alignItems: 'center', gap: space.s, flexShrink: 1 },
  value: { flexShrink: 1, textAlign: 'right' },
})
