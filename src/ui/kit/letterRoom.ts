/** Enlarges a text's box for its letters on phones, which clip them. The layout does not change. */
import { StyleSheet, type StyleProp, type TextStyle } from 'react-native'
import { reachOf } from '@/theme/type'

/**
 * The extra room is padding. A margin below and `top` above compensate for it: a negative margin above would count twice where
 * texts of two sizes share a baseline, because React Native computes the baseline without padding.
 */
export function withLetterRoom(style: StyleProp<TextStyle>): StyleProp<TextStyle> {
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
