/**
 * Finds letters that reach out of their line box, as each platform places lines (React Native 0.86). The text's padding counts
 * as space above the first and below the last line; between lines a small overlap is allowed.
 */
import type { Platform } from '../device'
import { face, type Vertical } from '../layout/fonts'
import { type Line, linesOf, type Piece } from '../layout/text'
import { isText, type ShadowNode } from '../nodes'
import type { Phone } from '../phone'
import { nameOf } from '../reader'

/** A line that is too low is cut above on iOS (RCTApplyBaselineOffset does nothing then), on both sides on Android. */
export function baselineIn(lineHeight: number, piece: Piece, platform: Platform): number {
  const { above, below } = face(piece.style.fontFamily).line
  const [up, down] = [above * piece.style.fontSize, below * piece.style.fontSize]
  const lacks = lineHeight - (up + down)
  return platform === 'ios' && lacks < 0 ? lineHeight - down : lacks / 2 + up
}

/** Tolerance in points. */
const slack = 0.5
const between = 1.5

function outside(line: Line, platform: Platform, room: Vertical): string | null {
  for (const piece of line.pieces.filter(({ text }) => text.trim() !== '')) {
    const ink = face(piece.style.fontFamily).inkOf(piece.text)
    const baseline = baselineIn(line.height, piece, platform)
    const over = ink.above * piece.style.fontSize - baseline - room.above
    const under = baseline + ink.below * piece.style.fontSize - line.height - room.below
    if (over > slack || under > slack) {
      const { fontFamily, fontSize } = piece.style
      return `${Math.max(over, 0).toFixed(1)} above, ${Math.max(under, 0).toFixed(1)} below: “${piece.text}” ${fontFamily} ${fontSize}/${line.height}`
    }
  }
  return null
}

const paddingOf = ({ props }: ShadowNode, side: 'Top' | 'Bottom'): number =>
  Number(props[`padding${side}`] ?? props.paddingVertical ?? props.padding ?? 0)

export const inkOutsideOn = (phone: Phone): readonly string[] =>
  phone.glass
    .shown()
    .filter((node) => isText(node) && nameOf(node).trim() !== '')
    .flatMap((node) => {
      const { lines } = linesOf(node, phone.layout.frameOf(node).width + 0.7)
      return lines.map((line, at) =>
        outside(line, phone.device().platform, {
          above: at === 0 ? paddingOf(node, 'Top') : between,
          below: at === lines.length - 1 ? paddingOf(node, 'Bottom') : between,
        }),
      )
    })
    .filter((problem) => problem !== null)
