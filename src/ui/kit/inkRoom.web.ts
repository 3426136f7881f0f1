/** Browsers let ink out of a text's box: nothing to do. */
import type { StyleProp, TextStyle } from 'react-native'

export const withInkRoom = (style: StyleProp<TextStyle>): StyleProp<TextStyle> => style
