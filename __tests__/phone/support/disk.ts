/** AsyncStorage's native half: a disk that outlives the app, so that the next start finds what this one wrote. */
import type { Clock } from './clock'
import type { Log } from './log'
import type { Callback, Realm } from './realm'

export type Disk = Map<string, string>

/** Milliseconds a flash disk takes: what is asked for later is done later. */
const latency = 2

/** What SQLite says on Android once the database has the size that AsyncStorage allows it. */
const full = 'database or disk is full (code 13 SQLITE_FULL)'

export type DiskParts = {
  readonly disk: Disk
  readonly clock: Clock
  readonly realm: Realm
  readonly log: Log
  readonly hasRoom: () => boolean
}

export function makeDiskModule({ disk, clock, realm, log, hasRoom }: DiskParts): Record<string, unknown> {
  const answer = (then: Callback, result: () => readonly unknown[]): void => {
    clock.after(latency, () => {
      const args = result()
      realm.run(() => then(...args))
    })
  }
  return {
    multiGet: (keys: readonly string[], then: Callback) =>
      answer(then, () => [null, realm.own(keys.map((key) => [key, disk.get(key) ?? null]))]),
    multiSet: (pairs: readonly (readonly [string, string])[], then: Callback) =>
      answer(then, () => {
        if (!hasRoom()) return [realm.own([{ message: full }])]
        for (const [key, value] of pairs) {
          disk.set(key, value)
          log.note('disk', 'set', key, value.length)
        }
        return [null]
      }),
    multiRemove: (keys: readonly string[], then: Callback) =>
      answer(then, () => {
        for (const key of keys) disk.delete(key)
        log.note('disk', 'remove', ...keys)
        return [null]
      }),
    getAllKeys: (then: Callback) => answer(then, () => [null, realm.own([...disk.keys()])]),
    clear: (then: Callback) =>
      answer(then, () => {
        disk.clear()
        return [null]
      }),
  }
}
