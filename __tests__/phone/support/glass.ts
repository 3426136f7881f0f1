/** The screen: positions of views, their stacking order, and hit testing. */
import type { Device } from './device'
import type { Fabric } from './fabric'
import type { Layout } from './layout/layout'
import { isDrawing, isModal, isScreen, isScroll, isStack, isText, type ShadowNode } from './nodes'
import { clips, isFlattened } from './views'

/** In points from the top left of the screen. */
export type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

export type Point = { readonly x: number; readonly y: number }

export type Glass = {
  readonly boxOf: (node: ShadowNode) => Box
  /** Visible views, back to front, without covered pages, hidden views and closed modals. */
  readonly shown: () => readonly ShadowNode[]
  readonly isShown: (node: ShadowNode) => boolean
  /** The windows, back to front: the page, then open modals. */
  readonly windows: () => readonly ShadowNode[]
  readonly hit: (point: Point) => ShadowNode | null
  /** The part of the screen where the node is not clipped. */
  readonly openingOf: (node: ShadowNode) => Box
  readonly scrollOf: (node: ShadowNode) => Point
  readonly setScroll: (node: ShadowNode, to: Point) => void
  /** Call after the same nodes were laid out again. */
  readonly forget: () => void
}

export const contains = (box: Box, { x, y }: Point): boolean =>
  x >= box.x && x < box.x + box.width && y >= box.y && y < box.y + box.height

export const centreOf = ({ x, y, width, height }: Box): Point => ({ x: x + width / 2, y: y + height / 2 })

export const meet = (a: Box, b: Box): Box => {
  const [x, y] = [Math.max(a.x, b.x), Math.max(a.y, b.y)]
  const [right, bottom] = [Math.min(a.x + a.width, b.x + b.width), Math.min(a.y + a.height, b.y + b.height)]
  return { x, y, width: Math.max(0, right - x), height: Math.max(0, bottom - y) }
}

const nothing: Point = { x: 0, y: 0 }

/** The translation of a transform; rotation and scale are ignored because no view at rest has them. */
const moved = ({ props }: ShadowNode): Point => {
  const list = Array.isArray(props.transform) ? (props.transform as readonly Record<string, unknown>[]) : []
  const sum = (name: string): number =>
    list.reduce((total, part) => total + (typeof part[name] === 'number' ? part[name] : 0), 0)
  return { x: sum('translateX'), y: sum('translateY') }
}

export const depthOf = ({ props }: ShadowNode): number => Number(props.zIndex ?? 0)

/** Children in stacking order, the lowest first. */
export const stacked = (children: readonly ShadowNode[]): readonly ShadowNode[] =>
  [...children].sort((a, b) => depthOf(a) - depthOf(b))

export function makeGlass(device: () => Device, fabric: Fabric, layout: Layout): Glass {
  const scrolls = new Map<number, Point>()
  let boxes = new Map<number, Box>()
  let boxesOf: readonly ShadowNode[] | null = null

  const screen = (): Box => ({ x: 0, y: 0, width: device().width, height: device().height })
  const scrollOf = (node: ShadowNode): Point => scrolls.get(node.tag) ?? nothing

  const place = (node: ShadowNode, from: Point): void => {
    const frame = layout.frameOf(node)
    const by = moved(node)
    const box = isModal(node)
      ? screen()
      : { x: from.x + frame.x + by.x, y: from.y + frame.y + by.y, width: frame.width, height: frame.height }
    boxes.set(node.tag, box)
    const { x, y } = isScroll(node) ? scrollOf(node) : nothing
    if (!isText(node) && !isDrawing(node)) {
      for (const child of node.children) place(child, { x: box.x - x, y: box.y - y })
    }
  }

  const placed = (): Map<number, Box> => {
    if (boxesOf === fabric.root()) return boxes
    boxes = new Map()
    boxesOf = fabric.root()
    for (const node of boxesOf) place(node, nothing)
    return boxes
  }

  const boxOf = (node: ShadowNode): Box => placed().get(node.tag) ?? { x: 0, y: 0, width: 0, height: 0 }

  const isOpen = (modal: ShadowNode): boolean => modal.props.visible !== false

  /** Only the last page of a stack is visible, and closed modals are not. */
  const inSight = (node: ShadowNode): readonly ShadowNode[] => {
    const children = node.children.filter(
      (child) => child.props.display !== 'none' && (!isModal(child) || isOpen(child)),
    )
    return isStack(node) ? children.filter(isScreen).slice(-1) : children
  }

  let seen: readonly ShadowNode[] = []
  let seenOf: readonly ShadowNode[] | null = null

  const shown = (): readonly ShadowNode[] => {
    if (seenOf === fabric.root()) return seen
    const all: ShadowNode[] = []
    const take = (node: ShadowNode): void => {
      all.push(node)
      stacked(inSight(node)).forEach(take)
    }
    seenOf = fabric.root()
    seenOf.forEach(take)
    seen = all
    return all
  }

  const windows = (): readonly ShadowNode[] => [...fabric.root().slice(-1), ...shown().filter(isModal)]

  const hitIn = (node: ShadowNode, point: Point): ShadowNode | null => {
    const { pointerEvents } = node.props
    if (pointerEvents === 'none' || node.props.opacity === 0) return null
    const box = boxOf(node)
    if ((clips(node) || isScroll(node)) && !contains(box, point)) return null
    if (pointerEvents !== 'box-only' && !isText(node) && !isDrawing(node)) {
      for (const child of [...stacked(inSight(node))].reverse()) {
        const hit = isModal(child) ? null : hitIn(child, point)
        if (hit !== null) return hit
      }
    }
    const isView = pointerEvents !== 'box-none' && !isFlattened(node, device().platform)
    return isView && contains(withSlop(box, node), point) ? node : null
  }

  const openingOf = (node: ShadowNode): Box => {
    let opening = screen()
    for (let around = fabric.parentOf(node); around !== undefined; around = fabric.parentOf(around)) {
      if (clips(around) || isScroll(around)) opening = meet(opening, boxOf(around))
      if (isModal(around)) break
    }
    return opening
  }

  return {
    boxOf,
    shown,
    windows,
    isShown: (node) => shown().some(({ tag }) => tag === node.tag),
    hit: (point) => {
      const front = windows().at(-1)
      return front === undefined ? null : hitIn(front, point)
    },
    openingOf,
    scrollOf,
    setScroll: (node, to) => {
      scrolls.set(node.tag, to)
      boxesOf = null
    },
    forget: () => {
      boxesOf = null
      seenOf = null
    },
  }
}

const withSlop = (box: Box, { props }: ShadowNode): Box => {
  const slop = (props.hitSlop ?? {}) as Readonly<Record<string, number>>
  const [top = 0, right = 0, bottom = 0, left = 0] = ['top', 'right', 'bottom', 'left'].map(
    (side) => slop[side],
  )
  return {
    x: box.x - left,
    y: box.y - top,
    width: box.width + left + right,
    height: box.height + top + bottom,
  }
}
