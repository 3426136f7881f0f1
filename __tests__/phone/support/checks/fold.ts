/** Finds controls under an upright fold in the middle of the window, which a thumb cannot press beside it. */
import { isInput, isModal, type ShadowNode } from '../nodes'
import type { Phone } from '../phone'
import { nameOf, roleOf } from '../reader'

const roles = ['button', 'link', 'radio', 'switch', 'tab', 'checkbox']

const leastBeside = 44
/** Layout rounds to whole pixels. */
const slack = 1

export function underFoldOn(phone: Phone): readonly string[] {
  const { width, height } = phone.device()
  const shown = phone.glass.shown()
  const board = shown.find(({ children }) => children.length === 36)
  const hasSheet = phone.glass.windows().some(isModal)
  // Between the board and the panel beside it is a gap: there nothing crosses the middle, however wide it is.
  const least = board !== undefined && !hasSheet && width > height ? Infinity : leastBeside
  const isSpace = (node: ShadowNode): boolean => phone.fabric.parentOf(node)?.tag === board?.tag
  return shown
    .filter((node) => isInput(node) || (node.props.accessible === true && roles.includes(roleOf(node))))
    .filter((node) => !isSpace(node))
    .map((node) => ({ node, box: phone.glass.boxOf(node) }))
    .map(({ node, box }) => ({ node, left: width / 2 - box.x, right: box.x + box.width - width / 2 }))
    .filter(({ left, right }) => Math.min(left, right) > slack && Math.max(left, right) < least)
    .map(
      ({ node, left, right }) =>
        `under a fold: “${nameOf(node).slice(0, 50)}” ${Math.round(left)} | ${Math.round(right)}`,
    )
}
