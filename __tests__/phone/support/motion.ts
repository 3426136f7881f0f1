/** The C++ side of Worklets and Reanimated: logs animations without running them. */
import type { Log } from './log'
import type { ShadowNode } from './nodes'
import type { Realm } from './realm'

/** Any other member is a native function that returns nothing. */
const rest = (log: Log, who: string, known: Record<string, unknown>): object =>
  new Proxy(known, {
    get: (target, key) => {
      if (typeof key === 'symbol' || key in target) return target[key as string]
      return (...args: readonly unknown[]) => log.note(who, key, ...args.map(briefly))
    },
  })

const briefly = (value: unknown): unknown => (typeof value === 'function' ? '[function]' : value)

const isMaker = (key: string): boolean =>
  /^create(Serializable|Shareable|Synchronizable|WorkletRuntime)/.test(key)

const workletsProxy = (log: Log): object =>
  new Proxy(rest(log, 'worklets', { getStaticFeatureFlag: () => false }), {
    get: (target, key) =>
      typeof key === 'string' && isMaker(key)
        ? (...args: readonly unknown[]) => ({ made: key, args })
        : Reflect.get(target, key),
  })

export function installMotion(realm: Realm, log: Log, flags: ReadonlySet<string>): void {
  realm.globals.__workletsModuleProxy = workletsProxy(log)
  realm.globals.__reanimatedModuleProxy = rest(log, 'reanimated', {
    getStaticFeatureFlag: (name: string) => flags.has(name),
    registerSensor: () => -1,
    registerEventHandler: () => 0,
    getSettledUpdates: () => realm.own([]),
    applyCSSAnimations: (node: ShadowNode, component: string, updates: unknown) =>
      log.note('motion', 'animate', node.tag, component, updates),
    unregisterCSSAnimations: (tag: number) => log.note('motion', 'end', tag),
    runCSSTransition: (node: ShadowNode, change: unknown) =>
      log.note('motion', 'transition', node.tag, change),
  })
}
