/**
 * How far letters reach out of their line, above and below. The lines of headings are tighter than their letters are
 * tall: the web lets ink out of a text's box, and phones cut it off. It moves no text.
 */
import type { TextStyle } from 'react-native'

type Reach = { readonly above: number; readonly below: number }

/** The ink of European letters above and below the middle of a line, in shares of the size. */
const besleyInk: Reach = { above: 0.75, below: 0.79 }

/**
 * Source Sans wants lines of 1.424 em, and takes what it lacks from above on iOS: there its letters lie so far above
 * the foot of their line.
 */
const sourceInk: Reach = { above: 1.31, below: 0 }

export function reachOf({ fontFamily = '', fontSize, lineHeight }: TextStyle): Reach {
  if (fontSize === undefined || lineHeight === undefined) return { above: 0, below: 0 }
  const [ink, upTo] = fontFamily.startsWith('Besley') ? [besleyInk, lineHeight / 2] : [sourceInk, lineHeight]
  return {
    above: Math.max(0, Math.ceil(ink.above * fontSize - upTo)),
    below: Math.max(0, Math.ceil(ink.below * fontSize - upTo)),
  }
}
