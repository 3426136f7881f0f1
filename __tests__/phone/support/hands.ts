/** Finds, taps, types and scrolls like a person: what is invisible or covered cannot be tapped. */
import type { Clock } from './clock'
import type { Device } from './device'
import type { Fabric } from './fabric'
import { centreOf, contains, type Glass, meet, type Point } from './glass'
import type { Layout } from './layout/layout'
import { isInput, isScroll, type ShadowNode, within } from './nodes'
import { nameOf, type Reader, roleOf } from './reader'
import { reachable, scrollEvent } from './tidings'

export type Hands = {
  /** The last reachable view with this name. */
  readonly find: (name: string | RegExp, role?: string) => ShadowNode | null
  readonly sees: (name: string | RegExp, role?: string) => boolean
  readonly tap: (name: string | RegExp, role?: string) => Promise<ShadowNode>
  /** Whether it is there and can be tapped. */
  readonly canPress: (name: string | RegExp) => boolean
  /** Waits until it can be tapped, then taps it. */
  readonly press: (name: string | RegExp, wait?: Wait) => Promise<ShadowNode>
  readonly touch: (node: ShadowNode) => Promise<void>
  /** A raw touch at a point; a second finger has another number. */
  readonly down: (at: Point, finger?: number) => void
  readonly move: (to: Point, finger?: number) => void
  readonly up: (finger?: number) => void
  readonly middleOf: (name: string | RegExp, role?: string) => Point
  readonly type: (name: string | RegExp, text: string) => Promise<void>
  /** Advances the time until it is there. */
  readonly await: (name: string | RegExp, wait?: Wait) => Promise<ShadowNode>
}

/** In milliseconds of the phone's time. */
export type Wait = { readonly most?: number; readonly every?: number }

type Parts = {
  readonly clock: Clock
  readonly fabric: Fabric
  readonly glass: Glass
  readonly layout: Layout
  readonly reader: Reader
  readonly device: () => Device
  readonly tell: (event: string, payload?: unknown) => void
}

export type HandsAndCommands = {
  readonly actions: Hands
  /** Commands of the app to native views. */
  readonly command: (node: ShadowNode, name: string, args: readonly unknown[]) => void
}

const fits = (said: string, name: string | RegExp): boolean =>
  typeof name === 'string' ? said === name : name.test(said)

