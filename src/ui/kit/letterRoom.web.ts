/** Browsers do not clip letters to the text's box. */
import type { StyleProp, TextStyle } from 'react-native'

export const withLetterRoom = (style: StyleProp<TextStyle>): StyleProp<TextStyle> => style
