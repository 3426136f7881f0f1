/** A match as it lies on the disk: its record, how often and when it was saved, and a checksum against torn writes. */
import * as v from 'valibot'
import {
  isTime,
  matchOf,
  moveCount,
  nameLimit,
  recordFormat,
  recordOf,
  titleLimit,
  type Match,
  type MatchRecord,
} from '@/match/index'
import { upgrade, type Raw } from './formats/index'
import { isObject, readJson } from './json'
import { fieldOf, savedRecord } from './schemas'
import type { SaveFault } from './types'

export type SavedMatch = {
  readonly match: Match
  /** What it is called; empty until a player gives it a name. */
  readonly title: string
  /** Counts the saves of this match: of two copies the higher is the later one. */
  readonly revision: number
  readonly changed: string
  readonly deleted: string | null
}

export type SavedRead =
  | { readonly ok: true; readonly saved: SavedMatch }
  | { readonly ok: false; readonly reason: 'newer'; readonly format: string; readonly title: string }
  | SavedBroken

export type SavedBroken = {
  readonly ok: false
  readonly reason: 'broken'
  readonly fault: SaveFault
  readonly title: string
  readonly players: readonly string[]
  readonly brokenAtMove: number | null
  readonly partial: Match | null
}

/** A short mark that follows from a text (FNV-1a, 32 bits): tells torn and flipped texts from whole ones, and stops no forger. */
export const checksum = (text: string): string => {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return (hash >>> 0).toString(16).padStart(8, '0')
}

/** A thousand times what a long match takes: beyond it a text is not worth the time to read it. */
const sizeLimit = 2_000_000

/** The moves come last, so that a text cut off in the middle still says whose match it was and how it began. */
const bodyOf = ({ match, title, revision, changed, deleted }: SavedMatch): string => {
  const { format, ...record } = recordOf(match, title)
  return JSON.stringify({ format, revision, changed, deleted, ...record })
}

export const writeSaved = (saved: SavedMatch): string => {
  const body = bodyOf(saved)
  return `${body.slice(0, -1)},"check":"${checksum(body)}"}`
}

const parse = (text: string): Raw | null => {
  const read = readJson(text)
  return read.ok && isObject(read.value) ? read.value : null
}

/** It begins as a save does, and does not end. Ours end in their checksum; those of others, perhaps, in their moves. */
const isCutOff = (text: string): boolean =>
  text.endsWith('}')
    ? text.startsWith('{"format":"claim-it/') && !/"(moves|check)":"[^"]*"\}$/.test(text)
    : text === '' || text.startsWith('{')

/** What can be made out of a text that ends in the middle of its moves. */
const mended = (text: string): Raw | null => (text.includes('"moves":"') ? parse(`${text}"}`) : null)

const broken = (fault: SaveFault, raw: Raw | null, rest: Partial<SavedBroken> = {}): SavedBroken => {
  const players: readonly unknown[] = Array.isArray(raw?.players) ? raw.players : []
  return {
    ok: false,
    reason: 'broken',
    fault,
    title: typeof raw?.title === 'string' ? raw.title.slice(0, titleLimit) : '',
    players: players.slice(0, 5).flatMap((each) => {
      const name = (each as { readonly name?: unknown } | null)?.name
      return typeof name === 'string' ? [name.slice(0, nameLimit)] : []
    }),
    brokenAtMove: null,
    partial: null,
    ...rest,
  }
}

/** Reads one save, whatever became of it. */
export const readSaved = (text: string): SavedRead => {
  if (text.length > sizeLimit) return broken({ code: 'too-large' }, null)
  const raw = parse(text)
  if (raw) return readRaw(raw)
  if (!isCutOff(text)) return broken({ code: 'not-json' }, null)
  const start = mended(text)
  const read = start && readRaw(start)
  if (!read) return broken({ code: 'cut-off' }, start)
  if (!read.ok && read.reason === 'newer') return read
  const partial = read.ok ? read.saved.match : read.partial
  const brokenAtMove = read.ok ? moveCount(read.saved.match) + 1 : read.brokenAtMove
  return broken({ code: 'cut-off' }, start, { partial, brokenAtMove })
}

/** Reads a save that is at least an object. */
export const readRaw = (raw: Raw): SavedRead => {
  const upgraded = upgrade(raw)
  if (!upgraded.ok && upgraded.reason === 'newer') {
    const { format } = upgraded
    return { ok: false, reason: 'newer', format, title: typeof raw.title === 'string' ? raw.title : '' }
  }
  if (!upgraded.ok) return broken({ code: 'wrong-field', field: 'format' }, raw)
  const shaped = v.safeParse(savedRecord, upgraded.raw)
  if (!shaped.success) return broken({ code: 'wrong-field', field: fieldOf(shaped.issues) }, raw)
  const { revision, changed: stored, deleted, check, ...fields } = shaped.output
  const record: MatchRecord = fields
  const read = matchOf(record)
  if (!read.ok) {
    const { fault, move, partial } = read
    return broken(fault, raw, { brokenAtMove: move, partial })
  }
  const changed = stored ?? record.ended ?? record.started
  if (!isTime(changed)) return broken({ code: 'wrong-field', field: 'changed' }, raw, { partial: read.match })
  if (deleted !== null && !isTime(deleted))
    return broken({ code: 'wrong-field', field: 'deleted' }, raw, { partial: read.match })
  const saved: SavedMatch = { match: read.match, title: read.title, revision, changed, deleted }
  if (check !== undefined && raw.format === recordFormat && check !== checksum(bodyOf(saved)))
    return broken({ code: 'altered' }, raw, { partial: read.match })
  return { ok: true, saved }
}
