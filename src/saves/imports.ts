/**
 * Reads what somebody brings: a match as text, a record, a backup. A backup is one self-checked record a line, so whatever is whole
 * comes back; what is not is told of. Works in slices, within limits, and writes nothing.
 */
import { isMatchId, readText, type TextDefaults } from '@/match'
import type { After } from './disk'
import { asideIn } from './quarantine'
import { brokenIn, largestSave, readSaved, writeSaved, type SavedMatch } from './savedMatch'
import { isSealed, parse, seal, unseal } from './sealed'
import type { ImportPreview, ImportProblem } from './types'

const format = 'claim-it-backup/2'
const headers = /^\{"format":"claim-it-backup\/(\w+)"/

export const writeBackup = (lines: readonly string[], written: string): string =>
  `${[seal({ format, written, records: lines.length }), ...lines].join('\n')}\n`

type Imported = Pick<ImportPreview, 'kept' | 'problems' | 'unread'>
/** Given each sound match with its record: of thousands nobody holds all positions. */
type Take = (saved: SavedMatch, record: string) => Promise<void>

/** More than any backup comes to. */
const largestImport = 20_000_000
/** What can be taken apart in one go, without anybody waiting. */
const largestWhole = 400_000
/** So many problems are told one by one; the others are counted. */
const mostProblems = 50
/** After so many lines of something else it is something else. */
const mostJunk = 1000
/** So many letters are read before others get their turn. */
const slice = 6000

const nowhere = {
  number: 1,
  line: null,
  says: null,
  title: '',
  players: [],
  brokenAtMove: null,
  partial: null,
}
const refused = (problem: Partial<ImportProblem> & Pick<ImportProblem, 'fault'>): Imported => ({
  kept: [],
  problems: [{ ...nowhere, ...problem }],
  unread: 0,
})

/** Each line with its number, and without splitting a text that may be anything. */
function* linesOf(text: string): Generator<readonly [string, number]> {
  let number = 1
  for (let at = 0; at < text.length; number += 1) {
    const next = text.indexOf('\n', at)
    const end = next === -1 ? text.length : next
    yield [text.slice(at, end), number]
    at = end + 1
  }
}

/** What is wrong with a backup of this version. Nobody has ever written a format 0. */
const faultOf = (version: string | null): ImportProblem['fault'] | null => {
  if (version === null || version === '1' || version === '2') return null
  return /^[1-9]\d{0,5}$/.test(version)
    ? { code: 'other-format', format: `claim-it-backup/${version}` }
    : { code: 'wrong-field', field: 'format' }
}

const readLines = async (text: string, after: After, take: Take): Promise<Imported> => {
  const kept: ImportPreview['kept'][number][] = []
  const problems: ImportProblem[] = []
  let [version, promised, isEnded] = [null as string | null, null as number | null, false]
  let [number, unread, junk, letters] = [0, 0, 0, 0]
  for (const [line, lineNumber] of linesOf(text)) {
    letters += line.length + 20
    if (letters > slice) {
      letters = 0
      await new Promise<void>((resolve) => after(0, resolve))
    }
    const record = line.length > largestSave ? line : line.trim().replace(/,$/, '')
    const header = headers.exec(record)
    if (header) {
      version = header[1]!
      const fault = faultOf(version)
      // A flipped bit makes no newer app.
      if (fault && isSealed(record)) return refused({ fault })
      // The line's end has been lost, and with it a record.
      if (record.includes('{"format"', 1)) unread += 1
      const records = unseal(record)?.records
      if (version === '2' && typeof records === 'number') promised = records
    } else if (record === ']}') isEnded = true
    else if (!/^\{".{20}/.test(record)) junk += record === '' ? 0 : 1
    else {
      number += 1
      // Whatever was put aside is kept, however large it is, and may be sound to this app.
      const aside = asideIn(unseal(record) ?? (record.length > largestSave ? null : parse(record)))
      const own = aside?.raw ?? record
      const read = readSaved(own)
      if (read.ok) await take(read.saved, own)
      else if (aside && isMatchId(aside.id)) kept.push(aside)
      else if (problems.length === mostProblems) unread += 1
      else problems.push({ ...read, number, line: lineNumber, says: null })
    }
    if (junk > mostJunk && number === 0) return refused({ fault: { code: 'not-a-match' } })
  }
  if (number === 0 && promised !== 0) {
    const fault = faultOf(version) ?? (version === null ? null : ({ code: 'cut-off' } as const))
    if (fault) return refused({ fault })
    return refused(text.length > largestSave ? { fault: { code: 'not-a-match' } } : brokenIn(text.trim()))
  }
  const missing = promised === null ? 0 : Math.max(0, promised - number - junk)
  const isCut = version === '1' && !isEnded && !problems.some(({ fault }) => fault.code === 'cut-off')
  return { kept, problems, unread: unread + missing + junk + (isCut ? 1 : 0) }
}

/** Records that somebody has laid out otherwise, one a line again; null for JSON of something else. */
const inLines = (text: string): string | null => {
  const whole = text.length > largestWhole ? null : parse(text)
  // Whatever its first line has become, its records may be whole.
  if (whole === null || text.includes('\n{"format":"claim-it')) return text
  const { format, matches } = whole
  if (format === undefined) return null
  if (!Array.isArray(matches)) return JSON.stringify(whole)
  return [`{"format":${JSON.stringify(format)}`, ...matches.map((each) => JSON.stringify(each)), ']}'].join(
    '\n',
  )
}

/** What stands in a line, as far as one can show it. */
const longestSaying = 60
const saying = (text: string, line: number): string | null =>
  [...linesOf(text.slice(0, largestSave))]
    .find(([, number]) => number === line)?.[0]
    .trim()
    .slice(0, longestSaying) || null

export const readImport = async (
  given: string,
  defaults: Required<TextDefaults>,
  after: After,
  take: Take,
): Promise<Imported> => {
  const text = given.replace(/^\uFEFF/, '')
  if (text.length > largestImport) return refused({ fault: { code: 'too-large' } })
  if (/^\s*\{/.test(text) || text.includes('{"format":"claim-it')) {
    const lines = inLines(text)
    return lines === null ? refused({ fault: { code: 'not-a-match' } }) : readLines(lines, after, take)
  }
  const read = readText(text.slice(0, largestSave), defaults)
  const isLarge = text.length > largestSave
  if (isLarge && (read.ok || read.fault.code !== 'not-a-match'))
    return refused({ fault: { code: 'too-large' } })
  if (!read.ok) {
    const isToldByLine = read.fault.code !== 'not-a-match' && read.fault.code !== 'missing-tag'
    return refused({ ...read, says: isToldByLine ? saying(text, read.line) : null })
  }
  const changed = read.match.info.ended ?? defaults.started
  const saved: SavedMatch = { ...read, changed, revision: 0, deleted: null, since: null }
  await take(saved, writeSaved(saved))
  return { kept: [], problems: [], unread: 0 }
}
