/** A JavaScript realm for the app with only what Hermes offers; it collects the app's errors and warnings. */
import vm from 'node:vm'

import type { Clock } from './clock'

export type Callback = (...args: readonly unknown[]) => void

export type Realm = {
  /** The global object of the realm. */
  readonly globals: Record<string, unknown>
  /** Copies data into the realm, so that its arrays are arrays there. */
  readonly own: (value: unknown) => unknown
  readonly promise: (value: unknown) => unknown
  readonly evaluate: (source: string) => unknown
  readonly load: (script: vm.Script) => void
  /** Calls into the app; a thrown error counts as a problem of the app. */
  readonly run: (action: () => unknown) => void
  /** Errors, warnings and red boxes, oldest first. */
  readonly problems: string[]
}

/** Globals of V8 that Hermes in React Native 0.86 lacks, removed so that their use fails here too. */
const missingInHermes = [
  'WebAssembly',
  'SharedArrayBuffer',
  'Atomics',
  'FinalizationRegistry',
  'Intl.DisplayNames',
  'Intl.ListFormat',
  'Intl.Locale',
  'Intl.PluralRules',
  'Intl.RelativeTimeFormat',
  'Intl.Segmenter',
]

/** The start of the phone's time. */
const started = Date.UTC(2026, 10, 18, 12)

const datesOf = `(now) => {
  const Real = Date
  globalThis.Date = new Proxy(Real, {
    construct: (_, args, target) => Reflect.construct(Real, args.length === 0 ? [now()] : args, target),
    apply: () => new Real(now()).toString(),
    get: (_, key) => (key === 'now' ? now : Real[key]),
  })
  Real.prototype.constructor = globalThis.Date
}`

const levels = [
  'debug',
  'error',
  'group',
  'groupCollapsed',
  'groupEnd',
  'info',
  'log',
  'table',
  'trace',
  'warn',
]

export const inWords = (value: unknown): string => {
  if (typeof value === 'object' && value !== null) {
    return 'stack' in value ? String(value.stack) : (JSON.stringify(value) ?? String(value))
  }
  return String(value)
}

export function makeRealm(clock: Clock): Realm {
  const context = vm.createContext({})
  const evaluate = (source: string): unknown => vm.runInContext(source, context)
  const globals = evaluate('globalThis') as Record<string, unknown>
  const parse = evaluate('JSON.parse') as (text: string) => unknown
  const promise = evaluate('(value) => Promise.resolve(value)') as (value: unknown) => unknown
  const problems: string[] = []

  const complain =
    (level: string) =>
    (...args: readonly unknown[]): void => {
      if (level === 'error' || level === 'warn') problems.push(`${level}: ${args.map(inWords).join(' ')}`)
    }
  const timer =
    (set: Clock['after']) =>
    (then: Callback, milliseconds: number, ...args: readonly unknown[]) =>
      set(milliseconds, () => run(() => then(...args)))
  const run = (action: () => unknown): void => {
    try {
      action()
    } catch (error) {
      problems.push(`uncaught: ${inWords(error)}`)
    }
  }

  for (const path of missingInHermes) evaluate(`delete globalThis.${path}`)
  ;(evaluate(datesOf) as (now: () => number) => void)(() => started + clock.now())
  Object.assign(globals, {
    global: globals,
    console: Object.fromEntries(levels.map((level) => [level, complain(level)])),
    setTimeout: timer(clock.after),
    setInterval: timer(clock.every),
    clearTimeout: clock.cancel,
    clearInterval: clock.cancel,
    requestAnimationFrame: (then: Callback) => clock.onFrame((now) => run(() => then(now))),
    cancelAnimationFrame: clock.cancel,
    nativePerformanceNow: clock.now,
    TextEncoder,
    atob,
    btoa,
    __BUNDLE_START_TIME__: clock.now(),
    HermesInternal: { hasPromise: () => true, enablePromiseRejectionTracker: () => undefined },
    RN$handleException: (error: unknown, isFatal: boolean) => {
      problems.push(`${isFatal ? 'red box' : 'exception'}: ${inWords(error)}`)
      return true
    },
  })
  return {
    globals,
    own: (value) => (value === undefined ? undefined : parse(JSON.stringify(value))),
    promise,
    evaluate,
    load: (script) => run(() => script.runInContext(context)),
    run,
    problems,
  }
}
