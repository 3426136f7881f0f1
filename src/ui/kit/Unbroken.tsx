/**
 * For a form of `FirstThatFits` that sets words side by side: takes no room where each column holds its longest word unbroken, and
 * more room than any page has where one does not. Yoga and CSS both break a long word in two rather than say that it is too wide;
 * but both wrap a row whose columns are too wide together. Never seen, and never heard.
 */
import { StyleSheet, View, type DimensionValue } from 'react-native'

import type { TypeName } from '@/theme/type'
import { Text } from './Text'

type UnbrokenColumn = {
  readonly words: string
  readonly type: TypeName
  /** How wide the column is, unless its words need more. */
  readonly least?: DimensionValue
  /** What it has beside its words, left and right together. */
  readonly around?: number
}

type UnbrokenProps = {
  readonly columns: readonly UnbrokenColumn[]
  readonly gap?: number
  /** How wide all columns are together, where they do not take the whole width. */
  readonly room?: number
}

export const Unbroken = ({ columns, gap = 0, room }: UnbrokenProps) => (
  <View aria-hidden style={[styles.row, { columnGap: gap }, room !== undefined && { width: room }]}>
    {columns.map(({ words, type, least, around = 0 }, index) => (
      <View
        key={index}
        style={[styles.column, { paddingHorizontal: around / 2 }, least !== undefined && { minWidth: least }]}
      >
        <Text type={type}>{wordByWord(words)}</Text>
      </View>
    ))}
  </View>
)

/** Each word on a line of its own: as wide as the longest. */
export const wordByWord = (words: string): string => words.split(/\s+/).join('\n')

const styles = StyleSheet.create({
  row: { flexDirection: 'row', flexWrap: 'wrap', rowGap: 10_000 },
  column: { height: 0, overflow: 'hidden' },
})
