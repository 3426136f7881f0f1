/**
 * A simulated phone with the real app: the exported bundle runs in a realm of its own, and every call to
 * native code is answered and logged here.
 */
import settings from '../../../package.json'
import { bundleOf, type Planted } from './bundles'
import { type MotionWatch, watchMotion } from './checks/moving'
import { type Clock, makeClock } from './clock'
import { type Device, deviceOf, insetsOf, turned } from './device'
import type { Disk } from './disk'
import { makeAsked } from './dom'
import { type Ear, makeEar } from './ear'
import { type Fabric, makeFabric } from './fabric'
import { type Glass, makeGlass } from './glass'
import { type Hands, makeHands } from './hands'
import { type Layout, makeLayout, yogaLoaded } from './layout/layout'
import { type Log, makeLog } from './log'
import { dimensionsOf, installCore } from './modules/core'
import { type Chosen, installExpo } from './modules/expo'
import { type Faults, makeInjector } from './modules/faults'
import { installMotion } from './motion'
import { isModal } from './nodes'
import { makeReader, type Reader } from './reader'
import { type Callback, makeRealm, type Realm } from './realm'
import { makeScheduler } from './scheduler'
import { makeTidings } from './tidings'
import { isFlattened } from './views'

export type Opening = Partial<Device> &
  Pick<Device, 'platform'> & {
    /** The disk of an earlier start of the app. */
    readonly disk?: Disk
    /** The link that opened the app. */
    readonly link?: string
    /** Seeds the app's cryptographic randomness, and so the seeds of its matches. */
    readonly chance?: number
    /** What is broken from the start. */
    readonly faults?: Faults
    readonly planted?: Planted
  }

export type Phone = Hands & {
  readonly log: Log
  readonly problems: readonly string[]
  readonly disk: Disk
  readonly fabric: Fabric
  readonly layout: Layout
  readonly glass: Glass
  readonly reader: Reader
  readonly ear: Ear
  readonly motion: MotionWatch
  readonly device: () => Device
  /** The clipboard, the file to choose, and whether the disk has room. */
  readonly owner: { clipboard: string; chooses: Chosen | null; hasRoom: boolean }
  /** The native calls that fail now. */
  readonly faults: Faults
  readonly pass: Clock['pass']
  readonly now: Clock['now']
  /** Android's back; on iOS VoiceOver's escape in a modal, otherwise the swipe from the left edge. */
  readonly back: () => Promise<void>
  readonly open: (link: string) => Promise<void>
  readonly background: () => Promise<void>
  readonly foreground: () => Promise<void>
  readonly turn: () => Promise<void>
  /** Changes the window's size, its insets or the text scale. */
  readonly become: (
    change: Partial<Pick<Device, 'width' | 'height' | 'fontScale' | 'insets'>>,
  ) => Promise<void>
  /** Kills the app; the disk is kept. */
  readonly kill: () => Disk
}

