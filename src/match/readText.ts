/** Reads the text of a match, ours or foreign: gives the match, or the line and the reason. Never crashes, never guesses a move. */
import type { Rules, Seat } from '@/engine/index'
import { checkInfo, titleLimit, type InfoFault } from './info'
import { readTokens } from './moves'
import { readPilot } from './pilots'
import { playTokens, recordFormat, type RecordFault } from './record'
import { squatterRules } from './text'
import { brandNames, colourNames, type Match, type MatchInfo, type Player } from './types'

export type TextFault =
  | RecordFault
  /** No header at all: this is some other text. */
  | { readonly code: 'not-a-match' }
  | { readonly code: 'other-format'; readonly format: string }
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
  try {
    return [found[1]!, JSON.parse(found[2]!) as string]
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
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

/** Where the reader of a fault should look. */
const tagOfFault = {
  'bad-id': 'Id',
  'bad-time': 'Started',
  'bad-rules': 'First',
  'bad-players': 'Seat1',
  'bad-seed': 'Seed',
} as const satisfies Record<InfoFault, string>

const readInfo = (tags: Tags, defaults: TextDefaults): MatchInfo => {
  const format = needed(tags, 'Format')
  if (format.value !== recordFormat)
    throw new Unreadable(format.line, { code: 'other-format', format: format.value })
  const players = seatsWritten.filter((tag) => tags.has(tag)).map((_, seat) => readPlayer(tags, seat))
  const info: MatchInfo = {
    id: tags.get('Id')?.value ?? defaults.id ?? needed(tags, 'Id').value,
    started: tags.get('Started')?.value ?? defaults.started ?? needed(tags, 'Started').value,
    ended: tags.get('Ended')?.value ?? null,
    rules: {
      seats: players.length as Rules['seats'],
      first: (Number(tags.get('First')?.value ?? 1) - 1) as Seat,
      reusableSquatters: readVariant(tags.get('Squatters')),
    },
    players,
    seed: tags.get('Seed')?.value ?? null,
  }
  const fault = checkInfo(info)
  if (fault) throw new Unreadable(tags.get(tagOfFault[fault])?.line ?? format.line, { code: fault })
  return info
}

const readTitle = (tags: Tags): string => {
  const title = tags.get('Title')
  if (title && title.value.length > titleLimit) throw new Unreadable(title.line, { code: 'bad-title' })
  return title?.value ?? ''
}

const lineAt = (text: string, at: number): number => text.slice(0, at).split('\n').length

export const readText = (text: string, defaults: TextDefaults = {}): TextRead => {
  try {
    const { tags, moves } = splitHeader(text)
    if (tags.size === 0)
      return { ok: false, line: 1, fault: { code: 'not-a-match' }, title: '', partial: null }
    const info = readInfo(tags, defaults)
    const title = readTitle(tags)
    const played = playTokens(info, readTokens(withoutRemarks(moves)))
    if (played.ok) return { ...played, title }
    const { at, fault, partial } = played
    return { ok: false, line: lineAt(moves, at), fault, title, partial }
  } catch (error) {
    if (error instanceof Unreadable)
      return { ok: false, line: error.line, fault: error.fault, title: '', partial: null }
    throw error
  }
}
