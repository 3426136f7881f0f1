/** Partial native modules: methods without an implementation only log their calls. */
import type { Log } from '../log'
import type { Injector } from './faults'

export type NativeModule = Record<string, unknown>

const briefly = (value: unknown): unknown => (typeof value === 'function' ? '[function]' : value)

/** Properties that React and promises read from any object. */
const asksForNothing = (key: PropertyKey): boolean =>
  typeof key === 'symbol' || ['then', 'toJSON', '$$typeof', '__esModule'].includes(String(key))

export type NotingParts = { readonly log: Log; readonly injector: Injector }

export function noting(
  { log, injector }: NotingParts,
  name: string,
  known: NativeModule,
  unknown?: (key: string) => unknown,
): object {
  const members = new Map<string, unknown>()
  const memberOf = (key: string): unknown => {
    const member =
      known[key] ??
      unknown?.(key) ??
      ((...args: readonly unknown[]) => log.note(name, key, ...args.map(briefly)))
    if (typeof member !== 'function') return member
    return /^[A-Z]/.test(key)
      ? injector.injectClass(key, member as Parameters<Injector['injectClass']>[1])
      : injector.inject(name, key, member as Parameters<Injector['inject']>[2])
  }
  return new Proxy(known, {
    get: (target, key) => {
      if (asksForNothing(key)) return target[key as string]
      const name = String(key)
      if (!members.has(name)) members.set(name, memberOf(name))
      return members.get(name)
    },
    set: (target, key, value) => {
      members.delete(String(key))
      target[key as string] = value
      return true
    },
  })
}
