/**
 * Reads what somebody brings: a match as text, a record, a backup. A backup is one self-checked record a line, so whatever is whole
 * comes back; what is not is told of. Works in slices, within limits, and writes nothing.
 */
import { isMatchId, readText, type TextDefaults } from '@/match/index'
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

const problemOf = (
  number: number,
  fault: ImportProblem['fault'],
  rest: Partial<ImportProblem> = {},
): ImportProblem => ({
  number,
  title: '',
  line: null,
  says: null,
  fault,
  brokenAtMove: null,
  partial: null,
  ...rest,
})

const nothing: Imported = { kept: [], problems: [], unread: 0 }
const refused = (fault: ImportProblem['fault'], rest?: Partial<ImportProblem>): Imported => ({
  ...nothing,
  problems: [problemOf(1, fault, rest)],
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

const isStranger = (version: string): boolean => version !== '1' && version !== '2'

/** Nobody has ever written a format 0. */
const strangerFault = (version: string): ImportProblem['fault'] =>
  /^[1-9]\d{0,5}$/.test(version)
    ? { code: 'other-format', format: `claim-it-backup/${version}` }
    : { code: 'wrong-field', field: 'format' }

const readLines = async (text: string, after: After, take: Take): Promise<Imported> => {
  const kept: ImportPreview['kept'][number][] = []
  const problems: ImportProblem[] = []
  let [version, promised, isEnded] = [null as string | null, null as number | null, false]
  let [number, unread, junk, letters] = [0, 0, 0, 0]
  const complain = (fault: ImportProblem['fault'], rest: Partial<ImportProblem>): void => {
    if (problems.length < mostProblems) problems.push(problemOf(number, fault, rest))
    else unread += 1
  }
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
      const sealed = unseal(record)
      if (version === '2' && typeof sealed?.records === 'number') promised = sealed.records
      // A flipped bit makes no newer app.
      if (isStranger(version) && isSealed(record)) return refused(strangerFault(version))
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
      else if (read.reason === 'newer')
        complain({ code: 'other-format', format: read.format }, { title: read.title, line: lineNumber })
      else {
        const { fault, title, brokenAtMove, partial } = read
        complain(fault, { title, brokenAtMove, partial, line: lineNumber })
      }
    }
    if (junk > mostJunk && number === 0) return refused({ code: 'not-a-match' })
  }
  if (number === 0) {
    if (version !== null && isStranger(version)) return refused(strangerFault(version))
    if (version === null && text.length > largestSave) return refused({ code: 'not-a-match' })
    if (promised !== 0) {
      const { fault, title, brokenAtMove, partial } = brokenIn(text.slice(0, largestSave).trim())
      return refused(version === null ? fault : { code: 'cut-off' }, { title, brokenAtMove, partial })
    }
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
  if (text.length > largestImport) return refused({ code: 'too-large' })
  if (/^\s*\{/.test(text) || text.includes('{"format":"claim-it')) {
    const lines = inLines(text)
    return lines === null ? refused({ code: 'not-a-match' }) : readLines(lines, after, take)
  }
  const read = readText(text.slice(0, largestSave), defaults)
  const isLarge = text.length > largestSave
  if (isLarge && (read.ok || read.fault.code !== 'not-a-match')) return refused({ code: 'too-large' })
  if (read.ok) {
    const changed = read.match.info.ended ?? defaults.started
    const saved: SavedMatch = { ...read, changed, revision: 0, deleted: null, since: null }
    await take(saved, writeSaved(saved))
    return nothing
  }
  const { line, fault, title, partial } = read
  const says = fault.code === 'not-a-match' || fault.code === 'missing-tag' ? null : saying(text, line)
  return refused(fault, { line, says, title, partial })
}
