/**
 * Reads what somebody brings: a match as text, a record, a backup. A backup is one self-checked record a line, so whatever is whole
 * comes back; what is not is told of. Works in slices, within limits, and writes nothing.
 */
import { isMatchId, isObject, readJson, readText, type Raw, type TextDefaults } from '@/match/index'
import type { After } from './disk'
import { asideIn } from './quarantine'
import { brokenIn, largestSave, readRaw, readSaved, type SavedMatch, type SavedRead } from './savedMatch'
import { isSealed, parse, seal, unseal } from './sealed'
import type { ImportPreview, ImportProblem } from './types'

const format = 'claim-it-backup/2'
const headers = /^\{"format":"claim-it-backup\/(\w+)"/

export const writeBackup = (lines: readonly string[], written: string): string =>
  `${[seal({ format, written, records: lines.length }), ...lines].join('\n')}\n`

type Found = Pick<SavedMatch, 'match' | 'title' | 'changed' | 'deleted'>
export type Imported = Pick<ImportPreview, 'kept' | 'problems' | 'unread'> & {
  readonly found: readonly Found[]
}

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

const nothing: Imported = { found: [], kept: [], problems: [], unread: 0 }
const refused = (fault: ImportProblem['fault'], rest?: Partial<ImportProblem>): Imported => ({
  ...nothing,
  problems: [problemOf(1, fault, rest)],
})

/** Takes in one record after the other. */
const createSorter = (after: After) => {
  const found: Found[] = []
  const kept: ImportPreview['kept'][number][] = []
  const problems: ImportProblem[] = []
  let [number, unread, letters] = [0, 0, 0]
  const complain = (fault: ImportProblem['fault'], rest: Partial<ImportProblem> = {}): void => {
    if (problems.length < mostProblems) problems.push(problemOf(number, fault, rest))
    else unread += 1
  }
  const take = (read: SavedRead, line: number | null): void => {
    if (read.ok) found.push(read.saved)
    else if (read.reason === 'newer')
      complain({ code: 'other-format', format: read.format }, { title: read.title, line })
    else {
      const { fault, title, brokenAtMove, partial } = read
      complain(fault, { title, brokenAtMove, partial, line })
    }
  }
  return {
    /** Others get their turn every so many letters. */
    pause: async (length: number): Promise<void> => {
      letters += length
      if (letters < slice) return
      letters = 0
      await new Promise<void>((resolve) => after(0, resolve))
    },
    value: (value: unknown): void => {
      number += 1
      if (isObject(value)) take(readRaw(value), null)
      else complain({ code: 'wrong-field', field: '' })
    },
    line: (text: string, line: number): void => {
      number += 1
      if (text.length > largestSave) return complain({ code: 'too-large' }, { line })
      const aside = asideIn(unseal(text) ?? parse(text))
      if (aside === null) return take(readSaved(text), line)
      // It may be sound to this app, though it was not to the one that put it aside.
      const read = readSaved(aside.raw)
      if (read.ok) found.push(read.saved)
      else if (isMatchId(aside.id)) kept.push(aside)
      else complain({ code: 'bad-id' }, { line })
    },
    complain,
    seen: () => number,
    done: (missing: number): Imported => ({ found, kept, problems, unread: unread + missing }),
  }
}

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

const readLines = async (text: string, after: After): Promise<Imported> => {
  const sorter = createSorter(after)
  let promised: number | null = null
  let [version, junk, isEnded] = [null as string | null, 0, false]
  for (const [line, number] of linesOf(text)) {
    await sorter.pause(line.length + 20)
    const record = line.length > largestSave ? line : line.trim().replace(/,$/, '')
    const header = headers.exec(record)
    if (header) {
      version = header[1]!
      const sealed = unseal(record)
      if (version === '2' && typeof sealed?.records === 'number') promised = sealed.records
      // A flipped bit makes no newer app.
      if (isStranger(version) && isSealed(record)) return refused(strangerFault(version))
    } else if (record === ']}') isEnded = true
    else if (/^\{".{20}/.test(record)) sorter.line(record, number)
    else if (record !== '') junk += 1
    if (junk > mostJunk && sorter.seen() === 0) return refused({ code: 'not-a-match' })
  }
  if (sorter.seen() === 0) {
    if (version !== null && isStranger(version)) return refused(strangerFault(version))
    if (version === null && text.length > largestSave) return refused({ code: 'not-a-match' })
    if (promised !== 0) {
      const { fault, title, brokenAtMove, partial } = brokenIn(text.slice(0, largestSave).trim())
      return refused(version === null ? fault : { code: 'cut-off' }, { title, brokenAtMove, partial })
    }
  }
  const missing = promised === null ? 0 : Math.max(0, promised - sorter.seen() - junk)
  const read = sorter.done(missing + junk)
  const isCut = version === '1' && !isEnded && !read.problems.some(({ fault }) => fault.code === 'cut-off')
  return isCut ? { ...read, unread: read.unread + 1 } : read
}

const isStranger = (version: string): boolean => version !== '1' && version !== '2'

/** Nobody has ever written a format 0. */
const strangerFault = (version: string): ImportProblem['fault'] =>
  /^[1-9]\d{0,5}$/.test(version)
    ? { code: 'other-format', format: `claim-it-backup/${version}` }
    : { code: 'wrong-field', field: 'format' }

const readRecords = async (text: string, after: After): Promise<Imported> => {
  const read = text.length > largestWhole ? null : readJson(text)
  const value: Raw | null = read?.ok && isObject(read.value) ? read.value : null
  // Whatever its first line has become, its records may be whole.
  if (value === null || text.includes('\n{"format":"claim-it')) return readLines(text, after)
  if (value.format === undefined) return refused({ code: 'not-a-match' })
  const version = headers.exec(`{"format":${JSON.stringify(value.format)}`)?.[1]
  if (version !== undefined && (version !== '1' || !Array.isArray(value.matches)))
    return readLines(text, after)
  const sorter = createSorter(after)
  for (const each of version === '1' ? (value.matches as readonly unknown[]) : []) {
    sorter.value(each)
    await sorter.pause(2000)
  }
  if (version === undefined) sorter.line(JSON.stringify(value), 1)
  return sorter.done(0)
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
): Promise<Imported> => {
  const text = given.replace(/^\uFEFF/, '')
  if (text.length > largestImport) return refused({ code: 'too-large' })
  if (/^\s*\{/.test(text) || text.includes('{"format":"claim-it')) return readRecords(text, after)
  const read = readText(text.slice(0, largestSave), defaults)
  const isLarge = text.length > largestSave
  if (isLarge && (read.ok || read.fault.code !== 'not-a-match')) return refused({ code: 'too-large' })
  if (read.ok)
    return {
      ...nothing,
      found: [{ ...read, changed: read.match.info.ended ?? defaults.started, deleted: null }],
    }
  const { line, fault, title, partial } = read
  const says = fault.code === 'not-a-match' || fault.code === 'missing-tag' ? null : saying(text, line)
  return refused(fault, { line, says, title, partial })
}
