/** Partial native modules: methods without an implementation only log their calls. */
import type { Log } from '../log'

export type NativeModule = Record<string, unknown>

const briefly = (value: unknown): unknown => (typeof value === 'function' ? '[function]' : value)

/** Properties that React and promises read from any object. */
const asksForNothing = (key: PropertyKey): boolean =>
  typeof key === 'symbol' || ['then', 'toJSON', '$$typeof', '__esModule'].includes(String(key))

export function noting(
  log: Log,
  name: string,
  known: NativeModule,
  unknown?: (key: string) => unknown,
): object {
  return new Proxy(known, {
    get: (target, key) => {
      if (key in target || asksForNothing(key)) return target[key as string]
      const member =
        unknown?.(String(key)) ??
        ((...args: readonly unknown[]) => log.note(name, String(key), ...args.map(briefly)))
      target[key as string] = member
      return member
    },
  })
}
