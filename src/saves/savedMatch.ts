/** A match as it lies on the disk: its record, how often and when it was saved, and a checksum against torn writes. */
import * as v from 'valibot'
import {
  fieldOf,
  isTime,
  matchOf,
  moveCount,
  nameLimit,
  recordOf,
  tidyName,
  titleLimit,
  type Match,
  type Raw,
  type RecordFault,
} from '@/match'
import { checksum, parse, seal } from './sealed'

export type SavedMatch = {
  readonly match: Match
  /** What it is called; empty until a player gives it a name. */
  readonly title: string
  /** Counts the saves of this match: of two copies the higher is the later one. */
  readonly revision: number
  readonly changed: string
  readonly deleted: string | null
  /** On how many days the app had been used when it was deleted; null where nobody counted. */
  readonly since: number | null
}

/** Why a save could not be read. `other-format`: a newer app wrote it. */
export type SaveFault =
  | RecordFault
  /** It ends in the middle. */
  | { readonly code: 'cut-off' }
  | { readonly code: 'not-json' }
  /** Sound by itself, but not what was written. */
  | { readonly code: 'altered' }
  | { readonly code: 'too-large' }

export type SavedBroken = {
  readonly ok: false
  readonly fault: SaveFault
  /** Title and names as far as they could be made out. */
  readonly title: string
  readonly players: readonly string[]
  /** Counted from 1; null when it did not get as far as the moves. */
  readonly brokenAtMove: number | null
  /** The match up to the last sound move; null when nothing of it can be played. */
  readonly partial: Match | null
}

export type SavedRead = { readonly ok: true; readonly saved: SavedMatch } | SavedBroken

/** Fifty times what a long match takes: beyond it a text is not worth the time to read it. */
export const largestSave = 100_000

/** The moves come last, so that a text cut off in the middle still says whose match it was and how it began. */
const fieldsOf = ({ match, title, revision, changed, deleted, since }: SavedMatch): object => {
  const { format, ...record } = recordOf(match, title)
  return { format, revision, changed, deleted, ...(since !== null && { since }), ...record }
}

export const writeSaved = (saved: SavedMatch): string => seal(fieldsOf(saved))

/** It begins as a save does, and does not end. Ours end in their checksum; those of others, perhaps, in their moves. */
const isCutOff = (text: string): boolean =>
  text.endsWith('}')
    ? text.startsWith('{"format":"claim-it/') && !/"(moves|check)":"[^"]*"\}$/.test(text)
    : text === '' || text.startsWith('{')

/** What can be made out of a text that ends in the middle of its moves. */
const mended = (text: string): Raw | null => (text.includes('"moves":"') ? parse(`${text}"}`) : null)

/** A title or a name in a text that may be anything: what can be seen of it. */
const wordsIn = (value: unknown, limit: number): string =>
  typeof value === 'string' ? tidyName(value.slice(0, limit)) : ''

const broken = (fault: SaveFault, raw: Partial<Raw> | null, rest: Partial<SavedBroken> = {}): SavedBroken => {
  const players: readonly ({ readonly name?: unknown } | null)[] = Array.isArray(raw?.players)
    ? raw.players
    : []
  return {
    ok: false,
    fault,
    title: wordsIn(raw?.title, titleLimit),
    players: players.slice(0, 5).flatMap((each) => wordsIn(each?.name, nameLimit) || []),
    brokenAtMove: null,
    partial: null,
    ...rest,
  }
}

/** Reads one save, whatever became of it. */
export const readSaved = (text: string): SavedRead => {
  if (text.length > largestSave) return broken({ code: 'too-large' }, null)
  const raw = parse(text)
  if (raw) return readRaw(raw)
  if (!isCutOff(text)) return broken({ code: 'not-json' }, null)
  const start = mended(text)
  const read = start && readRaw(start)
  const fault = { code: 'cut-off' } as const
  if (!read) return broken(fault, start)
  if (!read.ok) return newerFormat(read) !== null ? read : { ...read, fault }
  const { match, title } = read.saved
  return broken(fault, start, { title, partial: match, brokenAtMove: moveCount(match) + 1 })
}

/** The name of a newer app's format, where that is why a save cannot be read. */
export const newerFormat = ({ fault }: SavedBroken): string | null =>
  fault.code === 'other-format' ? fault.format : null

const count = v.pipe(v.number(), v.integer(), v.minValue(0))

/** What saving adds to a record. A bare record will do as well. */
export const savedShape = v.object({
  revision: v.optional(count, 0),
  changed: v.optional(v.string()),
  deleted: v.optional(v.nullable(v.string()), null),
  since: v.optional(v.nullable(count), null),
  check: v.optional(v.string()),
})

/** Of any format: what was written, without the checksum at its end. */
const asWritten = ({ check: _, ...body }: Raw): string => JSON.stringify(body)

/** Reads a save of any format that is at least an object. */
const readRaw = (raw: Raw): SavedRead => {
  const read = matchOf(raw)
  if (!read.ok) {
    const { fault, move, partial, title } = read
    return broken(fault, raw, { brokenAtMove: move, partial, ...(partial && { title }) })
  }
  const { match, title } = read
  const wrong = (field: string): SavedBroken =>
    broken({ code: 'wrong-field', field }, raw, { partial: match, title })
  const shaped = v.safeParse(savedShape, raw)
  if (!shaped.success) return wrong(fieldOf(shaped.issues))
  const { revision, changed = match.info.ended ?? match.info.started, deleted, since, check } = shaped.output
  if (!isTime(changed)) return wrong('changed')
  if (deleted !== null && !isTime(deleted)) return wrong('deleted')
  const saved: SavedMatch = { match, title, revision, changed, deleted, since }
  // The same fields in another order are the same save.
  const isOf = (body: string): boolean => check === undefined || check === checksum(body)
  return isOf(asWritten(raw)) || isOf(JSON.stringify(fieldsOf(saved)))
    ? { ok: true, saved }
    : broken({ code: 'altered' }, raw, { partial: match, title })
}

/** What is wrong with a text that was put aside, as found today: a later app may know more than the one that put it there. */
export const brokenIn = (text: string, ifSound: SaveFault = { code: 'altered' }): SavedBroken => {
  const read = readSaved(text)
  if (!read.ok) return newerFormat(read) ? { ...read, fault: { code: 'wrong-field', field: 'format' } } : read
  const { match, title } = read.saved
  return broken(ifSound, match.info, { title, partial: match })
}