export function makeHands({ clock, fabric, glass, layout, reader, device, tell }: Parts): HandsAndCommands {
  let edits = 0

  const find = (name: string | RegExp, role?: string): ShadowNode | null =>
    reader
      .stops()
      .filter((stop) => fits(stop.name, name) && (role === undefined || stop.role === role))
      .at(-1)?.node ?? null

  const expect = (name: string | RegExp, role?: string): ShadowNode => {
    const node = find(name, role)
    if (node === null) throw new Error(`Nothing here is called ${String(name)}, but:\n${reader.heard()}`)
    return node
  }

  const scrollAround = (node: ShadowNode): ShadowNode | null => {
    for (let around = fabric.parentOf(node); around !== undefined; around = fabric.parentOf(around)) {
      if (isScroll(around)) return around
    }
    return null
  }

  const scrollTo = (scroll: ShadowNode, to: Point): void => {
    glass.setScroll(scroll, reachable(scroll, to, layout))
    if (scroll.props.onScroll !== undefined)
      fabric.emit(scroll, 'topScroll', scrollEvent(scroll, glass, layout))
  }

  /** Scrolls a view to the middle of its scroll view if it is not fully visible. */
  const bringIntoSight = (node: ShadowNode): void => {
    const scroll = scrollAround(node)
    if (scroll === null) return
    const [box, opening] = [glass.boxOf(node), glass.openingOf(node)]
    const seen = meet(box, opening)
    if (seen.width >= box.width - 1 && seen.height >= box.height - 1) return
    const [view, middle, at] = [glass.boxOf(scroll), centreOf(box), glass.scrollOf(scroll)]
    scrollTo(scroll, { x: 0, y: at.y + middle.y - centreOf(view).y })
  }

  const isWithin = (node: ShadowNode, around: ShadowNode): boolean => {
    for (let at: ShadowNode | undefined = node; at !== undefined; at = fabric.parentOf(at)) {
      if (at.tag === around.tag) return true
    }
    return false
  }

  const describe = (node: ShadowNode | null): string =>
    node === null ? 'nothing' : `${node.viewName} ${roleOf(node)} “${nameOf(node).slice(0, 60)}”`

  /** Why it cannot be tapped, or null. */
  const hindrance = (target: ShadowNode): string | null => {
    const point = centreOf(glass.boxOf(target))
    const { width, height } = device()
    if (!contains({ x: 0, y: 0, width, height }, point))
      return `${describe(target)} lies off the screen, at ${point.x}, ${point.y}`
    const hit = glass.hit(point)
    if (hit !== null && isWithin(hit, target)) return null
    return `A finger on ${describe(target)} meets ${describe(hit)}`
  }

  const touching = new Map<number, { readonly tag: number; readonly point: Point }>()

  /** Sends the event to the touched view, unless it was removed since. */
  const send = (type: string, finger: number): void => {
    const { tag, point } = touching.get(finger)!
    if (type === 'topTouchEnd') touching.delete(finger)
    const node = fabric.nodeOf(tag)
    if (node === undefined) return
    const box = glass.boxOf(node)
    const touchAt = (identifier: number, target: number, { x, y }: Point) => ({
      identifier,
      target,
      pageX: x,
      pageY: y,
      locationX: x - box.x,
      locationY: y - box.y,
      timestamp: clock.now(),
      force: 0,
    })
    const one = touchAt(finger, tag, point)
    const touches = [...touching].map(([id, other]) => touchAt(id, other.tag, other.point))
    fabric.emit(node, type, { ...one, touches, changedTouches: [one] })
  }

  const down = (point: Point, finger = 0): void => {
    const hit = glass.hit(point)
    if (hit === null) throw new Error(`A finger at ${point.x}, ${point.y} meets nothing`)
    touching.set(finger, { tag: hit.tag, point })
    send('topTouchStart', finger)
  }
  const move = (point: Point, finger = 0): void => {
    touching.set(finger, { ...touching.get(finger)!, point })
    send('topTouchMove', finger)
  }
  const up = (finger = 0): void => send('topTouchEnd', finger)

  const touch = async (target: ShadowNode): Promise<void> => {
    bringIntoSight(target)
    const why = hindrance(target)
    if (why !== null) throw new Error(why)
    const point = centreOf(glass.boxOf(target))
    down(point)
    await clock.pass(140)
    up()
    // Waits before the next tap, because a quick tap at the same place would be ignored.
    await clock.pass(400)
  }

  const inputIn = (node: ShadowNode): ShadowNode => {
    const input = within(node).find(isInput)
    if (input === undefined) throw new Error(`${describe(node)} is no field`)
    return input
  }

  const keyboard = (isUp: boolean): void => {
    const { width, height, platform } = device()
    const tall = isUp ? keyboardHeight(device()) : 0
    const coordinates = { screenX: 0, screenY: height - tall, width, height: tall }
    const event = {
      endCoordinates: coordinates,
      startCoordinates: coordinates,
      duration: 250,
      easing: 'keyboard',
    }
    if (platform === 'ios') {
      tell('keyboardWillChangeFrame', event)
      tell(isUp ? 'keyboardWillShow' : 'keyboardWillHide', event)
    }
    tell(isUp ? 'keyboardDidShow' : 'keyboardDidHide', event)
  }

  const command = (node: ShadowNode, name: string, args: readonly unknown[]): void => {
    if (name === 'scrollTo') clock.after(0, () => scrollTo(node, { x: Number(args[0]), y: Number(args[1]) }))
    if (name === 'scrollToEnd') clock.after(0, () => scrollTo(node, { x: 0, y: Infinity }))
    if (name === 'focus') clock.after(0, () => enter(node))
    if (name === 'blur') clock.after(0, () => leave(node))
  }

  const enter = (field: ShadowNode): void => {
    fabric.emit(field, 'topFocus', {})
    keyboard(true)
  }
  const leave = (field: ShadowNode): void => {
    fabric.emit(field, 'topBlur', {})
    keyboard(false)
  }

  const appears = async (name: string | RegExp, { most = 20_000, every = 50 }: Wait = {}) => {
    for (let waited = 0; waited < most; waited += every) {
      const node = find(name)
      if (node !== null) return node
      await clock.pass(every)
    }
    return expect(name)
  }

  const canPress = (name: string | RegExp): boolean => {
    const node = find(name)
    if (node === null) return false
    bringIntoSight(node)
    return hindrance(node) === null
  }

  const press = async (name: string | RegExp, { most = 20_000, every = 50 }: Wait = {}) => {
    for (let waited = 0; waited < most && !canPress(name); waited += every) await clock.pass(every)
    const node = expect(name)
    await touch(node)
    return node
  }

  return {
    command,
    actions: {
      find,
      sees: (name, role) => find(name, role) !== null,
      await: appears,
      canPress,
      press,
      touch,
      down,
      move,
      up,
      middleOf: (name, role) => {
        const node = expect(name, role)
        bringIntoSight(node)
        return centreOf(glass.boxOf(node))
      },
      tap: async (name, role) => {
        const node = expect(name, role)
        await touch(node)
        return node
      },
      type: async (name, text) => {
        const field = inputIn(expect(name))
        fabric.emit(field, 'topFocus', {})
        keyboard(true)
        await clock.pass(300)
        edits += 1
        fabric.emit(fabric.nodeOf(field.tag) ?? field, 'topChange', { text, eventCount: edits })
        await clock.pass(50)
      },
    },
  }
}

/** The height of a keyboard with its row of suggestions. */
const keyboardHeight = ({ width, height }: Device): number => (width > height ? 0.55 : 0.4) * height

/** The top of the keyboard while it is open. */
export const keyboardTop = (device: Device): number => device.height - keyboardHeight(device)
