/** Makes native calls fail. Every native module passes through `inject`, so any of them can be broken at any time. */
import type { Clock } from '../clock'
import type { Log } from '../log'
import type { Realm } from '../realm'

/**
 * A call `throws` at once, `rejects` its promise or gives its callback an error, `hangs` without an answer, or answers `late`. A
 * method that returns its result at once can only throw.
 */
export const faultKinds = ['throws', 'rejects', 'hangs', 'late'] as const
export type FaultKind = (typeof faultKinds)[number]

/** What is broken now: modules (`ExpoHaptics`), classes (`AudioPlayer`) or single methods (`AudioPlayer.play`). */
export type Faults = Map<string, FaultKind>

/** Milliseconds until a late answer: less than the app waits for the disk. */
export const lateBy = 2000

type Method = (this: unknown, ...args: readonly unknown[]) => unknown
type Class = new (...args: never[]) => object

export type Injector = {
  /** The method, which fails while its module is broken. */
  readonly inject: (module: string, name: string, works: Method) => Method
  readonly injectClass: (name: string, works: Class) => Class
}

type Parts = {
  readonly realm: Pick<Realm, 'evaluate' | 'own' | 'run'>
  readonly clock: Pick<Clock, 'after'>
  readonly log: Pick<Log, 'note'>
}

const isPlumbing = (name: string): boolean =>
  /^(add|remove).*Listeners?$|^(constructor|emit|getConstants|listenerCount|st(art|op)Observing)$/.test(name)

const promised = new Set(['activate', 'deactivate', 'seekTo', 'text', 'write'])
const returnsPromise = (name: string): boolean => name.endsWith('Async') || promised.has(name)

type Pending = {
  readonly promise: unknown
  readonly resolve: (value: unknown) => void
  readonly reject: (error: unknown) => void
}

const pendingIn = `() => {
  const pending = {}
  pending.promise = new Promise((resolve, reject) => Object.assign(pending, { resolve, reject }))
  return pending
}`

export function makeInjector({ realm, clock, log }: Parts, faults: Faults): Injector {
  const makeError = realm.evaluate('(message) => new Error(message)') as (message: string) => unknown
  const makePending = realm.evaluate(pendingIn) as () => Pending

  const inject: Injector['inject'] = (module, name, works) => {
    if (isPlumbing(name)) return works
    return function (...args) {
      const kind = faults.get(`${module}.${name}`) ?? faults.get(module)
      const callback = args.at(-1)
      const answersLater = returnsPromise(name) || typeof callback === 'function'
      if (kind === undefined || (kind !== 'throws' && !answersLater)) return Reflect.apply(works, this, args)
      log.note('fault', `${module}.${name}`, kind)
      const message = `${module}.${name} fails, as the test asked`
      const work = (): unknown => Reflect.apply(works, this, args)
      if (kind === 'throws') throw makeError(message)
      if (typeof callback === 'function') {
        if (kind === 'late') clock.after(lateBy, work)
        if (kind === 'rejects') clock.after(1, () => realm.run(() => callback(realm.own([{ message }]))))
        return undefined
      }
      const { promise, resolve, reject } = makePending()
      if (kind === 'late') clock.after(lateBy, () => realm.run(() => resolve(work())))
      if (kind === 'rejects') clock.after(1, () => realm.run(() => reject(makeError(message))))
      return promise
    }
  }

  const injectClass: Injector['injectClass'] = (name, works) => {
    const prototype = works.prototype as Record<string, unknown>
    for (const [key, { value }] of Object.entries(Object.getOwnPropertyDescriptors(prototype)))
      if (typeof value === 'function' && key !== 'constructor')
        prototype[key] = inject(name, key, value as Method)
    return new Proxy(works, {
      construct: (_, args: readonly unknown[], subclass) =>
        inject(name, 'new', (...given) => Reflect.construct(works, [...given], subclass))(...args) as object,
    })
  }
  return { inject, injectClass }
}
