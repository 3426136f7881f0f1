/** Lays out the committed tree with Yoga, and reuses the layout of unchanged nodes. */
import { Direction, Errata, loadYoga, MeasureMode, Overflow, PositionType, type Yoga } from 'yoga-layout/load'

import type { Device, Size } from '../device'
import { isDrawing, isInput, isModal, isScroll, isText, type ShadowNode } from '../nodes'
import { setStyle, type YogaNode } from './style'
import { lineHeightOf, linesOf, styleOf } from './text'

/** The box of a node in its parent, without scrolling and transforms. */
export type Frame = { readonly x: number; readonly y: number } & Size

export type Layout = {
  readonly lay: (root: readonly ShadowNode[]) => void
  readonly frameOf: (node: ShadowNode) => Frame
  readonly resize: (device: Device) => void
}

type Laid = { readonly node: ShadowNode; readonly yoga: YogaNode; readonly device: Device }

const nowhere: Frame = { x: 0, y: 0, width: 0, height: 0 }

/** Native text lays out its own lines, so Yoga gets no nodes inside of text. */
const isLeaf = (node: ShadowNode): boolean => isText(node) || isInput(node) || isDrawing(node)

let loading: Promise<Yoga> | undefined
export const yogaLoaded = (): Promise<Yoga> => (loading ??= loadYoga())

export function makeLayout(engine: Yoga, device: Device): Layout {
  let present = device
  let laid = new Map<number, Laid>()
  const frames = new WeakMap<ShadowNode, Frame>()

  const configFor = ({ scale }: Device) => {
    const config = engine.Config.create()
    config.setUseWebDefaults(false)
    config.setErrata(Errata.All)
    config.setPointScaleFactor(scale)
    return config
  }
  let config = configFor(device)

  /** The Yoga node of a shadow node, reused unless something in it changed. */
  const yogaOf = (node: ShadowNode, next: Map<number, Laid>): YogaNode => {
    const before = laid.get(node.tag)
    if (before?.node === node && before.device === present) {
      keep(node, next)
      return before.yoga
    }
    const yoga = engine.Node.create(config)
    if (isModal(node)) asWindow(yoga, present)
    else setStyle(yoga, node.props)
    if (isScroll(node)) yoga.setOverflow(Overflow.Scroll)
    if (isText(node)) measureText(yoga, node, present)
    if (isInput(node)) measureInput(yoga, node)
    if (!isLeaf(node)) {
      node.children.forEach((child, place) => {
        const of = yogaOf(child, next)
        of.getParent()?.removeChild(of)
        yoga.insertChild(of, place)
      })
    }
    next.set(node.tag, { node, yoga, device: present })
    return yoga
  }

  const keep = (node: ShadowNode, next: Map<number, Laid>): void => {
    next.set(node.tag, laid.get(node.tag)!)
    if (!isLeaf(node)) for (const child of node.children) keep(child, next)
  }

  return {
    resize: (device) => {
      present = device
      config = configFor(device)
    },
    frameOf: (node) => {
      const frame = frames.get(node)
      if (frame !== undefined) return frame
      const yoga = laid.get(node.tag)?.yoga
      if (yoga === undefined) return nowhere
      const { left: x, top: y, width, height } = yoga.getComputedLayout()
      return { x, y, width, height }
    },
    lay: (root) => {
      const next = new Map<number, Laid>()
      const window = engine.Node.create(config)
      window.setWidth(present.width)
      window.setHeight(present.height)
      root.forEach((node, place) => {
        const yoga = yogaOf(node, next)
        yoga.getParent()?.removeChild(yoga)
        window.insertChild(yoga, place)
      })
      window.calculateLayout(present.width, present.height, Direction.LTR)
      for (const { yoga, node } of laid.values()) {
        if (next.get(node.tag)?.yoga === yoga) continue
        yoga.getParent()?.removeChild(yoga)
        while (yoga.getChildCount() > 0) yoga.removeChild(yoga.getChild(0))
        yoga.free()
      }
      for (const { yoga } of next.values()) if (yoga.getParent() === window) window.removeChild(yoga)
      window.free()
      laid = next
    },
  }
}

/** The content of a modal is in a separate window of the size of the screen. */
function asWindow(yoga: YogaNode, { width, height }: Size): void {
  yoga.setPositionType(PositionType.Absolute)
  yoga.setWidth(width)
  yoga.setHeight(height)
}

function measureText(yoga: YogaNode, node: ShadowNode, { scale }: Device): void {
  setStyleOfText(yoga)
  yoga.setMeasureFunc((width, mode) => {
    const room = mode === MeasureMode.Undefined ? Infinity : width
    const { width: wide, height } = linesOf(node, room)
    return {
      width: Math.min(room, Math.ceil(wide * scale) / scale),
      height: Math.ceil(height * scale) / scale,
    }
  })
}

/** Text clips its overflow and does not shrink below its lines. */
function setStyleOfText(yoga: YogaNode): void {
  yoga.setOverflow(Overflow.Hidden)
}

function measureInput(yoga: YogaNode, node: ShadowNode): void {
  yoga.setMeasureFunc((width, mode) => ({
    width: mode === MeasureMode.Undefined ? 100 : width,
    height: lineHeightOf(styleOf(node.props)),
  }))
}
