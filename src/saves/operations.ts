/** What one can do with saved matches besides playing them: name, copy, delete, pass on, take in. */
import { recordOf, retitle, writeText, type Match } from '@/match/index'
import { brokenIn, rawOfAside } from './asides'
import type { Catalogue } from './catalogue'
import { entryOf } from './entry'
import { readImport, writeBackup } from './importing'
import { isAsideKey, keys } from './keys'
import type { Library } from './library'
import type { SavedMatch } from './savedMatch'
import type { Storage } from './storage'
import type { ImportPreview, Saves } from './types'
import type { Writer } from './writer'

export type OperationsOptions = {
  readonly storage: Storage
  readonly writer: Writer
  readonly library: Library
  readonly catalogue: Catalogue
  readonly now: () => string
  readonly newId: () => string
}

export type Operations = Pick<
  Saves,
  | 'add'
  | 'rename'
  | 'duplicate'
  | 'remove'
  | 'restore'
  | 'rawOf'
  | 'continueAside'
  | 'discardAside'
  | 'exportText'
  | 'exportBackup'
  | 'checkImport'
  | 'commitImport'
>

export const createOperations = (options: OperationsOptions): Operations => {
  const { storage, writer, library, catalogue, now, newId } = options

  /** A key is taken by any match, deleted, of a newer app, or broken and not to be moved. */
  const isTaken = (id: string): boolean => {
    const { newer, aside } = catalogue.state.getState()
    return (
      catalogue.all().some((entry) => entry.id === id) ||
      newer.some((match) => match.id === id) ||
      aside.some(({ key }) => key === keys.match(id))
    )
  }
  const withFreeId = (match: Match, isInUse: (id: string) => boolean = isTaken): Match =>
    isInUse(match.info.id) ? { ...match, info: { ...match.info, id: newId() } } : match

  const addAt = (match: Match, changed: string): Match => {
    const added = withFreeId(match)
    library.put(added, { changed, deleted: null })
    return added
  }

  const change = async (id: string, next: (saved: SavedMatch) => SavedMatch): Promise<boolean> => {
    const found = await library.find(id)
    if (!found.ok) return false
    const { match, changed, deleted } = next(found.saved)
    library.put(match, { changed, deleted })
    library.askForIndex()
    return true
  }

  const rawOf: Saves['rawOf'] = async (key) => {
    // A disk that does not answer gives nothing, as for a match: whoever asked says so.
    const text = await storage.getItem(key).catch(() => null)
    return text !== null && isAsideKey(key) ? rawOfAside(key, text) : text
  }

  /** The same record under the same id is the same match. */
  const isKnown = async (match: Match): Promise<boolean> => {
    const found = await library.find(match.info.id)
    return found.ok && JSON.stringify(recordOf(found.saved.match)) === JSON.stringify(recordOf(match))
  }

  return {
    rawOf,
    add: async (match) => addAt(match, now()).info.id,
    rename: (id, title) =>
      change(id, (saved) => ({ ...saved, match: retitle(saved.match, title), changed: now() })),
    remove: (id) => change(id, (saved) => ({ ...saved, deleted: now() })),
    restore: (id) => change(id, (saved) => ({ ...saved, deleted: null })),
    duplicate: async (id, title) => {
      const found = await library.find(id)
      return found.ok ? addAt(retitle(found.saved.match, title), now()).info.id : null
    },
    continueAside: async (key) => {
      const raw = await rawOf(key)
      const { partial } = raw === null ? { partial: null } : brokenIn(raw)
      return partial && addAt(partial, now())
    },
    discardAside: async (key) => {
      catalogue.hideAside(key)
      writer.ask(key, () => storage.removeItem(key))
    },
    exportText: async (id) => {
      const found = await library.find(id)
      return found.ok ? writeText(found.saved.match) : null
    },
    exportBackup: async () => {
      const matches: Match[] = []
      for (const { id } of catalogue.state.getState().entries) {
        const found = await library.find(id)
        if (found.ok) matches.push(found.saved.match)
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
        const saved = { ...candidate, deleted: null, revision: 0 }
        const { id } = candidate.match.info
        if (isTaken(id) && (await isKnown(candidate.match))) known.push(entryOf(saved))
        else {
          const match = withFreeId(candidate.match, (each) => added.has(each) || isTaken(each))
          added.add(match.info.id)
          additions.push({
            entry: entryOf({ ...saved, match }),
            as: match.info.id === id ? 'new' : 'copy',
            match,
          })
        }
      }
      return { additions, known, problems }
    },
    commitImport: async ({ additions }) =>
      additions.map(({ match, entry }) => addAt(match, entry.changed).info.id),
  }
}
