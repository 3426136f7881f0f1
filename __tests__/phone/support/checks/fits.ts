/** Finds what is cut off, covered or off the screen, and targets that are too small. */
import { type Box, centreOf, contains, meet } from '../glass'
import { linesOf } from '../layout/text'
import { charactersOf, isDrawing, isModal, isScroll, isText, type ShadowNode } from '../nodes'
import type { Phone } from '../phone'
import { nameOf, roleOf } from '../reader'
import { clips } from '../views'

/** Tolerance in points. */
const slack = 1.5

const pressable = ['button', 'link', 'radio', 'switch', 'tab', 'checkbox']

/** Only `names`, which players type, may be shortened. */
export function misfitsOn(phone: Phone, names: readonly string[] = []): readonly string[] {
  const window = phone.glass.windows().at(-1)
  const shown = phone.glass
    .shown()
    .filter((node) => isSeen(phone, node) && (window === undefined || isIn(phone, node, window)))
  const texts = shown.filter((node) => isText(node) && nameOf(node).trim() !== '')
  const targets = shown.filter(
    (node) => node.props.accessible === true && pressable.includes(roleOf(node)) && !isVeil(phone, node),
  )
  return [
    ...shown.flatMap((node) => squeezedIn(phone, node)),
    ...texts.flatMap((text) => [
      inItself(phone, text, names),
      onGlass(phone, text),
      covered(phone, text, shown),
    ]),
    ...targets.flatMap((target) => [
      tooSmall(phone, target),
      onGlass(phone, target),
      outOfReach(phone, target),
    ]),
  ].filter((problem) => problem !== null)
}

/** The backdrop of a sheet fills the screen and is pressed beside the sheet. Layout rounds it to whole pixels. */
const isVeil = (phone: Phone, node: ShadowNode): boolean => {
  const { width, height } = phone.glass.boxOf(node)
  return width > phone.device().width - slack && height > phone.device().height - slack
}

function* around(phone: Phone, node: ShadowNode): Generator<ShadowNode> {
  for (let at = phone.fabric.parentOf(node); at !== undefined; at = phone.fabric.parentOf(at)) {
    yield at
    if (isModal(at)) return
  }
}

const isIn = (phone: Phone, node: ShadowNode, window: ShadowNode): boolean =>
  !isModal(window) || [...around(phone, node)].includes(window)

/** Text for screen readers only takes a single point or is not drawn. */
const isSeen = (phone: Phone, node: ShadowNode): boolean =>
  [node, ...around(phone, node)].every((at) => {
    const { width, height } = phone.glass.boxOf(at)
    const isPoint = clips(at) && (width <= 1 || height <= 1)
    return Number(at.props.opacity ?? 1) > 0.05 && !isPoint
  })

const called = (node: ShadowNode): string => `“${nameOf(node).replace(/\s+/g, ' ').slice(0, 50)}”`

function inItself(phone: Phone, text: ShadowNode, names: readonly string[]): string | null {
  const { width, height } = phone.glass.boxOf(text)
  const lines = linesOf(text, width + 0.7)
  if (lines.isBroken) return `a word is broken: ${called(text)} in ${Math.round(width)}`
  if (lines.isCut && !names.includes(charactersOf(text))) return `shortened: ${called(text)}`
  return lines.height > height + slack
    ? `cut by its own height: ${called(text)} ${Math.round(lines.height - height)}`
    : null
}

const outside = (box: Box, room: Box, axes: 'xy' | 'x'): number =>
  Math.max(
    room.x - box.x,
    box.x + box.width - (room.x + room.width),
    ...(axes === 'xy' ? [room.y - box.y, box.y + box.height - (room.y + room.height)] : []),
  )

