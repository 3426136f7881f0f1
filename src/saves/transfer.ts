/** Exports a match as text or all as a backup, and imports both. An import is previewed before anything is written. */
import { copyAs, withoutComingDice, writeText } from '@/match'
import { copiesOf, idOfKey, isAsideKey, keys } from './disk'
import { readImport, writeBackup } from './readImport'
import type { Library } from './library'
import { entryOf } from './list'
import type { SavesContext } from './context'
import { asideKeyFor, asideLine } from './quarantine'
import { readSaved, writeSaved, type SavedMatch } from './savedMatch'
import { textsIn } from './copies'
import type { Entry, ImportPreview, Saves } from './types'

type Transfer = Pick<Saves, 'exportText' | 'exportBackup' | 'checkImport' | 'commitImport'>

/** Matches per write, so that a tap in between does not wait for all. */
const batchSize = 5

export const createTransfer = (context: SavesContext, library: Library): Transfer => {
  const { storage, writer, list, now, newId, after } = context

  /** Compares texts, because they do not contain the seeds of matches under way. */
  const isKnown = async ({ match, title }: SavedMatch): Promise<boolean> => {
    const found = await library.find(match.info.id)
    if (!found.ok) return false
    return writeText(found.saved.match, found.saved.title) === writeText(match, title)
  }

  /** The backup lines of a match, or its raw texts if it cannot be read. Throws when the disk fails. */
  const linesOf = async (id: string): Promise<readonly string[]> => {
    const found = await library.find(id)
    if (found.ok) return [writeSaved({ ...found.saved, match: withoutComingDice(found.saved.match) })]
    if (found.reason === 'unreachable') throw new Error('The disk does not answer')
    await writer.settled()
    const texts = textsIn(await storage.multiGet(copiesOf(id))).map(({ text }) => text)
    return [...new Set(texts)].map((text) => asideLine(keys.aside(id, ''), text, now()))
  }

  const allLines = async (): Promise<readonly string[]> => {
    // Not only the ids in the list: a list that could not be drawn may lack some.
    const ids = [
      ...list.all().map(({ id }) => id),
      ...(await storage.getAllKeys()).flatMap((key) => idOfKey(key) ?? []),
    ]
    const lines: string[] = []
    for (const id of new Set(ids)) lines.push(...(await linesOf(id)))
    for (const key of (await storage.getAllKeys()).filter(isAsideKey)) {
      const text = await storage.getItem(key)
      if (text !== null) lines.push(asideLine(key, text, now()))
    }
    return lines
  }

  return {
    exportText: async (id) => {
      const found = await library.find(id)
      return found.ok ? writeText(found.saved.match, found.saved.title) : null
    },
    // Fails as a whole if a match cannot be read, because half a backup would look complete.
    exportBackup: () =>
      allLines().then(
        (lines) => writeBackup(lines, now()),
        () => null,
      ),
    checkImport: async (text) => {
      const additions: ImportPreview['additions'][number][] = []
      const known: Entry[] = []
      const added = new Set<string>()
      const { daysUsed, aside, newer } = list.state.getState()
      const take = async (given: SavedMatch, record: string): Promise<void> => {
        const saved = { ...given, since: given.deleted === null ? null : daysUsed }
        const { id } = saved.match.info
        if (list.isTaken(id) && (await isKnown(saved))) return void known.push(entryOf(saved))
        const isFree = !added.has(id) && !list.isTaken(id)
        const match = copyAs(saved.match, isFree ? id : newId())
        const entry = entryOf({ ...saved, match })
        added.add(entry.id)
        additions.push({ entry, as: isFree ? 'new' : 'copy', record })
      }
      const read = await readImport(text, { id: newId(), started: now() }, after, take)
      const isHere = ({ id, raw }: ImportPreview['kept'][number]): boolean =>
        aside.some(({ key }) => key === asideKeyFor(id, raw)) || newer.some((each) => each.id === id)
      return { ...read, additions, known, kept: read.kept.filter((each) => !isHere(each)) }
    },
    commitImport: async ({ additions, kept }, parts = []) => {
      const ids: string[] = []
      const add = async (saved: Parameters<Library['add']>[0]): Promise<void> => {
        ids.push(library.add(saved).info.id)
        if (ids.length % batchSize === 0) await writer.settled()
      }
      for (const { entry, record } of additions) {
        const read = readSaved(record)
        const { id, title, changed, deleted, since } = entry
        if (read.ok) await add({ match: copyAs(read.saved.match, id), title, changed, deleted, since })
      }
      for (const { partial: match, title } of parts)
        if (match)
          await add({ match: withoutComingDice(match), title, changed: now(), deleted: null, since: null })
      for (const { id, raw } of kept) library.keep(id, raw)
      library.askForIndex()
      return ids
    },
  }
}
