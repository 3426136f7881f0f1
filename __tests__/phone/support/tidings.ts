/** Events that native views send by themselves: insets, layouts, appeared pages, closed modals. */
import type { Device } from './device'
import type { Fabric } from './fabric'
import type { Glass, Point } from './glass'
import type { Frame, Layout } from './layout/layout'
import { isModal, isScreen, isScroll, isStack, type ShadowNode, within } from './nodes'

export type Tidings = {
  /** Call after each commit and each change of the device. */
  readonly spread: () => void
}

/**
 * iOS presents a modal on the page's controller and refuses while that still presents another one. The sheet never appears,
 * but React Native thinks it does (RCTModalHostViewComponentView.mm).
 */
export const refused = (before: ReadonlySet<number>, now: ReadonlySet<number>): boolean =>
  [...now].some((tag) => !before.has(tag)) && [...before].some((tag) => !now.has(tag))

const isSame = (a: Frame | undefined, b: Frame): boolean =>
  a !== undefined && a.x === b.x && a.y === b.y && a.width === b.width && a.height === b.height

export type TidingsParts = {
  readonly device: () => Device
  readonly fabric: Fabric
  readonly layout: Layout
  readonly glass: Glass
  readonly complain: (problem: string) => void
}

export function makeTidings({ device, fabric, layout, glass, complain }: TidingsParts): Tidings {
  const insetsTold = new Map<number, string>()
  const layouts = new Map<number, Frame>()
  const modalsShown = new Set<number>()
  const modalsGone = new Set<number>()
  let pages: readonly number[] = []
  let open: ReadonlySet<number> = new Set()

  const tellInsets = (node: ShadowNode): void => {
    const { insets, width, height } = device()
    const told = JSON.stringify([insets, width, height])
    if (insetsTold.get(node.tag) === told) return
    insetsTold.set(node.tag, told)
    fabric.emit(node, 'topInsetsChange', { insets, frame: { x: 0, y: 0, width, height } })
  }

  const tellLayout = (node: ShadowNode): void => {
    const frame = layout.frameOf(node)
    if (isSame(layouts.get(node.tag), frame)) return
    layouts.set(node.tag, frame)
    fabric.emit(node, 'topLayout', { layout: { ...frame } })
  }

  const tellModal = (node: ShadowNode): void => {
    const isOpen = node.props.visible !== false
    if (isOpen && !modalsShown.has(node.tag)) {
      modalsShown.add(node.tag)
      modalsGone.delete(node.tag)
      fabric.emit(node, 'topShow')
    }
    if (!isOpen && modalsShown.has(node.tag) && !modalsGone.has(node.tag)) {
      modalsGone.add(node.tag)
      modalsShown.delete(node.tag)
      if (device().platform === 'ios') fabric.emit(node, 'topDismiss')
    }
  }

  /** Tells an opened page, the page it covers and the stack that the transition has ended. */
  const tellPages = (stack: ShadowNode): void => {
    const screens = stack.children.filter(isScreen)
    const now = screens.map(({ tag }) => tag)
    if (now.join() === pages.join()) return
    const [before, after] = [pages.at(-1), screens.at(-1)]
    pages = now
    const left = screens.find(({ tag }) => tag === before)
    if (left !== undefined && left !== after) {
      fabric.emit(left, 'topWillDisappear')
      fabric.emit(left, 'topDisappear')
    }
    if (after !== undefined && after.tag !== before) {
      fabric.emit(after, 'topWillAppear')
      fabric.emit(after, 'topAppear')
    }
    fabric.emit(stack, 'topFinishTransitioning')
  }

  /** Scrolls back a page that has become too short, the only scroll event without a finger. */
  const tellScroll = (node: ShadowNode): void => {
    const [at, to] = [glass.scrollOf(node), reachable(node, glass.scrollOf(node), layout)]
    if (at.x === to.x && at.y === to.y) return
    glass.setScroll(node, to)
    if (node.props.onScroll !== undefined) fabric.emit(node, 'topScroll', scrollEvent(node, glass, layout))
  }

  const watchModals = (): void => {
    const now = new Set(
      glass
        .windows()
        .filter(isModal)
        .map(({ tag }) => tag),
    )
    if (refused(open, now)) complain('sheet: one comes in the moment another goes')
    open = now
  }

  const spread = (): void => {
    watchModals()
    for (const top of fabric.root()) {
      for (const node of within(top)) {
        if (fabric.nodeOf(node.tag) === undefined) continue
        if (node.viewName === 'RNCSafeAreaProvider') tellInsets(node)
        if (node.props.onLayout === true) tellLayout(node)
        if (isModal(node)) tellModal(node)
        if (isStack(node)) tellPages(node)
        if (isScroll(node)) tellScroll(node)
      }
    }
  }
  return { spread }
}

/** How far the view can scroll in this direction. */
export const reachable = (scroll: ShadowNode, to: Point, layout: Layout): Point => {
  const content = scroll.children[0]
  const [view, all] = [layout.frameOf(scroll), content === undefined ? null : layout.frameOf(content)]
  const clamp = (value: number, most: number): number => Math.max(0, Math.min(value, most))
  return {
    x: clamp(to.x, (all?.width ?? 0) - view.width),
    y: clamp(to.y, (all?.height ?? 0) - view.height),
  }
}

export const scrollEvent = (
  node: ShadowNode,
  glass: Glass,
  layout: Layout,
): Readonly<Record<string, unknown>> => {
  const { width, height } = layout.frameOf(node)
  const content = node.children[0] === undefined ? { width, height } : layout.frameOf(node.children[0])
  return {
    contentOffset: glass.scrollOf(node),
    contentSize: { width: content.width, height: content.height },
    layoutMeasurement: { width, height },
    contentInset: { top: 0, right: 0, bottom: 0, left: 0 },
    zoomScale: 1,
  }
}
