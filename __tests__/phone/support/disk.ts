/** The native side of AsyncStorage, which survives restarts of the app. */
import type { Clock } from './clock'
import type { Log } from './log'
import type { Callback, Realm } from './realm'

export type Disk = Map<string, string>

/** Milliseconds that an operation takes; operations run in order. */
const latency = 2

/** SQLite's error on Android when the database has reached AsyncStorage's size limit. */
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