export async function startPhone(opening: Opening): Promise<Phone> {
  let device = deviceOf(opening)
  const present = (): Device => device
  const clock = makeClock()
  const realm = makeRealm(clock)
  const log = makeLog(clock.now)
  const faults: Faults = new Map(opening.faults)
  const injector = makeInjector({ realm, clock, log }, faults)
  const disk: Disk = new Map(opening.disk)
  const owner: Phone['owner'] = { clipboard: '', chooses: null, hasRoom: true }
  const layout = makeLayout(await yogaLoaded(), device)
  const fabric = makeFabric(realm, (root) => {
    layout.lay(root)
    log.note('commit', String(fabric.work().commits), fabric.pages())
    ear.listen()
    clock.after(0, () => {
      motion.look()
      tidings.spread()
    })
  })
  const ear = makeEar(fabric, log)
  const motion = watchMotion(fabric, log)
  const glass = makeGlass(present, fabric, layout)
  const complain = (problem: string) => realm.problems.push(problem)
  const tidings = makeTidings({ device: present, fabric, layout, glass, complain })
  const reader = makeReader(present, glass)
  const callables = callableModules(realm)
  const hands = makeHands({ clock, fabric, glass, layout, reader, device: present, tell: callables.tell })
  const asked = makeAsked({ realm, fabric, layout, glass, log, command: hands.command })

  Object.assign(realm.globals, {
    nativeFabricUIManager: { ...fabric.manager, ...asked.manager },
    nativeRuntimeScheduler: makeScheduler(clock, realm),
  })
  installMotion(realm, log, reanimatedFlags)
  const sheets = (): number => glass.windows().filter(isModal).length
  installExpo({ realm, log, injector, device: present, chance: opening.chance ?? 1, owner, sheets })
  installCore({
    realm,
    clock,
    log,
    injector,
    disk,
    hasRoom: () => owner.hasRoom,
    device: present,
    link: opening.link ?? null,
    dom: asked.dom,
  })
  realm.load(bundleOf(device.platform, opening.planted))
  callables.call('AppRegistry', 'runApplication', 'main', { rootTag: 1, initialProps: {}, fabric: true })

  const settle = async (milliseconds = 600): Promise<void> => clock.pass(milliseconds)
  const becomes = async (wanted: Device): Promise<void> => {
    device = wanted
    layout.resize(device)
    layout.lay(fabric.root())
    glass.forget()
    callables.tell('didUpdateDimensions', dimensionsOf(device))
    tidings.spread()
    await settle()
  }
  const appState = (state: string) => {
    callables.tell('appStateDidChange', { app_state: state })
    if (device.platform === 'android') callables.tell('appStateFocusChange', state === 'active')
  }
  return {
    ...hands.actions,
    log,
    problems: realm.problems,
    disk,
    fabric,
    layout,
    glass,
    reader,
    ear,
    motion,
    owner,
    faults,
    device: present,
    pass: clock.pass,
    now: clock.now,
    back: async () => {
      goBack(present(), fabric, glass, callables.tell)
      await settle()
    },
    open: async (link) => {
      callables.tell('url', { url: link })
      await settle()
    },
    background: async () => {
      if (device.platform === 'ios') appState('inactive')
      appState('background')
      await clock.pass(50)
    },
    foreground: async () => {
      appState('active')
      await clock.pass(50)
    },
    turn: () => becomes(turned(device)),
    become: (change) => {
      const size = { ...device, ...change }
      return becomes({ ...size, insets: change.insets ?? insetsOf(size.platform, size) })
    },
    kill: () => {
      clock.stop()
      return new Map(disk)
    },
  }
}

/** Reanimated's static flags from package.json. */
const reanimatedFlags: ReadonlySet<string> = new Set(
  Object.entries(settings.reanimated.staticFeatureFlags).flatMap(([flag, isOn]) => (isOn ? [flag] : [])),
)

export type Tell = (event: string, payload?: unknown) => void

/** Modules of the app that native code can call. */
function callableModules(realm: Realm) {
  const modules = new Map<string, () => Record<string, Callback>>()
  realm.globals.RN$registerCallableModule = (name: string, get: () => Record<string, Callback>) =>
    modules.set(name, get)
  const call = (module: string, method: string, ...args: readonly unknown[]): void =>
    realm.run(() => {
      const found = modules.get(module)?.()
      if (found?.[method] === undefined) throw new Error(`The app registered no ${module}.${method}`)
      found[method](...args.map((arg) => (typeof arg === 'object' ? realm.own(arg) : arg)))
    })
  const tell: Tell = (event, payload) => call('RCTDeviceEventEmitter', 'emit', event, payload)
  return { call, tell }
}

function goBack(device: Device, fabric: Fabric, glass: Glass, tell: Tell): void {
  const modal = glass.windows().filter(isModal).at(-1)
  if (device.platform === 'android') {
    if (modal === undefined) tell('hardwareBackPress')
    else fabric.emit(modal, 'topRequestClose')
    return
  }
  if (modal !== undefined) {
    const escapes = [...glass.shown()]
      .reverse()
      .find((node) => node.props.onAccessibilityEscape === true && !isFlattened(node, 'ios'))
    if (escapes !== undefined) fabric.emit(escapes, 'topAccessibilityEscape')
    return
  }
  const page = glass
    .shown()
    .filter(({ viewName }) => viewName === 'RNSScreen')
    .at(-1)
  if (page !== undefined && page.props.gestureEnabled !== false)
    fabric.emit(page, 'topDismissed', { dismissCount: 1 })
}
