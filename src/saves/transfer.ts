/** Exports a match as text or all as a backup, and imports both. An import is previewed before anything is written. */
import { itemAt } from '@/checked'
import { copyAs, withLateSeals, withoutComingDice, writeText, type Match } from '@/match'
import { copiesOf, idOfKey, isAsideKey, keys } from './disk'
import { readImport, writeBackup } from './readImport'
import { continues, type Library } from './library'
import { entryOf } from './list'
import type { SavesContext } from './context'
import { asideKeyFor, asideLine } from './quarantine'
import { readSaved, writeSaved, type SavedMatch } from './savedMatch'
import { textsIn } from './copies'
import type { Entry, ImportPreview, Saves } from './types'

type Transfer = Pick<Saves, 'exportText' | 'exportBackup' | 'checkImport' | 'commitImport'>

type Addition = ImportPreview['additions'][number]
type Unsaved = Parameters<Library['put']>[0]

/** Whether both are the same match, and `later` has all moves of `earlier`. */
const goesOn = (later: Match, earlier: Match): boolean => {
  const facts = ({ info: { started, rules, dice } }: Match): string =>
    [started, rules.seats, rules.first, rules.reusableSquatters, dice].join()
  return facts(later) === facts(earlier) && continues(earlier, later)
}

/** The match here with the moves of a longer one. It stays deleted only if both are. */
const longerOf = (here: SavedMatch, { match, title, changed, deleted }: Unsaved): SavedMatch => ({
  ...here,
  match: copyAs(match, here.match.info.id),
  title: here.title || title,
  changed: changed > here.changed ? changed : here.changed,
  deleted: deleted && here.deleted,
  since: deleted === null ? null : here.since,
})

/** Matches per write, so that a tap in between does not wait for all. */
const batchSize = 5

