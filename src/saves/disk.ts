/** The storage keys, the interface of a disk, how it can fail, and what detects it: a checksum, a timeout, reading back. */
import { isObject, readJson, type Raw } from '@/match'

const matches = 'claim-it/match/'
const twins = 'claim-it/twin/'
const quarantined = 'claim-it/aside/'
const summaries = 'claim-it/summaries/'
const rows = 'claim-it/rows/'

export const keys = {
  index: 'claim-it/index',
  /** A page of the index. */
  rows: (page: number): string => `${rows}${page}`,
  days: 'claim-it/days',
  /** Earlier builds kept the second copy of the match being played here. */
  spare: 'claim-it/spare',
  match: (id: string): string => `${matches}${id}`,
  /** The second copy of each match. */
  twin: (id: string): string => `${twins}${id}`,
  /** `mark` is the checksum of the text, so that the same text is put aside only once. */
  aside: (id: string, mark: string): string => `${quarantined}${id}/${mark}`,
  summaries: (page: number): string => `${summaries}${page}`,
  setting: (name: string): string => `claim-it/setting/${name}`,
  remembered: (name: string): string => `claim-it/remembered/${name}`,
} as const

/** The keys of a match's two copies. */
export const copiesOf = (id: string): readonly [string, string] => [keys.match(id), keys.twin(id)]

/** The id in the key of either copy of a match; null for any other key. */
export const idOfKey = (key: string): string | null => {
  const start = [matches, twins].find((each) => key.startsWith(each))
  return start === undefined ? null : key.slice(start.length)
}

export const idOfAsideKey = (key: string): string => key.slice(quarantined.length).split('/')[0] ?? ''

/** The number of a page of the index; null for any other key. */
export const pageOfKey = (key: string): number | null => {
  const page = key.startsWith(rows) ? Number(key.slice(rows.length)) : NaN
  return Number.isSafeInteger(page) && page >= 0 ? page : null
}

export const isAsideKey = (key: string): boolean => key.startsWith(quarantined)

export type Storage = {
  /** Chooses the disk, where there are several. Called at the start of each load, also of each retry. */
  readonly begin?: () => Promise<void>
  readonly getItem: (key: string) => Promise<string | null>
  readonly setItem: (key: string, value: string) => Promise<void>
  readonly removeItem: (key: string) => Promise<void>
  readonly getAllKeys: () => Promise<readonly string[]>
  readonly multiGet: (keys: readonly string[]) => Promise<readonly (readonly [string, string | null])[]>
}

/**
 * Why saving does not work now; each move tries again. `unread`: the disk has not been read yet, so nothing is written. `late`: the
 * browser writes with a delay, so a crash may lose the last moves. `outdated`: a newer version of the app has taken the database, so
 * this one can neither read nor write it.
 */
export type SaveProblem = 'full' | 'refused' | 'hangs' | 'unread' | 'late' | 'outdated'

class Hanging extends Error {
  constructor() {
    super('The disk does not answer')
    this.name = 'Hanging'
  }
}

/** Browsers and SQLite report a full disk in different words. */
export const problemOf = (error: unknown): SaveProblem => {
  if (error instanceof Hanging) return 'hangs'
  const text = error instanceof Error ? `${error.name} ${error.message}` : String(error)
  return /quota|full|no space|ENOSPC/i.test(text) ? 'full' : 'refused'
}

/** FNV-1a, 32 bits: detects torn and damaged texts. It is no protection against forgery. */
export const checksum = (text: string): string => {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return (hash >>> 0).toString(16).padStart(8, '0')
}

/** The checksum is the last field of the object. */
const endOf = (body: string): string => `,"check":"${checksum(body)}"}`
const endLength = endOf('').length

/** Serialises an object of at least one field. */
export const withChecksum = (value: object): string => {
  const body = JSON.stringify(value)
  return body.slice(0, -1) + endOf(body)
}

export const isIntact = (text: string): boolean =>
  text.endsWith('"}') && text.slice(-endLength) === endOf(`${text.slice(0, -endLength)}}`)

/** The object in a text, whatever its checksum; null for anything else. */
export const parseObject = (text: string): Raw | null => {
  const read = readJson(text)
  return read.ok && isObject(read.value) ? read.value : null
}

/** The object in an intact text; null for anything else. */
export const readIntact = (text: string | null | undefined): Raw | null =>
  text && isIntact(text) ? parseObject(text) : null

/** Calls back once after so many milliseconds. Returns a function that cancels the callback. */
export type After = (milliseconds: number, then: () => void) => () => void

/** Reads values one by one, for a disk that fails to read many: null for each that fails. Throws when all fail. */
export const oneByOne = async (
  storage: Pick<Storage, 'getItem'>,
  wanted: readonly string[],
): ReturnType<Storage['multiGet']> => {
  const given = await Promise.allSettled(wanted.map((key) => storage.getItem(key)))
  const [first] = given
  if (first?.status === 'rejected' && given.every(({ status }) => status === 'rejected')) throw first.reason
  return wanted.map((key, at) => {
    const each = given[at]
    return [key, each?.status === 'fulfilled' ? each.value : null] as const
  })
}

/**
 * Adds a timeout to each call, and reads each key back after its first write, to detect a disk that does not keep its data.
 * Relies on writes landing in order: AsyncStorage has one queue on both systems, and IndexedDB keeps the order.
 */
export const watched = (storage: Storage, after: After, hangsAfter: number): Storage => {
  const inTime = <Answer>(answer: Promise<Answer>): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const cancel = after(hangsAfter, () => reject(new Hanging()))
      void answer.then(resolve, reject).finally(cancel)
    })
  const verified = new Set<string>()
  /** The latest text asked for each key that is being written for the first time. */
  const asked = new Map<string, string>()
  return {
    setItem: async (key, value) => {
      if (verified.has(key)) return inTime(storage.setItem(key, value))
      asked.set(key, value)
      await inTime(storage.setItem(key, value))
      const kept = await inTime(storage.getItem(key))
      // A later text may have been asked for, and be there already.
      if (asked.get(key) !== value) return
      if (kept !== value) throw new Error('The disk has not kept what it took')
      asked.delete(key)
      verified.add(key)
    },
    removeItem: (key) => inTime(storage.removeItem(key)),
    getItem: (key) => inTime(storage.getItem(key)),
    getAllKeys: () => inTime(storage.getAllKeys()),
    multiGet: (wanted) => inTime(storage.multiGet(wanted).catch(() => oneByOne(storage, wanted))),
  }
}
