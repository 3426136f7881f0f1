/**
 * Each match is stored twice, under two keys that are written one after the other: a write that is interrupted never damages the only
 * sound copy, and either copy may be lost. The later sound one is the match.
 */
import { keys, type Storage } from './disk'
import { isIntact } from './checksum'
import {
  brokenIn,
  newerFormat,
  readSaved,
  type SavedBroken,
  type SavedMatch,
  type SavedRead,
} from './savedMatch'

export const copiesOf = (id: string): readonly [string, string] => [keys.match(id), keys.twin(id)]

export const createCopyStore = (storage: Storage) => {
  /** By match id: the key of the copy that may be broken. */
  const distrusted = new Map<string, string>()
  return {
    write: async (id: string, text: string): Promise<void> => {
      const [home, twin] = copiesOf(id)
      for (const key of distrusted.get(id) === twin ? [twin, home] : [home, twin]) {
        distrusted.set(id, key)
        await storage.setItem(key, text)
      }
      distrusted.delete(id)
    },
    remove: async (id: string): Promise<void> => {
      for (const key of copiesOf(id)) await storage.removeItem(key)
      distrusted.delete(id)
    },
    /** Writes this copy first next time, while the other one is sound. */
    distrust: (id: string, key: string): void => void distrusted.set(id, key),
  }
}

export type Copy = { readonly key: string; readonly text: string }
export type BrokenCopy = Copy & { readonly broken: SavedBroken }

/** The texts that exist, from what a disk returns. */
export const textsIn = (given: readonly (readonly [string, string | null])[]): readonly Copy[] =>
  given.flatMap(([key, text]) => (text === null ? [] : [{ key, text }]))

type Best =
  | {
      readonly is: 'sound'
      readonly saved: SavedMatch
      readonly text: string
      /** Broken copies that may be later than the sound one. */
      readonly broken: readonly BrokenCopy[]
    }
  | { readonly is: 'newer'; readonly format: string; readonly title: string }
  | { readonly is: 'broken'; readonly broken: readonly BrokenCopy[] }
  | { readonly is: 'missing' }

/** A save under another match's key counts as broken. */
const readAs = (id: string, text: string): SavedRead => {
  const read = readSaved(text)
  return read.ok && read.saved.match.info.id !== id
    ? brokenIn(text, { code: 'wrong-field', field: 'id' })
    : read
}

/** Infinity where it cannot be read. */
export const revisionIn = (text: string): number => Number(/"revision":(\d+)/.exec(text)?.[1] ?? Infinity)

/** The copy to go on with. */
export const bestOf = (id: string, copies: readonly Copy[]): Best => {
  const distinct = copies.filter(({ text }, at) => copies.findIndex((each) => each.text === text) === at)
  const read = distinct.map((copy) => ({ ...copy, read: readAs(id, copy.text) }))
  const sound = read
    .flatMap((each) => (each.read.ok ? [{ text: each.text, saved: each.read.saved }] : []))
    .sort((a, b) => b.saved.revision - a.saved.revision)[0]
  for (const { text, read: each } of read) {
    const format = each.ok ? null : newerFormat(each)
    // A damaged format name does not come from a newer app.
    if (format !== null && (!sound || isIntact(text)))
      return { is: 'newer', format, title: each.ok ? '' : each.title }
  }
  const broken = read.flatMap(({ key, text, read: each }) =>
    each.ok ? [] : [{ key, text, broken: newerFormat(each) ? brokenIn(text) : each }],
  )
  if (!sound) return broken.length === 0 ? { is: 'missing' } : { is: 'broken', broken }
  // One that was cut off is our own interrupted write, which holds one action more at most.
  const isLater = ({ text, broken: { fault } }: BrokenCopy): boolean =>
    fault.code !== 'cut-off' && revisionIn(text) > sound.saved.revision
  return { is: 'sound', ...sound, broken: broken.filter(isLater) }
}
