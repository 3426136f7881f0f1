/** Passing matches on and taking them in: as the text of one, or as a backup of many. What comes in is checked before anything is written. */
import {
  isObject,
  readJson,
  readText,
  recordOf,
  writeText,
  type Match,
  type TextDefaults,
} from '@/match/index'
import { withId, type Library } from './library'
import { entryOf, type List } from './list'
import { brokenIn, readRaw, type SavedMatch } from './savedMatch'
import type { ImportPreview, ImportProblem, Saves } from './types'

type Candidate =
  | { readonly ok: true; readonly match: Match; readonly title: string; readonly changed: string }
  | { readonly ok: false; readonly problem: ImportProblem }

const backupFormat = 'claim-it-backup/1'

/** One match a line: a backup can be looked through in any editor. */
const writeBackup = (matches: readonly SavedMatch[], written: string): string => {
  const lines = matches.map(({ match, title }) => JSON.stringify(recordOf(match, title)))
  return `{"format":"${backupFormat}","written":"${written}","matches":[\n${lines.join(',\n')}\n]}\n`
}

const problem = (fault: ImportProblem['fault'], rest: Partial<ImportProblem> = {}): Candidate => ({
  ok: false,
  problem: { number: 1, title: '', line: null, fault, brokenAtMove: null, partial: null, ...rest },
})

const candidateOf = (value: unknown, index: number): Candidate => {
  const number = index + 1
  if (!isObject(value)) return problem({ code: 'wrong-field', field: '' }, { number })
  const read = readRaw(value)
  if (read.ok) return { ok: true, ...read.saved }
  const { title } = read
  if (read.reason === 'newer')
    return problem({ code: 'other-format', format: read.format }, { number, title })
  const { fault, brokenAtMove, partial } = read
  return problem(fault, { number, title, brokenAtMove, partial })
}

const isNewerBackup = (format: unknown): boolean =>
  typeof format === 'string' && /^claim-it-backup\/\d+$/.test(format) && format !== backupFormat

const readRecords = (text: string): readonly Candidate[] => {
  const read = readJson(text)
  if (!read.ok) {
    // One match cut off in the middle can still be continued; of a backup nothing can be said.
    const { fault, title, brokenAtMove, partial } = brokenIn(text.trim())
    return [problem(fault, { title, brokenAtMove, partial })]
  }
  const { value } = read
  if (isObject(value) && value.format === backupFormat && Array.isArray(value.matches))
    return value.matches.map(candidateOf)
  if (isObject(value) && isNewerBackup(value.format))
    return [problem({ code: 'other-format', format: String(value.format) })]
  if (isObject(value) && value.format === undefined) return [problem({ code: 'not-a-match' })]
  return [candidateOf(value, 0)]
}

const readImport = (text: string, defaults: Required<TextDefaults>): readonly Candidate[] => {
  if (/^[\s\uFEFF]*\{/.test(text)) return readRecords(text.replace(/^\uFEFF/, ''))
  const read = readText(text, defaults)
  if (read.ok) return [{ ...read, changed: read.match.info.ended ?? defaults.started }]
  const { line, fault, title, partial } = read
  return [problem(fault, { line, title, partial })]
}

type TransferOptions = {
  readonly library: Library
  readonly list: List
  readonly now: () => string
  readonly newId: () => string
}

type Transfer = Pick<Saves, 'exportText' | 'exportBackup' | 'checkImport' | 'commitImport'>

export const createTransfer = ({ library, list, now, newId }: TransferOptions): Transfer => {
  /** The same record under the same id is the same match. */
  const isKnown = async ({ match, title }: Pick<SavedMatch, 'match' | 'title'>): Promise<boolean> => {
    const found = await library.find(match.info.id)
    if (!found.ok) return false
    const { saved } = found
    return JSON.stringify(recordOf(saved.match, saved.title)) === JSON.stringify(recordOf(match, title))
  }
  return {
    exportText: async (id) => {
      const found = await library.find(id)
      return found.ok ? writeText(found.saved.match, found.saved.title) : null
    },
    exportBackup: async () => {
      const matches: SavedMatch[] = []
      for (const { id } of list.state.getState().entries) {
        const found = await library.find(id)
        if (found.ok) matches.push(found.saved)
        // What is broken is told of elsewhere; what cannot be reached now would be missing without a word.
        else if (found.reason === 'unreachable') return null
      }
      return writeBackup(matches, now())
    },
    checkImport: async (text) => {
      const additions: ImportPreview['additions'][number][] = []
      const known: ImportPreview['known'][number][] = []
      const problems: ImportPreview['problems'][number][] = []
      const added = new Set<string>()
      for (const candidate of readImport(text, { id: newId(), started: now() })) {
        if (!candidate.ok) {
          problems.push(candidate.problem)
          continue
        }
        const saved = { ...candidate, deleted: null, since: null, revision: 0 }
        const { id } = candidate.match.info
        if (list.isTaken(id) && (await isKnown(candidate))) {
          known.push(entryOf(saved))
          continue
        }
        const isFree = !added.has(id) && !list.isTaken(id)
        const match = isFree ? candidate.match : withId(candidate.match, newId())
        added.add(match.info.id)
        additions.push({ entry: entryOf({ ...saved, match }), as: isFree ? 'new' : 'copy', match })
      }
      return { additions, known, problems }
    },
    commitImport: async ({ additions }) =>
      additions.map(({ match, entry: { title, changed } }) => {
        return library.add({ match, title, changed, deleted: null, since: null }).info.id
      }),
  }
}