/** Scrolling content must be inside the scrollable area; then the same is checked for the scroll view. */
function onGlass(phone: Phone, node: ShadowNode): string | null {
  let box = phone.glass.boxOf(node)
  let scrolls = false
  for (const at of around(phone, node)) {
    const room = phone.glass.boxOf(at)
    if (isScroll(at)) {
      const content = at.children[0] === undefined ? room : phone.glass.boxOf(at.children[0])
      if (at.props.horizontal !== true && outside(box, content, 'x') > slack)
        return `cut sideways: ${called(node)}`
      if (outside(box, content, 'xy') > slack) return `beyond what scrolls: ${called(node)}`
      if (room.height < 40) return `in a slit of ${Math.round(room.height)}: ${called(node)}`
      box = room
      scrolls = true
    } else if (clips(at) && outside(box, room, 'xy') > slack) {
      return `cut by ${Math.round(outside(box, room, 'xy'))}: ${called(node)}`
    }
  }
  const { width, height, insets } = phone.device()
  const glass = { x: 0, y: 0, width, height }
  if (outside(box, glass, 'xy') > slack)
    return `off the glass by ${Math.round(outside(box, glass, 'xy'))}: ${called(node)}`
  const safe = {
    x: insets.left,
    y: insets.top,
    width: width - insets.left - insets.right,
    height: height - insets.top - insets.bottom,
  }
  return !scrolls && outside(box, safe, 'xy') > slack
    ? `under the system’s bars by ${Math.round(outside(box, safe, 'xy'))}: ${called(node)}`
    : null
}

const isScrolled = (phone: Phone, node: ShadowNode): boolean => [...around(phone, node)].some(isScroll)

const isOpaque = ({ props }: ShadowNode): boolean =>
  typeof props.backgroundColor === 'number' &&
  props.backgroundColor >>> 24 > 200 &&
  Number(props.opacity ?? 1) > 0.8

function covered(phone: Phone, text: ShadowNode, shown: readonly ShadowNode[]): string | null {
  if (isScrolled(phone, text)) return null
  const point = centreOf(phone.glass.boxOf(text))
  const mine = new Set([...around(phone, text)].map(({ tag }) => tag))
  const after = shown.slice(shown.indexOf(text) + 1)
  const over = after.find(
    (node) =>
      isOpaque(node) &&
      !mine.has(node.tag) &&
      contains(meet(phone.glass.boxOf(node), phone.glass.openingOf(node)), point) &&
      !isDrawing(node),
  )
  return over === undefined ? null : `covered: ${called(text)} by ${over.viewName} ${called(over)}`
}

function outOfReach(phone: Phone, target: ShadowNode): string | null {
  if (isScrolled(phone, target)) return null
  const hit = phone.glass.hit(centreOf(phone.glass.boxOf(target)))
  const isMine =
    hit !== null && (hit.tag === target.tag || [...around(phone, hit)].some(({ tag }) => tag === target.tag))
  return isMine
    ? null
    : `out of reach: ${called(target)} under ${hit === null ? 'nothing' : hit.viewName + called(hit)}`
}

/**
 * Finds rows that should wrap but squeeze a child instead: in a wrapping row Yoga gives a basis of zero to the only child that
 * both grows and shrinks. Browsers wrap it.
 */
function squeezedIn(phone: Phone, row: ShadowNode): readonly string[] {
  if (row.props.flexWrap !== 'wrap' || !/^row/.test(String(row.props.flexDirection))) return []
  const room = phone.glass.boxOf(row)
  return row.children
    .map((child) => ({ child, box: phone.glass.boxOf(child), wants: Number(child.props.flexBasis) }))
    .filter(({ box, wants }) => box.width < Math.min(wants, 0.9 * room.width) - slack)
    .filter(({ child, box }) =>
      row.children.some((other) => other !== child && isBeside(box, phone.glass.boxOf(other))),
    )
    .map(
      ({ box, wants, child }) =>
        `squeezed, not wrapped: ${called(child)} ${Math.round(box.width)} of ${wants}`,
    )
}

const isBeside = (one: Box, other: Box): boolean =>
  other.width > 0 && one.y < other.y + other.height && other.y < one.y + one.height

/** On the smallest phones spaces may be 40 points, and if they lie, the keys for dice too. */
function tooSmall(phone: Phone, target: ShadowNode): string | null {
  const { width, height } = phone.glass.boxOf(target)
  const isSpace = phone.fabric.parentOf(target)?.children.length === 36
  const glass = phone.device()
  const isTiny = Math.min(glass.width, glass.height) < 360 || Math.max(glass.width, glass.height) < 640
  const isLow = glass.height < 360
  const least = isTiny && (isSpace || isLow) ? 40 : 48
  const slop = (target.props.hitSlop ?? {}) as Readonly<Record<string, number>>
  const [wide, high] = [
    width + (slop.left ?? 0) + (slop.right ?? 0),
    height + (slop.top ?? 0) + (slop.bottom ?? 0),
  ]
  return Math.min(wide, high) < least - 0.6
    ? `too small: ${called(target)} ${Math.round(wide)} x ${Math.round(high)}`
    : null
}
