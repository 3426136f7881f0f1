/** Reads the text of a match, ours or foreign: gives the match, or the line and the reason. Never crashes, never guesses a move. */
import { brandNames, colourNames } from '@/names'
import { readJson, type Raw } from './json'
import { readPilot } from './pilots'
import { matchOf, type RecordFault, type RecordFaultCode } from './record'
import { squatterRules } from './text'
import type { Match, MatchInfo, Player } from './types'
import { strangenessOf } from './upgrade'

export type TextFault =
  | RecordFault
  /** No header at all: this is some other text. */
  | { readonly code: 'not-a-match' }
  | { readonly code: 'missing-tag'; readonly tag: string }
  | { readonly code: 'bad-tag'; readonly tag: string }
export type TextFaultCode = TextFault['code']

export type TextRead =
  | { readonly ok: true; readonly match: Match; readonly title: string }
  | {
      readonly ok: false
      /** Counted from 1. */
      readonly line: number
      readonly fault: TextFault
      /** Empty where there is none, or none that can be made out. */
      readonly title: string
      /** The match as far as it is sound, when the header is. */
      readonly partial: Match | null
    }

/** What a text written by hand may leave out. */
export type TextDefaults = Partial<Pick<MatchInfo, 'id' | 'started'>>

type Tag = { readonly value: string; readonly line: number }
type Tags = ReadonlyMap<string, Tag>

/** A header or a table that cannot be. */
class Unreadable extends Error {
  constructor(
    readonly line: number,
    readonly fault: TextFault,
  ) {
    super(fault.code)
  }
}

const tagPattern = /^\s*\[\s*([A-Za-z0-9]+)\s+("(?:[^"\\]|\\.)*")\s*\]\s*$/

/** Messengers like to curl straight quotes. */
const straighten = (line: string): string => line.replace(/[“”„]/g, '"')

const readTag = (line: string): readonly [string, string] | null => {
  const found = tagPattern.exec(line) ?? tagPattern.exec(straighten(line))
  if (!found) return null
  const read = readJson(found[2]!)
  return read.ok ? [found[1]!, read.value as string] : null
}

/** The tags at the top, and the text with them blanked out, so that every place in it keeps its line. */
const splitHeader = (text: string): { readonly tags: Tags; readonly moves: string } => {
  const tags = new Map<string, Tag>()
  const lines = text.replace(/\r\n?/g, '\n').split('\n')
  const moves = [...lines]
  for (const [index, line] of lines.entries()) {
    const found = readTag(line)
    if (!found && line.trim().startsWith('['))
      throw new Unreadable(index + 1, { code: 'bad-tag', tag: line.trim().split(/\W+/)[1] ?? '' })
    if (!found && line.trim() !== '') break
    if (!found) continue
    const [name, value] = found
    if (tags.has(name)) throw new Unreadable(index + 1, { code: 'bad-tag', tag: name })
    tags.set(name, { value, line: index + 1 })
    moves[index] = ''
  }
  return { tags, moves: moves.join('\n') }
}

/** Blanks what is there for people only: comments in braces or after a semicolon, and the numbers of the turns. */
const withoutRemarks = (moves: string): string =>
  moves
    .replace(/\{[^}]*\}|;.*/g, (remark) => remark.replace(/./g, ' '))
    .replace(/(^|\s)\d+\.(?=\s|$)/g, (number) => number.replace(/\S/g, ' '))

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

const needed = (tags: Tags, tag: string): Tag => {
  const found = tags.get(tag)
  if (!found)
    throw new Unreadable(Math.max(1, ...[...tags.values()].map(({ line }) => line)), {
      code: 'missing-tag',
      tag,
    })
  return found
}

/** R23, or the rules as printed. */
const readVariant = (tag: Tag | undefined): boolean => {
  const isKnown = tag === undefined || squatterRules.some((rule) => rule === tag.value)
  if (!isKnown) throw new Unreadable(tag.line, { code: 'bad-tag', tag: 'Squatters' })
  return tag?.value === squatterRules[1]
}

/** Where the reader of a fault should look, if not at the format. */
const tagOfFault: Partial<Record<RecordFaultCode, string>> = {
  'bad-id': 'Id',
  'bad-title': 'Title',
  'bad-time': 'Started',
  'bad-rules': 'First',
  'bad-players': 'Seat1',
  'bad-seed': 'Seed',
}

/** The record that the tags and moves come to, in the format they were written in. What a tag leaves out is what writers leave out. */
const recordIn = (tags: Tags, moves: string, defaults: TextDefaults): Raw => {
  const players = seatsWritten.filter((tag) => tags.has(tag)).map((_, seat) => readPlayer(tags, seat))
  return {
    format: tags.get('Format')?.value,
    id: tags.get('Id')?.value ?? defaults.id ?? needed(tags, 'Id').value,
    title: tags.get('Title')?.value ?? '',
    started: tags.get('Started')?.value ?? defaults.started ?? needed(tags, 'Started').value,
    ended: tags.get('Ended')?.value ?? null,
    rules: {
      seats: players.length,
      first: (Number(tags.get('First')?.value ?? 1) || 0) - 1,
      reusableSquatters: readVariant(tags.get('Squatters')),
    },
    players,
    seed: tags.get('Seed')?.value ?? null,
    moves,
  }
}

/** Later formats may have other tags, so the format comes first. */
const checkFormat = (tags: Tags): Tag => {
  const format = needed(tags, 'Format')
  const strangeness = strangenessOf(format.value)
  if (strangeness === 'newer')
    throw new Unreadable(format.line, { code: 'other-format', format: format.value })
  if (strangeness) throw new Unreadable(format.line, { code: 'bad-tag', tag: 'Format' })
  return format
}

export const readText = (text: string, defaults: TextDefaults = {}): TextRead => {
  try {
    const { tags, moves } = splitHeader(text)
    if (tags.size === 0) throw new Unreadable(1, { code: 'not-a-match' })
    const format = checkFormat(tags)
    const read = matchOf(recordIn(tags, withoutRemarks(moves), defaults))
    if (read.ok) return read
    const { fault, title, partial } = read
    // Header and moves keep their lines, so a line of the moves is a line of the text.
    const line = partial ? read.line : (tags.get(tagOfFault[fault.code] ?? '')?.line ?? format.line)
    return { ok: false, line, fault, title, partial }
  } catch (error) {
    if (error instanceof Unreadable)
      return { ok: false, line: error.line, fault: error.fault, title: '', partial: null }
    throw error
  }
}
