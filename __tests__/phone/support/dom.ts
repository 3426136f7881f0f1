/** Measuring of views and commands to them. */
import type { Fabric } from './fabric'
import type { Glass } from './glass'
import type { Layout } from './layout/layout'
import type { Log } from './log'
import type { NativeModule } from './modules/native'
import { charactersOf, isInput, isText, type ShadowNode } from './nodes'
import { nameOf } from './reader'
import type { Realm } from './realm'

type Then = (...args: readonly number[]) => void

export type Asked = {
  /** The remaining functions of `nativeFabricUIManager`. */
  readonly manager: Record<string, unknown>
  /** `NativeDOMCxx`. */
  readonly dom: NativeModule
}

export type DomParts = {
  readonly realm: Realm
  readonly fabric: Fabric
  readonly layout: Layout
  readonly glass: Glass
  readonly log: Log
  readonly command: (node: ShadowNode, name: string, args: readonly unknown[]) => void
}

export function makeAsked({ realm, fabric, layout, glass, log, command }: DomParts): Asked {
  /** The app may hold a node of an earlier commit; this returns the current one. */
  const now = (node: ShadowNode): ShadowNode => fabric.nodeOf(node.tag) ?? node
  const frame = (node: ShadowNode) => layout.frameOf(now(node))
  const box = (node: ShadowNode) => glass.boxOf(now(node))
  const rect = (node: ShadowNode) => {
    const { x, y, width, height } = box(node)
    return realm.own([x, y, width, height])
  }
  const measure = (node: ShadowNode, then: Then): void => {
    const [{ x, y, width, height }, page] = [frame(node), box(node)]
    then(x, y, width, height, page.x, page.y)
  }
  const measureInWindow = (node: ShadowNode, then: Then): void => {
    const { x, y, width, height } = box(node)
    then(x, y, width, height)
  }
  const measureLayout = (node: ShadowNode, to: ShadowNode, _fail: unknown, then: Then): void => {
    const [from, other] = [box(node), box(to)]
    then(from.x - other.x, from.y - other.y, from.width, from.height)
  }
  const setNativeProps = (node: ShadowNode, props: unknown): void =>
    log.note('setNativeProps', node.viewName, props)
  const shared = { measure, measureInWindow, measureLayout, setNativeProps, getBoundingClientRect: rect }
  /** A screen reader's focus can only move to an accessible view. */
  const expectFocus = (node: ShadowNode): void => {
    const isStop = node.props.accessible === true || isText(node) || isInput(node)
    if (fabric.nodeOf(node.tag) === undefined || !isStop)
      realm.problems.push(
        `focus: moves to what no reader stops at: ${node.viewName} “${nameOf(node).slice(0, 60)}”`,
      )
  }
  const size = (node: ShadowNode) => {
    const { width, height } = frame(node)
    return realm.own([width, height])
  }
  return {
    manager: {
      ...shared,
      sendAccessibilityEvent: (node: ShadowNode, type: string) => {
        log.note('reader', type, node.tag)
        if (type === 'focus') expectFocus(now(node))
      },
      dispatchCommand: (node: ShadowNode, name: string, args: readonly unknown[]) => {
        log.note('command', name, node.viewName, ...args)
        command(now(node), name, args)
      },
    },
    dom: {
      ...shared,
      linkRootNode: (rootTag: number, handle: object): ShadowNode => ({
        tag: rootTag,
        rootTag,
        viewName: 'RootView',
        props: {},
        instanceHandle: handle,
        children: [],
        REANIMATED_MAGIC_KEY: true,
      }),
      isConnected: (node: ShadowNode) => fabric.nodeOf(node.tag) !== undefined,
      compareDocumentPosition: () => 0,
      getParentNode: (node: ShadowNode) => fabric.parentOf(node)?.instanceHandle ?? null,
      getChildNodes: (node: ShadowNode) => realm.own(now(node).children.map(() => null)),
      getTextContent: (node: ShadowNode) => charactersOf(now(node)),
      getTagName: (node: ShadowNode) => `RN:${node.viewName}`,
      getOffset: (node: ShadowNode) => {
        const { x, y } = frame(node)
        return [null, y, x]
      },
      getScrollPosition: (node: ShadowNode) => {
        const { x, y } = glass.scrollOf(node)
        return realm.own([x, y])
      },
      getScrollSize: size,
      getInnerSize: size,
      getBorderWidth: () => realm.own([0, 0, 0, 0]),
      hasPointerCapture: () => false,
      setPointerCapture: () => undefined,
      releasePointerCapture: () => undefined,
    },
  }
}
