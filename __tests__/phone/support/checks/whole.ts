/** Finds drawings that should fill their box but do not: in React Native 100% excludes the parent's padding, in browsers it does not. */
import { isDrawing, type ShadowNode } from '../nodes'
import type { Phone } from '../phone'

const slack = 0.5

const borderOf = ({ props }: ShadowNode, side: string): number =>
  Number(props[`border${side}Width`] ?? props.borderWidth ?? 0)

function lacks(phone: Phone, node: ShadowNode): string | null {
  const around = phone.fabric.parentOf(node)
  if (around === undefined) return null
  const [box, room] = [phone.layout.frameOf(node), phone.layout.frameOf(around)]
  const wide = room.width - borderOf(around, 'Left') - borderOf(around, 'Right') - box.width
  const high = room.height - borderOf(around, 'Top') - borderOf(around, 'Bottom') - box.height
  const isShort =
    (node.props.width === '100%' && wide > slack) || (node.props.height === '100%' && high > slack)
  return isShort ? `a drawing lacks ${Math.round(wide)} x ${Math.round(high)} of its box` : null
}

export const unfilledOn = (phone: Phone): readonly string[] =>
  phone.glass
    .shown()
    .filter(isDrawing)
    .map((node) => lacks(phone, node))
    .filter((problem) => problem !== null)
