/** A match as it is stored: its record, when and how often it was saved, and a checksum. */
import * as v from '@badrap/valita'
import {
  count,
  isTime,
  largestText,
  matchOf,
  moveCount,
  nameLimit,
  readShape,
  recordOf,
  tidyName,
  titleLimit,
  type Match,
  type Raw,
  type RecordFault,
} from '@/match'
import { checksum, parseObject, withChecksum } from './disk'

export type SavedMatch = {
  readonly match: Match
  /** Empty until a player gives it one. */
  readonly title: string
  /** Counts the saves of this match, to find the later one of two copies. */
  readonly revision: number
  readonly changed: string
  readonly deleted: string | null
  /** The number of days the app had been used when it was deleted; null if not known. */
  readonly since: number | null
  /**
   * The id of the match that this is a copy of: of a duplicate, of an import that differs from the match here, and its own id if
   * another device sent it. Statistics leave copies out.
   */
  readonly copyOf?: string
}

/** Why a save could not be read. `other-format`: a newer app wrote it. */
export type SaveFault =
  | RecordFault
  /** The text ends in the middle. */
  | { readonly code: 'cut-off' }
  | { readonly code: 'not-json' }
  /** Parses, but its checksum does not match. */
  | { readonly code: 'altered' }
  | { readonly code: 'too-large' }
  /** The disk does not return it: Android, for example, returns no value of 2 MB. */
  | { readonly code: 'withheld' }

export type SavedBroken = {
  readonly ok: false
  readonly fault: SaveFault
  /** Title and names as far as they could be read. */
  readonly title: string
  readonly players: readonly string[]
  /** Counted from 1; null when it broke before the moves. */
  readonly brokenAtMove: number | null
  /** The match up to the last valid move; null when none can be played. */
  readonly partial: Match | null
}

export type SavedRead = { readonly ok: true; readonly saved: SavedMatch } | SavedBroken

/** The moves come last, so that a text that was cut off still has the players and the beginning of the match. */
const fieldsOf = ({ match, title, revision, changed, deleted, since, copyOf }: SavedMatch): object => {
  const { format, ...record } = recordOf(match, title)
  const added = { ...(since !== null && { since }), ...(copyOf !== undefined && { copyOf }) }
  return { format, revision, changed, deleted, ...added, ...record }
}

export const writeSaved = (saved: SavedMatch): string => withChecksum(fieldsOf(saved))

/** The text begins as a save but does not end as one: with a checksum, or with moves if another program wrote it. */
const isCutOff = (text: string): boolean =>
  text.endsWith('}')
    ? text.startsWith('{"format":"claim-it/') && !/"(moves|check)":"[^"]*"\}$/.test(text)
    : text === '' || text.startsWith('{')

/** Closes a text that was cut off in its moves. */
const closed = (text: string): Raw | null => (text.includes('"moves":"') ? parseObject(`${text}"}`) : null)

/** A title or a name in an unchecked text. */
const visibleText = (value: unknown, limit: number): string =>
  typeof value === 'string' ? tidyName(value.slice(0, limit)) : ''

const broken = (fault: SaveFault, raw: Partial<Raw> | null, rest: Partial<SavedBroken> = {}): SavedBroken => {
  const players: readonly ({ readonly name?: unknown } | null)[] = Array.isArray(raw?.players)
    ? raw.players
    : []
  return {
    ok: false,
    fault,
    title: visibleText(raw?.title, titleLimit),
    players: players.slice(0, 5).flatMap((each) => visibleText(each?.name, nameLimit) || []),
    brokenAtMove: null,
    partial: null,
    ...rest,
  }
}

/** Never throws, whatever the text. */
export const readSaved = (text: string): SavedRead => {
  if (text.length > largestText) return broken({ code: 'too-large' }, null)
  const raw = parseObject(text)
  if (raw) return readRaw(raw)
  if (!isCutOff(text)) return broken({ code: 'not-json' }, null)
  const start = closed(text)
  const read = start && readRaw(start)
  const fault = { code: 'cut-off' } as const
  if (!read) return broken(fault, start)
  if (!read.ok) return newerFormat(read) !== null ? read : { ...read, fault }
  const { match, title } = read.saved
  return broken(fault, start, { title, partial: match, brokenAtMove: moveCount(match) + 1 })
}

/** The format, if a newer app wrote the save. */
export const newerFormat = ({ fault }: SavedBroken): string | null =>
  fault.code === 'other-format' ? fault.format : null

/** The fields that saving adds to a record. A record without them is read too. */
export const savedShape = v.object({
  revision: count.default(0),
  changed: v.string().optional(),
  deleted: v.string().nullable().default(null),
  since: count.nullable().default(null),
  copyOf: v.string().optional(),
  check: v.string().optional(),
})

/** The text without its checksum, in any format. */
const asWritten = ({ check: _, ...body }: Raw): string => JSON.stringify(body)

const readRaw = (raw: Raw): SavedRead => {
  const read = matchOf(raw)
  if (!read.ok) {
    const { fault, move, partial, title } = read
    return broken(fault, raw, { brokenAtMove: move, partial, ...(partial && { title }) })
  }
  const { match, title } = read
  const wrong = (field: string): SavedBroken =>
    broken({ code: 'wrong-field', field }, raw, { partial: match, title })
  const shaped = readShape(savedShape, raw)
  if (!shaped.ok) return wrong(shaped.field)
  const { revision, changed = match.info.ended ?? match.info.started, deleted, since } = shaped.value
  const { check, copyOf } = shaped.value
  if (!isTime(changed)) return wrong('changed')
  if (deleted !== null && !isTime(deleted)) return wrong('deleted')
  const copied = copyOf !== undefined && { copyOf }
  const saved: SavedMatch = { match, title, revision, changed, deleted, since, ...copied }
  // The same fields in another order are the same save.
  const matches = (body: string): boolean => check === undefined || check === checksum(body)
  return matches(asWritten(raw)) || matches(JSON.stringify(fieldsOf(saved)))
    ? { ok: true, saved }
    : broken({ code: 'altered' }, raw, { partial: match, title })
}

/** What is wrong with a text that was put aside. Checked again, because a later version may be able to read it. */
export const brokenIn = (text: string, ifSound: SaveFault = { code: 'altered' }): SavedBroken => {
  const read = readSaved(text)
  if (!read.ok) return newerFormat(read) ? { ...read, fault: { code: 'wrong-field', field: 'format' } } : read
  const { match, title } = read.saved
  return broken(ifSound, match.info, { title, partial: match })
}
