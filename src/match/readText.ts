/**
 * Reads a match from text, written by this app or by hand. Returns the match, or the line and the reason of the error. Never
 * throws.
 */
import { brandNames, colourNames } from '@/names'
import type { Raw } from './json'
import { readPilot } from './record'
import { matchOf, unreadableFormat } from './readRecord'
import type { RecordFault } from './replay'
import { firstRoll, sealOf } from './dice'
import { needed, splitHeader, Unreadable, type Tag, type Tags, type TextFault } from './tags'
import { squatterRules } from './text'
import type { Match, MatchInfo, Player, Seal } from './types'

type TextRead =
  | { readonly ok: true; readonly match: Match; readonly title: string }
  | {
      readonly ok: false
      /** Counted from 1. */
      readonly line: number
      readonly fault: TextFault
      /** Empty if there is none or it cannot be read. */
      readonly title: string
      /** The match up to the last valid move; null when the header is broken. */
      readonly partial: Match | null
    }

/** Fifty times the size of a long match. Callers reject longer texts, which would take long to read. */
export const largestText = 100_000

/** Values for fields that a text written by hand may leave out. */
export type TextDefaults = Partial<Pick<MatchInfo, 'id' | 'started'>>

const blank = (text: string): string => text.replace(/./g, ' ')

