/** The bar of a page: something left, a title with one line, something right. The page decides what they do. */
import type { ReactNode } from 'react'
import { StyleSheet, View } from 'react-native'

import { Text } from './Text'

export type TopBarProps = {
  readonly title: string
  readonly line?: string | undefined
  readonly left?: ReactNode
  readonly right?: ReactNode
  /** A page may give its title a second line when it must; the play screen has no room for one. */
  readonly titleLines?: 1 | 2
  /** The same for the line under it. */
  readonly lineLines?: 1 | 2
  /** h1 for pages, h3 for the play screen. */
  readonly titleType?: 'h1' | 'h2' | 'h3'
  /** One line beside the title instead of under it, on low screens. */
  readonly inline?: boolean
  /** Title at the left, on big screens. */
  readonly leading?: boolean
}

export function TopBar({
  title,
  line,
  left,
  right,
  titleType = 'h1',
  titleLines = 1,
  lineLines = 2,
  inline = false,
  leading = false,
}: TopBarProps) {
  return (
    <View style={styles.bar}>
      <View style={styles.side}>{left}</View>
      <View style={[styles.words, inline && styles.inline, leading && styles.leading]}>
        <Text
          type={titleType}
          heading={1}
          centred={!leading}
          numberOfLines={titleLines}
          style={styles.shrink}
        >
          {title}
        </Text>
        {line !== undefined && (
          <Text type="caption" tone="ink2" centred={!inline} numberOfLines={inline ? 1 : lineLines}>
            {line}
          </Text>
        )}
      </View>
      <View style={[styles.side, styles.right]}>{right}</View>
    </View>
  )
}

const styles = StyleSheet.create({
  bar: { flexDirection: 'row', alignItems: 'center', minHeight: 48, paddingHorizontal: 8 },
  side: { minWidth: 48, flexDirection: 'row' },
  right: { justifyContent: 'flex-end' },
  words: { flex: 1, alignItems: 'center', justifyContent: 'center' },
  inline: { flexDirection: 'row', gap: 10, alignItems: 'baseline' },
  leading: { flexDirection: 'row', justifyContent: 'flex-start', gap: 12, alignItems: 'baseline' },
  /** Room for what hangs below the line: a single line is clipped to its box on the web. */
  shrink: { flexShrink: 1, paddingBottom: 4, marginBottom: -4 },
})
