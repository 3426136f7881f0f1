/**
 * Rejects the enclosing `FirstThatFits` layout if a column in a row would be too narrow for its longest word. Layout never
 * reports a word that is too wide: it breaks the word. But it does wrap a row whose columns are too wide together. So this
 * component lays out such a row of the longest words, without height, and checks whether it wrapped. It is invisible and hidden
 * from screen readers.
 */
import { use, useLayoutEffect, useRef, type ComponentRef } from 'react'
import { StyleSheet, View, type DimensionValue } from 'react-native'
import type { TypeName } from '@/theme/type'
import { FormChecks } from './FirstThatFits'
import { Text } from './Text'

type UnbrokenColumn = {
  readonly words: string
  readonly type: TypeName
  /** The minimum width of the column. */
  readonly least?: DimensionValue
  /** The padding left and right of its words, added up. */
  readonly around?: number
}

type UnbrokenProps = {
  readonly columns: readonly UnbrokenColumn[]
  readonly gap?: number
  /** The width of all columns together; by default the whole width. */
  readonly room?: number
}

export function Unbroken({ columns, gap = 0, room }: UnbrokenProps) {
  const checks = use(FormChecks)
  const row = useRef<ComponentRef<typeof View>>(null)
  const wrapped = useRef(false)
  const add = checks?.add
  useLayoutEffect(
    () =>
      add?.(() => {
        // The columns have no height, so a row that did not wrap has none either.
        wrapped.current = (row.current?.getBoundingClientRect?.().height ?? 0) > rowGap / 2
        return wrapped.current
      }),
    [add],
  )
  return (
    <View
      ref={row}
      aria-hidden
      onLayout={({ nativeEvent: { layout } }) => {
        if (layout.height > rowGap / 2 !== wrapped.current) checks?.again()
      }}
      style={[styles.row, { columnGap: gap }, room !== undefined && { width: room }]}
    >
      {columns.map(({ words, type, least, around = 0 }, index) => (
        <View
          key={index}
          style={[
            styles.column,
            { paddingHorizontal: around / 2 },
            least !== undefined && { minWidth: least },
          ]}
        >
          <Text type={type}>{wordByWord(words)}</Text>
        </View>
      ))}
    </View>
  )
}

/** Puts each word on its own line, so that the text is as wide as its longest word. */
export const wordByWord = (words: string): string => words.split(/\s+/).join('\n')

/** Gives a wrapped row some height, so that it differs from one that did not wrap. */
const rowGap = 4

const styles = StyleSheet.create({
  row: { flexDirection: 'row', flexWrap: 'wrap', rowGap },
  column: { height: 0, overflow: 'hidden' },
})