export const createTransfer = (context: SavesContext, library: Library): Transfer => {
  const { storage, writer, list, now, newId, after } = context

  /** Null for a match that cannot be read. */
  const savedHere = async (id: string): Promise<SavedMatch | null> => {
    const found = await library.find(id)
    return found.ok ? found.saved : null
  }

  /** Whether an earlier import has added this match as a copy. */
  const isKnownCopy = async ({ match }: SavedMatch): Promise<boolean> => {
    for (const { id, copyOf } of list.all()) {
      const copy = copyOf === match.info.id ? await savedHere(id) : null
      if (copy && goesOn(copy.match, match)) return true
    }
    return false
  }

  /** The backup lines of a match, or its raw texts if it cannot be read; null for a text that is too large. Throws when the disk fails. */
  const linesOf = async (id: string): Promise<readonly (string | null)[]> => {
    const found = await library.find(id)
    if (found.ok) return [writeSaved({ ...found.saved, match: withoutComingDice(found.saved.match) })]
    if (found.reason === 'unreachable') throw new Error('The disk does not answer')
    await writer.settled()
    const texts = textsIn(await storage.multiGet(copiesOf(id))).map(({ text }) => text)
    const isWithheld = texts.length === 0 && (await storage.getAllKeys()).some((key) => idOfKey(key) === id)
    if (isWithheld) return [null]
    return [...new Set(texts)].map((text) => asideLine(keys.aside(id, ''), text, now()))
  }

  /** Null if the disk returns other values but not this one. */
  const unlessWithheld = <Given>(reading: Promise<Given>): Promise<Given | null> =>
    reading.catch(() => storage.getItem(keys.index).then(() => null))

  /** Null for each save that is left out. Throws when the disk fails. */
  const allLines = async (): Promise<readonly (string | null)[]> => {
    // Not only the ids in the list: a list that could not be drawn may lack some.
    const ids = [
      ...list.all().map(({ id }) => id),
      ...(await storage.getAllKeys()).flatMap((key) => idOfKey(key) ?? []),
    ]
    const lines: (string | null)[] = []
    for (const id of new Set(ids)) lines.push(...((await unlessWithheld(linesOf(id))) ?? [null]))
    for (const key of (await storage.getAllKeys()).filter(isAsideKey)) {
      const text = await unlessWithheld(storage.getItem(key))
      lines.push(text === null ? null : asideLine(key, text, now()))
      // A line may be large: lets taps in between.
      await new Promise<void>((resolve) => after(0, resolve))
    }
    return lines
  }

  return {
    exportText: async (id) => {
      const found = await library.find(id)
      return found.ok ? writeText(found.saved.match, found.saved.title) : null
    },
    // Fails as a whole if the disk fails, because half a backup would look complete. Says how much the disk withheld.
    exportBackup: () =>
      allLines().then(
        (all) => {
          const lines = all.filter((line) => line !== null)
          return writeBackup(lines, now(), all.length - lines.length)
        },
        () => null,
      ),
    checkImport: async (text) => {
      const additions: Addition[] = []
      const known: Entry[] = []
      /** Where the additions with an id of the text are. */
      const places = new Map<string, readonly number[]>()
      const { daysUsed, aside, newer } = list.state.getState()
      const take = async (given: SavedMatch, record: string): Promise<void> => {
        const saved = { ...given, since: given.deleted === null ? null : daysUsed }
        const { id } = saved.match.info
        const here = list.isTaken(id) ? await savedHere(id) : null
        if (here && goesOn(here.match, saved.match)) return void known.push(entryOf(saved))
        const before = places.get(id) ?? []
        const additionAs = (as: Addition['as'], newOrSame: string): Addition => {
          const copied = {
            ...(as === 'copy' && { copyOf: id }),
            ...saved,
            match: copyAs(saved.match, newOrSame),
          }
          return { entry: entryOf(here && as === 'longer' ? longerOf(here, saved) : copied), as, record }
        }
        for (const at of before) {
          const addition = itemAt(additions, at)
          const read = readSaved(addition.record)
          if (!read.ok) continue
          if (goesOn(read.saved.match, saved.match)) return
          if (!goesOn(saved.match, read.saved.match)) continue
          additions[at] = additionAs(addition.as, addition.entry.id)
          return
        }
        const isLonger = here !== null && goesOn(saved.match, here.match)
        if (here && !isLonger && (await isKnownCopy(saved))) return void known.push(entryOf(saved))
        const isFree = before.length === 0 && !list.isTaken(id)
        places.set(id, [...before, additions.length])
        additions.push(
          isLonger ? additionAs('longer', id) : isFree ? additionAs('new', id) : additionAs('copy', newId()),
        )
      }
      const read = await readImport(text, { id: newId(), started: now() }, after, take)
      const here = new Set(aside.map(({ key }) => key))
      const kept = read.kept.filter(({ id, raw }) => {
        const key = asideKeyFor(id, raw)
        const isNew = !here.has(key) && !newer.some((each) => each.id === id)
        here.add(key)
        return isNew
      })
      return { ...read, additions, known, kept }
    },
    commitImport: async ({ additions, kept }, parts = []) => {
      const ids: string[] = []
      const add = async (saved: Parameters<Library['add']>[0]): Promise<void> => {
        ids.push(library.add(saved).info.id)
        if (ids.length % batchSize === 0) await writer.settled()
      }
      for (const { entry, as, record } of additions) {
        const read = readSaved(record)
        if (!read.ok) continue
        const { id, title, changed, deleted, since, copyOf } = entry
        const copied = copyOf !== undefined && { copyOf }
        const saved = { match: copyAs(read.saved.match, id), title, changed, deleted, since, ...copied }
        const here = as === 'longer' ? await savedHere(id) : null
        if (here && goesOn(saved.match, here.match)) {
          library.put(longerOf(here, saved))
          ids.push(id)
        } else await add(saved)
      }
      for (const { partial: match, title } of parts) {
        if (!match) continue
        const copy = { match: withoutComingDice(withLateSeals(match)), title, copyOf: match.info.id }
        await add({ ...copy, changed: now(), deleted: null, since: null })
      }
      for (const { id, raw } of kept) library.keep(id, raw)
      library.askForIndex()
      return ids
    },
  }
}
