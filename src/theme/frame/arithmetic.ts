/** What all the layouts reckon with. Knows no layout. */
import type { Frame } from './types'

/** Numerals and neat-line below the spaces; frame and air around them. */
export const below = 28
export const beside = 2

export const boardHeight = (cell: number): number => 6 * cell + below
export const boardWidth = (cell: number, gutter: number): number => gutter + 6 * cell + beside
export const between = (low: number, value: number, high: number): number =>
  Math.max(low, Math.min(value, high))

/** Names, numbers and the bar's second line grow with the text; discs and pips do not. */
export const grown = (base: number, byText: number, textSize: number): number =>
  Math.round(base + byText * (textSize - 1))

/** The choices for a drawer with so much room inside: stacked with words, and above them the chance and Undo. */
export const choicesFor = (textSize: number, room: number, compact: boolean): Frame['choices'] => {
  if (textSize < 1.3) return 'beside'
  const result = compact || textSize < 1.6 ? 0 : 40 * textSize
  return room < 124 + 72 * textSize + result ? 'bare' : 'stacked'
}

/** The short side tells phones from the rest. */
export const isPhone = (width: number, height: number): boolean => Math.min(width, height) < 600
