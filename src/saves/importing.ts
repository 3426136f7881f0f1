/** Reads what somebody else wrote: the text of one match, its record, or a backup of many. Checks everything, writes nothing. */
import { readText, recordOf, type Match, type TextDefaults } from '@/match/index'
import { brokenIn } from './asides'
import { isObject, readJson } from './json'
import { readRaw } from './savedMatch'
import type { ImportProblem } from './types'

export type Candidate =
  | { readonly ok: true; readonly match: Match; readonly changed: string }
  | { readonly ok: false; readonly problem: ImportProblem }

const backupFormat = 'claim-it-backup/1'

/** One match a line: a backup can be looked through in any editor. */
export const writeBackup = (matches: readonly Match[], written: string): string => {
  const lines = matches.map((match) => JSON.stringify(recordOf(match)))
  return `{"format":"${backupFormat}","written":"${written}","matches":[\n${lines.join(',\n')}\n]}\n`
}

const candidateOf = (value: unknown, index: number): Candidate => {
  const number = index + 1
  const nothing = { number, title: '', line: null, brokenAtMove: null, partial: null }
  if (!isObject(value))
    return { ok: false, problem: { ...nothing, fault: { code: 'wrong-field', field: '' } } }
  const read = readRaw(value)
  if (read.ok) return { ok: true, match: read.saved.match, changed: read.saved.changed }
  const { title } = read
  if (read.reason === 'newer')
    return { ok: false, problem: { ...nothing, title, fault: { code: 'other-format', format: read.format } } }
  const { fault, brokenAtMove, partial } = read
  return { ok: false, problem: { ...nothing, title, fault, brokenAtMove, partial } }
}

/** The whole text is nothing that can be added. */
const refused = (fault: ImportProblem['fault']): Candidate => ({
  ok: false,
  problem: { number: 1, title: '', line: null, fault, brokenAtMove: null, partial: null },
})

const isNewerBackup = (format: unknown): boolean =>
  typeof format === 'string' && /^claim-it-backup\/\d+$/.test(format) && format !== backupFormat

const readRecords = (text: string): readonly Candidate[] => {
  const read = readJson(text)
  if (!read.ok) {
    // One match cut off in the middle can still be continued; of a backup nothing can be said.
    const { fault, title, brokenAtMove, partial } = brokenIn(text.trim())
    return [{ ok: false, problem: { number: 1, title, line: null, fault, brokenAtMove, partial } }]
  }
  const { value } = read
  if (isObject(value) && value.format === backupFormat && Array.isArray(value.matches))
    return value.matches.map(candidateOf)
  if (isObject(value) && isNewerBackup(value.format))
    return [refused({ code: 'other-format', format: String(value.format) })]
  if (isObject(value) && value.format === undefined) return [refused({ code: 'not-a-match' })]
  return [candidateOf(value, 0)]
}

export const readImport = (text: string, defaults: Required<TextDefaults>): readonly Candidate[] => {
  if (/^[\s\uFEFF]*\{/.test(text)) return readRecords(text.replace(/^\uFEFF/, ''))
  const read = readText(text, defaults)
  if (read.ok) return [{ ok: true, match: read.match, changed: read.match.info.ended ?? defaults.started }]
  const { line, fault, partial } = read
  return [{ ok: false, problem: { number: 1, title: '', line, fault, brokenAtMove: null, partial } }]
}
