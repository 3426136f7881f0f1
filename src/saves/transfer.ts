/** Matches in and out: one as text, all as a backup. What comes in is checked, told of in full and only then written. */
import { recordOf, writeText, type Match } from '@/match/index'
import { idOfAsideKey, idOfKey, isAsideKey, type After, type Storage } from './disk'
import { readImport, writeBackup } from './imports'
import { withId, type Library } from './library'
import { entryOf, type List } from './list'
import { writeAside, type Quarantine } from './quarantine'
import { writeSaved, type SavedMatch } from './savedMatch'
import { isSealed } from './sealed'
import { copiesOf, textsIn } from './slots'
import type { ImportPreview, Saves } from './types'

type TransferOptions = {
  readonly storage: Storage
  readonly library: Library
  readonly quarantine: Quarantine
  readonly list: List
  readonly now: () => string
  readonly newId: () => string
  readonly after: After
  readonly settled: () => Promise<void>
}

type Transfer = Pick<Saves, 'exportText' | 'exportBackup' | 'checkImport' | 'commitImport'>

/** So many matches are written before somebody else may write. */
const batchSize = 5

export const createTransfer = (options: TransferOptions): Transfer => {
  const { storage, library, quarantine, list, now, newId, after, settled } = options

  /** The same record under the same id is the same match. */
  const isKnown = async ({ match, title }: Pick<SavedMatch, 'match' | 'title'>): Promise<boolean> => {
    const found = await library.find(match.info.id)
    if (!found.ok) return false
    const { saved } = found
    return JSON.stringify(recordOf(saved.match, saved.title)) === JSON.stringify(recordOf(match, title))
  }

  /** One line of a backup; null for what lies among those put aside, and is one of their lines. Throws when the disk is silent. */
  const lineOf = async (id: string): Promise<string | null> => {
    const found = await library.find(id)
    if (found.ok) return writeSaved(found.saved)
    if (found.reason === 'unreachable') throw new Error('The disk does not answer')
    if (found.reason === 'put-aside' && isAsideKey(found.aside.key)) return null
    const [copy] = textsIn(await storage.multiGet(copiesOf(id)))
    return copy ? writeAside(id, now(), copy.text) : null
  }

  const allLines = async (): Promise<readonly string[]> => {
    const lines: string[] = []
    // The disk is asked itself: a list that could not be drawn may lack some.
    const keys = await storage.getAllKeys()
    const ids = [...list.all().map(({ id }) => id), ...keys.flatMap((key) => idOfKey(key) ?? [])]
    for (const id of new Set(ids)) lines.push(...((await lineOf(id)) ?? '').split('\n').filter(Boolean))
    for (const key of (await storage.getAllKeys()).filter(isAsideKey)) {
      const text = await storage.getItem(key)
      if (text !== null) lines.push(isSealed(text) ? text : writeAside(idOfAsideKey(key), now(), text))
    }
    return lines
  }

  return {
    exportText: async (id) => {
      const found = await library.find(id)
      return found.ok ? writeText(found.saved.match, found.saved.title) : null
    },
    // What cannot be reached now would be missing without a word: half a backup would look whole.
    exportBackup: () =>
      allLines().then(
        (lines) => writeBackup(lines, now()),
        () => null,
      ),
    checkImport: async (text) => {
      const additions: ImportPreview['additions'][number][] = []
      const known: ImportPreview['known'][number][] = []
      const { found, kept, problems, unread } = await readImport(text, { id: newId(), started: now() }, after)
      const added = new Set<string>()
      const { daysUsed, aside, newer } = list.state.getState()
      for (const { match, title, changed, deleted } of found) {
        const since = deleted === null ? null : daysUsed
        const saved: SavedMatch = { match, title, changed, deleted, since, revision: 0 }
        const { id } = match.info
        if (list.isTaken(id) && (await isKnown(saved))) {
          known.push(entryOf(saved))
          continue
        }
        const isFree = !added.has(id) && !list.isTaken(id)
        const taken: Match = isFree ? match : withId(match, newId())
        added.add(taken.info.id)
        additions.push({
          entry: entryOf({ ...saved, match: taken }),
          as: isFree ? 'new' : 'copy',
          match: taken,
        })
      }
      const isHere = ({ id, raw }: { readonly id: string; readonly raw: string }): boolean =>
        aside.some(({ key }) => key === quarantine.keyFor(id, raw)) || newer.some((each) => each.id === id)
      return { additions, known, kept: kept.filter((each) => !isHere(each)), problems, unread }
    },
    commitImport: async ({ additions, kept }, parts = []) => {
      const ids: string[] = []
      const wanted: Parameters<Library['add']>[0][] = [
        ...additions.map(({ match, entry: { title, changed, deleted, since } }) => {
          return { match, title, changed, deleted, since }
        }),
        ...parts.flatMap(({ partial: match, title }) =>
          match ? [{ match, title, changed: now(), deleted: null, since: null }] : [],
        ),
      ]
      // Each match is there as a whole or not at all, and a tap in between waits for a few of them only.
      for (const each of wanted) {
        ids.push(library.add(each).info.id)
        if (ids.length % batchSize === 0) await settled()
      }
      for (const { id, raw } of kept) library.keep(id, raw)
      return ids
    },
  }
}
