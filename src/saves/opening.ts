/** Opening: the list from the index alone, and from the matches where the index does not know them. Tries until the disk has been read. */
import type { Days } from './days'
import { idOfKey, isAsideKey, keys, type After, type Storage } from './disk'
import type { Library } from './library'
import { entryOf, readIndex, type List } from './list'
import type { Quarantine } from './quarantine'
import type { SavedMatch } from './savedMatch'
import { copiesOf, textsIn } from './slots'
import type { Entry } from './types'

type Readable = Pick<Storage, 'getAllKeys' | 'multiGet'>

type OpeningOptions = {
  readonly storage: Readable
  readonly list: List
  readonly quarantine: Quarantine
  readonly library: Library
  readonly days: Days
  /** The index is not asked: a list drawn from it could not be shown. */
  readonly isFromMatches: boolean
  readonly now: () => string
  /** Keys of others that are read on the way, and who wants them. */
  readonly preferences: {
    readonly keys: readonly string[]
    readonly load: (textOf: (key: string) => string | null) => void
  }
}

/** So many matches are asked for at a time when the index has to be rebuilt. */
const batchSize = 50

export const openFrom = async (options: OpeningOptions): Promise<void> => {
  const { storage, list, quarantine, library, days, preferences, now, isFromMatches } = options
  const readAll = async (wanted: readonly string[]) =>
    new Map(wanted.length === 0 ? [] : await storage.multiGet(wanted))

  const allKeys = await storage.getAllKeys()
  const asideKeys = allKeys.filter(isAsideKey)
  const texts = await readAll([keys.index, keys.spare, keys.days, ...preferences.keys, ...asideKeys])
  const textOf = (key: string): string | null => texts.get(key) ?? null
  preferences.load(textOf)
  days.load(textOf(keys.days))
  days.use(now())

  const index = readIndex(isFromMatches ? null : textOf(keys.index))
  library.begin(index.played)
  const spareText = textOf(keys.spare)
  const spare = spareText === null ? [] : [{ key: keys.spare, text: spareText }]
  const spareId = spareText && (/"id":"([A-Za-z0-9_-]{1,64})"/.exec(spareText)?.[1] ?? 'spare')
  const copies = new Map<string, number>(spareId ? [[spareId, 0]] : [])
  for (const id of allKeys.flatMap((key) => idOfKey(key) ?? [])) copies.set(id, (copies.get(id) ?? 0) + 1)

  // The index may lag behind the match that was being played and behind a crash, and nobody is deleted on its word: those are read themselves.
  const unsure = new Set([index.played, spareId, ...library.unwritten()])
  const isTrusted = ({ id, deleted }: Entry): boolean =>
    copies.get(id) === 2 && !unsure.has(id) && deleted === null
  const trusted = index.entries.filter(isTrusted)
  const known = new Set(trusted.map(({ id }) => id))
  const doubtful = [...copies.keys()].filter((id) => !known.has(id))
  const entries: Entry[] = [...trusted]
  const onDisk = new Map<string, SavedMatch>()
  const past: string[] = []
  const uncounted: SavedMatch[] = []
  for (let at = 0; at < doubtful.length; at += batchSize) {
    const ids = doubtful.slice(at, at + batchSize)
    const read = await readAll(ids.flatMap(copiesOf))
    for (const id of ids) {
      const own = textsIn(copiesOf(id).map((key) => [key, read.get(key) ?? null] as const))
      const found = await library.judge(id, id === spareId ? [...own, ...spare] : own)
      if (!found.ok) continue
      entries.push(entryOf(found.saved))
      onDisk.set(id, found.saved)
      const { deleted, since } = found.saved
      if (deleted === null) continue
      if (since === null || since > days.used()) uncounted.push(found.saved)
      else if (found.isWhole && days.isPast(since)) past.push(id)
    }
  }
  list.showAll(entries)
  library.rejoin(onDisk)
  for (const key of asideKeys) {
    const text = textOf(key)
    if (text !== null) quarantine.show(key, text)
  }

  past.forEach(library.purge)
  uncounted.forEach((saved) => library.put({ ...saved, since: days.used() }))
  const before = new Map(index.entries.map((entry) => [entry.id, entry]))
  const isNews = (entry: Entry): boolean =>
    entry.id !== index.played && before.get(entry.id)?.deleted !== entry.deleted
  if (entries.some(isNews) || index.entries.some(({ id }) => !copies.has(id))) library.askForIndex()
}

const longestPatience = 120_000

type ReadingOptions = {
  readonly storage: Readable
  readonly after: After
  /** The patience of the first attempt; each further one has twice as much as the one before. */
  readonly hangsAfter: number
  readonly begin: () => Promise<void>
  readonly read: (storage: Readable) => Promise<void>
  /** Called when all has been read, and whenever an attempt is given up. */
  readonly tell: (isRead: boolean) => void
}

/** Reads until it has read. What it returns begins at once, and resolves when there is something to tell. */
export const createReading = (options: ReadingOptions): (() => Promise<void>) => {
  const { storage, after, hangsAfter, begin, read, tell } = options
  let current = 0
  let callOff: () => void = () => undefined
  let waiting: readonly (() => void)[] = []

  const answer = (isRead: boolean): void => {
    callOff()
    tell(isRead)
    waiting.forEach((resolve) => resolve())
    waiting = []
  }
  const attempt = (patience: number): void => {
    callOff()
    const number = (current += 1)
    const again = (): void => attempt(Math.min(2 * patience, longestPatience))
    callOff = after(patience, () => {
      answer(false)
      again()
    })
    /** An attempt that has been given up goes no further, whatever comes late. */
    const ifCurrent = async <Answer>(given: Promise<Answer>): Promise<Answer> => {
      const value = await given
      return number === current ? value : new Promise<never>(() => undefined)
    }
    const attempted = begin().then(() =>
      read({
        getAllKeys: () => ifCurrent(storage.getAllKeys()),
        multiGet: (wanted) => ifCurrent(storage.multiGet(wanted)),
      }),
    )
    attempted.then(
      () => number === current && answer(true),
      () => {
        if (number !== current) return
        answer(false)
        callOff = after(patience / 5, again)
      },
    )
  }

  return () =>
    new Promise((resolve) => {
      waiting = [...waiting, resolve]
      attempt(hangsAfter)
    })
}
