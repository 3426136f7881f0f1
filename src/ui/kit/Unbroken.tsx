/**
 * Makes the form of `FirstThatFits` around it give way where a word side by side with others would be broken in two. Layout never
 * says that a word is too wide, it breaks it; but it wraps a row whose columns are too wide together. So this lays out such a row
 * of the longest words, without height, and looks whether it wrapped. Never seen, and never heard.
 */
import { use, useLayoutEffect, useRef, type ComponentRef } from 'react'
import { StyleSheet, View, type DimensionValue } from 'react-native'
import type { TypeName } from '@/theme/type'
import { FormChecks } from './FirstThatFits'
import { Text } from './Text'

type UnbrokenColumn = {
  readonly words: string
  readonly type: TypeName
  /** How wide the column is, unless its words need more. */
  readonly least?: DimensionValue
  /** The padding around its words, left and right together. */
  readonly around?: number
}

type UnbrokenProps = {
  readonly columns: readonly UnbrokenColumn[]
  readonly gap?: number
  /** How wide all columns are together, where they do not take the whole width. */
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
        // Columns have no height, so a row in one line has none either.
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

/** Each word on a line of its own: as wide as the longest. */
export const wordByWord = (words: string): string => words.split(/\s+/).join('\n')

/** Makes a wrapped row high enough to be told from one that did not wrap. */
const rowGap = 4

const styles = StyleSheet.create({
  row: { flexDirection: 'row', flexWrap: 'wrap', rowGap },
  column: { height: 0, overflow: 'hidden' },
})
