/** Each match is stored twice. Finds out which of the copies on a disk is the later intact one. */
import { isIntact } from './disk'
import {
  brokenIn,
  newerFormat,
  readSaved,
  type SavedBroken,
  type SavedMatch,
  type SavedRead,
} from './savedMatch'

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
      /** Broken copies that may be later than the intact one. */
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

/** Infinity if it cannot be read. */
export const revisionIn = (text: string): number => Number(/"revision":(\d+)/.exec(text)?.[1] ?? Infinity)

/** Chooses the copy to continue with. */
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
  // A copy that was cut off is an interrupted write by this app, which adds one action at most.
  const isLater = ({ text, broken: { fault } }: BrokenCopy): boolean =>
    fault.code !== 'cut-off' && revisionIn(text) > sound.saved.revision
  return { is: 'sound', ...sound, broken: broken.filter(isLater) }
}
