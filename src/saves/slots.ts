/**
 * The two copies of a match, each under a key of its own. A write goes to the one and then to the other: torn in the middle
 * it never hits the only sound copy, and at rest either may be damaged or missing. Of two the later sound one is the match.
 */
import { keys, type Storage } from './disk'
import { isSealed } from './sealed'
import {
  brokenIn,
  newerFormat,
  readSaved,
  type SavedBroken,
  type SavedMatch,
  type SavedRead,
} from './savedMatch'

export const copiesOf = (id: string): readonly [string, string] => [keys.match(id), keys.twin(id)]

export const createSlots = (storage: Storage) => {
  const doubtful = new Map<string, string>()
  return {
    write: async (id: string, text: string): Promise<void> => {
      const [home, twin] = copiesOf(id)
      for (const key of doubtful.get(id) === twin ? [twin, home] : [home, twin]) {
        doubtful.set(id, key)
        await storage.setItem(key, text)
      }
      doubtful.delete(id)
    },
    remove: async (id: string): Promise<void> => {
      for (const key of copiesOf(id)) await storage.removeItem(key)
      doubtful.delete(id)
    },
    /** This copy is not to be relied on: it is written first, while the other one is whole. */
    doubt: (id: string, key: string): void => void doubtful.set(id, key),
  }
}

/** What lies under a key. */
export type Copy = { readonly key: string; readonly text: string }
export type BrokenCopy = Copy & { readonly broken: SavedBroken }

/** What a disk gives, without what is not there. */
export const textsIn = (given: readonly (readonly [string, string | null])[]): readonly Copy[] =>
  given.flatMap(([key, text]) => (text === null ? [] : [{ key, text }]))

type Best =
  | {
      readonly is: 'sound'
      readonly saved: SavedMatch
      readonly text: string
      /** Broken, and perhaps later than the sound one: worth keeping. */
      readonly broken: readonly BrokenCopy[]
    }
  | { readonly is: 'newer'; readonly format: string; readonly title: string }
  | { readonly is: 'broken'; readonly broken: readonly BrokenCopy[] }
  | { readonly is: 'missing' }

/** A save under another match's key is as broken as one that cannot be read. */
const readAs = (id: string, text: string): SavedRead => {
  const read = readSaved(text)
  return read.ok && read.saved.match.info.id !== id
    ? brokenIn(text, { code: 'wrong-field', field: 'id' })
    : read
}

/** How often a text says that its match had been saved; infinite where that cannot be made out. */
export const revisionIn = (text: string): number => Number(/"revision":(\d+)/.exec(text)?.[1] ?? Infinity)

/** What a match's copies come to. */
export const bestOf = (id: string, copies: readonly Copy[]): Best => {
  const distinct = copies.filter(({ text }, at) => copies.findIndex((each) => each.text === text) === at)
  const read = distinct.map((copy) => ({ ...copy, read: readAs(id, copy.text) }))
  const sound = read
    .flatMap((each) => (each.read.ok ? [{ text: each.text, saved: each.read.saved }] : []))
    .sort((a, b) => b.saved.revision - a.saved.revision)[0]
  for (const { text, read: each } of read) {
    const format = each.ok ? null : newerFormat(each)
    // A flipped bit in the name of the format comes from no newer app.
    if (format !== null && (!sound || isSealed(text)))
      return { is: 'newer', format, title: each.ok ? '' : each.title }
  }
  const broken = read.flatMap(({ key, text, read: each }) =>
    each.ok ? [] : [{ key, text, broken: newerFormat(each) ? brokenIn(text) : each }],
  )
  if (!sound) return broken.length === 0 ? { is: 'missing' } : { is: 'broken', broken }
  // One that ends in the middle is our own last write, torn: the action in flight, nothing more.
  const isLater = ({ text, broken: { fault } }: BrokenCopy): boolean =>
    fault.code !== 'cut-off' && revisionIn(text) > sound.saved.revision
  return { is: 'sound', ...sound, broken: broken.filter(isLater) }
}