/** Takes linear time, even with many braces that never close. */
const withoutComments = (moves: string): string => {
  const lastEnd = moves.lastIndexOf('}')
  const starts = /[{;]/g
  const kept: string[] = []
  let at = 0
  for (let found = starts.exec(moves); found; found = starts.exec(moves)) {
    const isBrace = found[0] === '{'
    if (isBrace && found.index > lastEnd) continue
    const end = moves.indexOf(isBrace ? '}' : '\n', found.index)
    const next = end === -1 ? moves.length : end + (isBrace ? 1 : 0)
    kept.push(moves.slice(at, found.index), blank(moves.slice(found.index, next)))
    starts.lastIndex = at = next
  }
  return kept.join('') + moves.slice(at)
}

/** Blanks out comments (in braces or after a semicolon) and turn numbers, which only people read. */
const movesOnly = (moves: string): string =>
  withoutComments(moves).replace(/(^|\s)\d+\.(?=\s|$)/g, (number) => number.replace(/\S/g, ' '))

const seatsWritten = ['Seat1', 'Seat2', 'Seat3', 'Seat4', 'Seat5'] as const

const readPlayer = (tags: Tags, seat: number): Player => {
  const name = needed(tags, `Seat${seat + 1}`)
  const look = needed(tags, `Look${seat + 1}`)
  const [first, second] = look.value.trim().split(/\s+/)
  const colour = colourNames.find((each) => each === first)
  const brand = brandNames.find((each) => each === second)
  if (!colour || !brand) throw new Unreadable(look.line, { code: 'bad-tag', tag: `Look${seat + 1}` })
  const written = tags.get(`Pilot${seat + 1}`)
  const pilot = readPilot(written?.value.trim() ?? 'person')
  if (!pilot) throw new Unreadable(written?.line ?? 1, { code: 'bad-tag', tag: `Pilot${seat + 1}` })
  return { name: name.value, colour, brand, pilot }
}

/** R23, or the rules as printed. */
const readVariant = (tag: Tag | undefined): boolean => {
  const isKnown = tag === undefined || squatterRules.some((rule) => rule === tag.value)
  if (!isKnown) throw new Unreadable(tag.line, { code: 'bad-tag', tag: 'Squatters' })
  return tag?.value === squatterRules[1]
}

/** `late`, because this device did not show the seal before the rolls. */
const readSeal = ({ value, line }: Tag, tag: string, seed: string | null): Seal => {
  const found = /^sha256 ([0-9a-f]{64})(?: from ([1-9]\d{0,3})\.([1-9]\d{0,3}))?$/.exec(value.trim())
  if (!found) throw new Unreadable(line, { code: 'bad-tag', tag })
  const [, hash = '', turn = 1, roll = 1] = found
  return { from: { turn: Number(turn) - 1, roll: Number(roll) - 1 }, hash, seed, late: true }
}

/** `Seal`, `Seal2` and so on, each with its `Seed` once it is open. A seed without a seal gets one. */
const readSeals = (tags: Tags): readonly Seal[] => {
  const seals: Seal[] = []
  for (let number = 1; ; number += 1) {
    const tag = `Seal${number === 1 ? '' : number}`
    const [written, seed] = [tags.get(tag), tags.get(tag.replace('Seal', 'Seed'))?.value ?? null]
    if (written) seals.push(readSeal(written, tag, seed))
    else if (number === 1 && seed !== null)
      seals.push({ from: firstRoll, hash: sealOf(seed), seed, late: true })
    else return seals
  }
}

/** Empty for a missing tag. */
const wordsOf = (tags: Tags, tag: string): readonly string[] => tags.get(tag)?.value.trim().split(/\s+/) ?? []

/** The tag to name for each fault; all other faults name `Format`. */
const tagOfFault: Readonly<Record<string, string>> = {
  'bad-id': 'Id',
  'bad-title': 'Title',
  'bad-time': 'Started',
  'bad-rules': 'First',
  'bad-players': 'Seat1',
  'bad-seed': 'Seed',
  'bad-seal': 'Seal2',
  'wrong-seal': 'Seed',
  'wrong-starter': 'First',
  starter: 'First',
  dice: 'Dice',
  branch: 'Branch',
  dig: 'Dig',
}

const tagOf = (fault: RecordFault): string | undefined =>
  tagOfFault[fault.code === 'wrong-field' ? (fault.field.split('.')[0] ?? '') : fault.code]

/** A record in the format of the text. A missing tag gets its default: the value for which writers leave it out. */
const recordIn = (tags: Tags, moves: string, defaults: TextDefaults): Raw => {
  const players = seatsWritten.filter((tag) => tags.has(tag)).map((_, seat) => readPlayer(tags, seat))
  const [first = '1', starter = 'unknown'] = wordsOf(tags, 'First')
  const [of, at] = wordsOf(tags, 'Branch')
  const [version, date] = wordsOf(tags, 'Dig')
  return {
    format: tags.get('Format')?.value,
    id: tags.get('Id')?.value ?? defaults.id ?? needed(tags, 'Id').value,
    title: tags.get('Title')?.value ?? '',
    started: tags.get('Started')?.value ?? defaults.started ?? needed(tags, 'Started').value,
    ended: tags.get('Ended')?.value ?? null,
    rules: {
      seats: players.length,
      first: (Number(first) || 0) - 1,
      reusableSquatters: readVariant(tags.get('Squatters')),
    },
    starter,
    players,
    dice: tags.get('Dice')?.value ?? 'screen',
    seals: readSeals(tags),
    coach: tags.get('Coach')?.value === 'on',
    branch: of === undefined ? null : { of, at: Number(at) },
    dig: version === undefined ? null : { version: Number(version), date },
    // Only the first format has this tag.
    seed: tags.get('Seed')?.value ?? null,
    moves,
  }
}

/** Checked first: a later format may have other tags. */
const checkFormat = (tags: Tags): Tag => {
  const format = needed(tags, 'Format')
  const reason = unreadableFormat(format.value)
  if (reason === 'newer') throw new Unreadable(format.line, { code: 'other-format', format: format.value })
  if (reason) throw new Unreadable(format.line, { code: 'bad-tag', tag: 'Format' })
  return format
}

export const readText = (text: string, defaults: TextDefaults = {}): TextRead => {
  try {
    const { tags, moves } = splitHeader(text)
    if (tags.size === 0) throw new Unreadable(1, { code: 'not-a-match' })
    const format = checkFormat(tags)
    const read = matchOf(recordIn(tags, movesOnly(moves), defaults))
    if (read.ok) return read
    const { fault, title, partial } = read
    // Tags and moves keep their line breaks, so a line of the moves is a line of the text.
    const line = partial ? read.line : (tags.get(tagOf(fault) ?? '')?.line ?? format.line)
    return { ok: false, line, fault, title, partial }
  } catch (error) {
    if (error instanceof Unreadable)
      return { ok: false, line: error.line, fault: error.fault, title: '', partial: null }
    throw error
  }
}
