/** The text styles, how they grow with the text size, and how far their letters reach beyond their line. */
import type { TextStyle } from 'react-native'

const heading700 = 'Besley-Bold'
const heading800 = 'Besley-ExtraBold'
const text400 = 'SourceSans3-Regular'
const text600 = 'SourceSans3-SemiBold'
const text700 = 'SourceSans3-Bold'

type TypeToken = {
  readonly family: string
  readonly size: number
  readonly line: number
  readonly tracking?: number
  readonly upper?: true
  /** Big headings stop growing here; all other text follows the text scale. */
  readonly maxScale?: number
}

export const typeTokens = {
  display: { family: heading800, size: 36, line: 46, maxScale: 1.2 },
  h1: { family: heading700, size: 26, line: 33, tracking: -0.26, maxScale: 1.2 },
  h2: { family: heading700, size: 20, line: 25, maxScale: 1.2 },
  h3: { family: heading700, size: 17, line: 22 },
  tile: { family: heading700, size: 16, line: 19 },
  button: { family: heading700, size: 19, line: 23, maxScale: 1.2 },
  buttonHero: { family: heading700, size: 26, line: 33, maxScale: 1.2 },
  buttonSub: { family: text600, size: 14, line: 18 },
  body: { family: text400, size: 16, line: 22 },
  bodyStrong: { family: text600, size: 16, line: 22 },
  label: { family: text600, size: 14, line: 18 },
  note: { family: text400, size: 14, line: 18 },
  caption: { family: text600, size: 13, line: 16 },
  eyebrow: { family: text700, size: 13, line: 16, tracking: 1.2, upper: true },
  axis: { family: heading700, size: 13, line: 16 },
} as const satisfies Readonly<Record<string, TypeToken>>

export type TypeName = keyof typeof typeTokens

/** The font families, for text inside drawings. */
export const families = { heading700, heading800, text400, text600, text700 } as const

/** How much a style grows at a text scale. */
export const scaleOf = (name: TypeName, scale: number): number => {
  const token: TypeToken = typeTokens[name]
  return token.maxScale === undefined ? scale : Math.min(scale, token.maxScale)
}

/** The smaller of two styles: the first, unless it has grown larger than the second, which has a `maxScale`. */
export const smallerOf = (first: TypeName, second: TypeName, scale: number): TypeName =>
  typeTokens[first].size * scaleOf(first, scale) > typeTokens[second].size * scaleOf(second, scale)
    ? second
    : first

export type ScaledText = TextStyle & { readonly fontSize: number; readonly lineHeight: number }

/** A text style at a text scale: use it with `allowFontScaling={false}`. */
export const textStyle = (name: TypeName, scale: number): ScaledText => {
  const token: TypeToken = typeTokens[name]
  const by = scaleOf(name, scale)
  return {
    fontFamily: token.family,
    fontSize: token.size * by,
    lineHeight: Math.round(token.line * by),
    ...(token.tracking !== undefined && { letterSpacing: token.tracking }),
    ...(token.upper && { textTransform: 'uppercase' as const }),
    fontVariant: ['lining-nums'],
  }
}

/** In dp beyond the line. Heading lines are tighter than their letters: the web shows the overflow, phones clip it. */
type Reach = { readonly above: number; readonly below: number }

/** How far Besley's letters reach above and below the middle of a line, as fractions of the font size. */
const besleyInk: Reach = { above: 0.75, below: 0.79 }

/** Source Sans needs lines of 1.424 em. If a line is lower, iOS clips the top, so this is measured from the bottom of the line. */
const sourceInk: Reach = { above: 1.31, below: 0 }

export function reachOf({ fontFamily = '', fontSize, lineHeight }: TextStyle): Reach {
  if (fontSize === undefined || lineHeight === undefined) return { above: 0, below: 0 }
  const [ink, upTo] = fontFamily.startsWith('Besley') ? [besleyInk, lineHeight / 2] : [sourceInk, lineHeight]
  return {
    above: Math.max(0, Math.ceil(ink.above * fontSize - upTo)),
    below: Math.max(0, Math.ceil(ink.below * fontSize - upTo)),
  }
}
