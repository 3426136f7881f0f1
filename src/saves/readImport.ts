/**
 * Reads an import: a match as text, a record or a backup. A backup has one record with a checksum per line, so that its intact lines
 * can be restored; the others are reported. Works in slices so that the app stays responsive.
 */
import { isMatchId, largestText, readText, withLateSeals, type TextDefaults } from '@/match'
import { type After, isIntact, parseObject, readIntact, withChecksum } from './disk'
import { asideIn, largestAside, largestAsideFile } from './quarantine'
import { brokenIn, readSaved, writeSaved, type SavedMatch } from './savedMatch'
import type { ImportPreview, ImportProblem } from './types'

const format = 'claim-it-backup/2'
const headers = /^\{"format":"claim-it-backup\/(\w+)"/

/** `withheld`: how many saves are missing, because the disk did not return them or they are too large to be imported. */
export const writeBackup = (lines: readonly string[], written: string, withheld: number): string => {
  const header = { format, written, records: lines.length, ...(withheld > 0 && { withheld }) }
  return `${[withChecksum(header), ...lines].join('\n')}\n`
}

export const withheldFrom = (backup: string): number => {
  const withheld = parseObject(backup.slice(0, backup.indexOf('\n')))?.withheld
  return typeof withheld === 'number' ? withheld : 0
}

type Imported = Pick<ImportPreview, 'kept' | 'problems' | 'unread'>
/** Called for each valid match, so that a backup of thousands is never in memory as a whole. */
type Take = (saved: SavedMatch, record: string) => Promise<void>

/** More than any backup. */
const largestImport = 20_000_000
/** Short enough to parse at once without blocking noticeably. */
const largestWhole = 400_000
/** This many problems are reported one by one; the others are counted. */
const mostProblems = 50
/** Far more than anybody has; the others are counted. */
const mostKept = 1000
/** After this many lines that are not records, the text is not a backup. */
const mostJunk = 1000
/** Characters per slice. */
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

/** Each line with its number, without an array of all lines. */
function* linesOf(text: string): Generator<readonly [string, number]> {
  let number = 1
  for (let at = 0; at < text.length; number += 1) {
    const next = text.indexOf('\n', at)
    const end = next === -1 ? text.length : next
    yield [text.slice(at, end), number]
    at = end + 1
  }
}

/** A match that is not from a backup was played on another device. */
const asSent = (saved: SavedMatch): SavedMatch => ({
  ...saved,
  match: withLateSeals(saved.match),
  copyOf: saved.match.info.id,
})

/** Null for a version that can be read. Format 0 never existed. */
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
    const record = line.length > largestText ? line : line.trim().replace(/,$/, '')
    const header = headers.exec(record)
    if (header) {
      version = header[1] ?? null
      const fault = faultOf(version)
      // A damaged header does not come from a newer app.
      if (fault && isIntact(record)) return refused({ fault })
      // A record has been joined to the header by a lost line break.
      if (record.includes('{"format"', 1)) unread += 1
      const records = readIntact(record)?.records
      if (version === '2' && typeof records === 'number') promised = records
    } else if (record === ']}') isEnded = true
    else if (!/^\{".{20}/.test(record)) junk += record === '' ? 0 : 1
    else {
      number += 1
      // A save that was put aside may be larger than a match, because this version may be able to read it.
      const isTooLarge = record.length > largestAsideFile
      const whole = isTooLarge
        ? null
        : (readIntact(record) ?? (record.length > largestText ? null : parseObject(record)))
      const aside = asideIn(whole)
      const own = aside?.raw ?? record
      const read = readSaved(own)
      const sent = read.ok && version === null ? asSent(read.saved) : null
      if (sent) await take(sent, writeSaved(sent))
      else if (read.ok) await take(read.saved, own)
      else if (aside && isMatchId(aside.id) && own.length <= largestAside && kept.length < mostKept)
        kept.push(aside)
      else if (problems.length === mostProblems) unread += 1
      else problems.push({ ...read, number, line: lineNumber, says: null })
    }
    if (junk > mostJunk && number === 0) return refused({ fault: { code: 'not-a-match' } })
  }
  if (number === 0 && promised !== 0) {
    const fault = faultOf(version) ?? (version === null ? null : ({ code: 'cut-off' } as const))
    if (fault) return refused({ fault })
    return refused(text.length > largestText ? { fault: { code: 'not-a-match' } } : brokenIn(text.trim()))
  }
  const missing = promised === null ? 0 : Math.max(0, promised - number - junk)
  const isCut = version === '1' && !isEnded && !problems.some(({ fault }) => fault.code === 'cut-off')
  return { kept, problems, unread: unread + missing + junk + (isCut ? 1 : 0) }
}

/** Puts each record of reformatted JSON on one line again; null for other JSON. */
const inLines = (text: string): string | null => {
  const whole = text.length > largestWhole ? null : parseObject(text)
  // Even if the first line is damaged, the records may be intact.
  if (whole === null || text.includes('\n{"format":"claim-it')) return text
  const { format, matches } = whole
  if (format === undefined) return null
  if (!Array.isArray(matches)) return JSON.stringify(whole)
  return [`{"format":${JSON.stringify(format)}`, ...matches.map((each) => JSON.stringify(each)), ']}'].join(
    '\n',
  )
}

/** The length of the quoted beginning of a line. */
const longestQuote = 60
const quoted = (text: string, line: number): string | null =>
  [...linesOf(text.slice(0, largestText))]
    .find(([, number]) => number === line)?.[0]
    .trim()
    .slice(0, longestQuote) || null

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
  const read = readText(text.slice(0, largestText), defaults)
  const isLarge = text.length > largestText
  if (isLarge && (read.ok || read.fault.code !== 'not-a-match'))
    return refused({ fault: { code: 'too-large' } })
  if (!read.ok) {
    const hasLine = read.fault.code !== 'not-a-match' && read.fault.code !== 'missing-tag'
    return refused({ ...read, says: hasLine ? quoted(text, read.line) : null })
  }
  const changed = read.match.info.ended ?? defaults.started
  const saved = asSent({ ...read, changed, revision: 0, deleted: null, since: null })
  await take(saved, writeSaved(saved))
  return { kept: [], problems: [], unread: 0 }
}
