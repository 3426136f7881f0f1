/** Makes a text's box as tall as its ink, on phones, which cut off what leaves it. Everything stays where it was. */
import { StyleSheet, type StyleProp, type TextStyle } from 'react-native'
import { reachOf } from '@/theme/type'

/**
 * The room is padding, taken back below by a margin and above by moving the whole: a margin above would count twice
 * where words of two sizes share a baseline, because React Native reckons that without the padding.
 */
export function withInkRoom(style: StyleProp<TextStyle>): StyleProp<TextStyle> {
  const flat = StyleSheet.flatten(style) ?? {}
  const { above, below } = reachOf(flat)
  if (above === 0 && below === 0) return style
  return {
    ...flat,
    paddingTop: above + number(flat.paddingTop ?? flat.paddingVertical ?? flat.padding),
    paddingBottom: below + number(flat.paddingBottom ?? flat.paddingVertical ?? flat.padding),
    marginBottom: number(flat.marginBottom ?? flat.marginVertical ?? flat.margin) - above - below,
    top: number(flat.top) - above,
  }
}

const number = (value: unknown): number => (typeof value === 'number' ? value : 0)
