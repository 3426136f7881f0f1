/** Reads the text of a match, ours or foreign: gives the match, or the line and the reason. Never crashes, never guesses a move. */
import { brandNames, colourNames } from '@/names'
import type { Raw } from './json'
import { readPilot } from './pilots'
import { firstRoll, sealOf } from './seals'
import { matchOf } from './record'
import type { RecordFault } from './replay'
import { needed, splitHeader, Unreadable, type Tag, type Tags, type TextFault } from './tags'
import { squatterRules } from './text'
import type { Match, MatchInfo, Player, Seal } from './types'
import { strangenessOf } from './upgrade'

type TextRead =
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

const blank = (text: string): string => text.replace(/./g, ' ')

/** Looks at each letter once: a thousand braces that never close are no reason to search a thousand times for their ends. */
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

/** Blanks what is there for people only: comments in braces or after a semicolon, and the numbers of the turns. */
const withoutRemarks = (moves: string): string =>
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

/** A seal from a text was not shown here before its rolls. */
const readSeal = ({ value, line }: Tag, tag: string, seed: string | null): Seal => {
  const found = /^sha256 ([0-9a-f]{64})(?: from ([1-9]\d{0,3})\.([1-9]\d{0,3}))?$/.exec(value.trim())
  if (!found) throw new Unreadable(line, { code: 'bad-tag', tag })
  const [, hash = '', turn = 1, roll = 1] = found
  return { from: { turn: Number(turn) - 1, roll: Number(roll) - 1 }, hash, seed, late: true }
}

/** `Seal`, `Seal2` and so on, each with its `Seed` once it has been opened. A seed without a seal makes one. */
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

/** The words of a tag; no words where it is left out. */
const wordsOf = (tags: Tags, tag: string): readonly string[] => tags.get(tag)?.value.trim().split(/\s+/) ?? []

/** Where the reader of a fault should look, if not at the format. */
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
  sides: 'Sides',
}

const tagOf = (fault: RecordFault): string | undefined =>
  tagOfFault[fault.code === 'wrong-field' ? fault.field.split('.')[0]! : fault.code]

/** The record that the tags and moves come to, in the format they were written in. What a tag leaves out is what writers leave out. */
const recordIn = (tags: Tags, moves: string, defaults: TextDefaults): Raw => {
  const players = seatsWritten.filter((tag) => tags.has(tag)).map((_, seat) => readPlayer(tags, seat))
  const [first = '1', starter = 'unknown'] = wordsOf(tags, 'First')
  const [of, at] = wordsOf(tags, 'Branch')
  const [version, date] = wordsOf(tags, 'Dig')
  const sides = wordsOf(tags, 'Sides')
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
    sides: sides.length === 0 ? null : sides,
    /** As the first format had it. */
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
    const line = partial ? read.line : (tags.get(tagOf(fault) ?? '')?.line ?? format.line)
    return { ok: false, line, fault, title, partial }
  } catch (error) {
    if (error instanceof Unreadable)
      return { ok: false, line: error.line, fault: error.fault, title: '', partial: null }
    throw error
  }
}
