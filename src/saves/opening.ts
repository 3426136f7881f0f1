/** Opening: the list from the index alone, and from the matches where the index does not know them. Tries until the disk has been read. */
import { idOfKey, isAsideKey, keys, type After, type Storage } from './disk'
import type { Library } from './library'
import { entryOf, type List } from './list'
import { readIndex } from './listFile'
import type { Quarantine } from './quarantine'
import { readSaved, type SavedMatch } from './savedMatch'
import type { Slots } from './slots'
import type { Entry } from './types'

type Readable = Pick<Storage, 'getAllKeys' | 'multiGet'>

type OpeningOptions = {
  readonly storage: Readable
  readonly slots: Slots
  readonly list: List
  readonly quarantine: Quarantine
  readonly library: Library
  readonly now: () => string
  /** Keys of others that are read on the way, and who wants them. */
  readonly preferences: {
    readonly keys: readonly string[]
    readonly load: (textOf: (key: string) => string | null) => void
  }
}

/** How long a deleted match can be brought back. */
export const deletedDays = 30

const isPast = (deleted: string, now: string): boolean =>
  Date.parse(now) - Date.parse(deleted) > deletedDays * 24 * 60 * 60 * 1000

/** So many matches are asked for at a time when the index has to be rebuilt. */
const batchSize = 50

export const openFrom = async (options: OpeningOptions): Promise<void> => {
  const { storage, slots, list, quarantine, library, preferences } = options
  const readAll = async (wanted: readonly string[]) =>
    new Map(wanted.length === 0 ? [] : await storage.multiGet(wanted))

  const allKeys = await storage.getAllKeys()
  const asideKeys = allKeys.filter(isAsideKey)
  const texts = await readAll([keys.index, keys.spare, ...preferences.keys, ...asideKeys])
  const textOf = (key: string): string | null => texts.get(key) ?? null
  preferences.load(textOf)

  const index = readIndex(textOf(keys.index))
  library.begin(index.played, new Map(index.entries.map(({ id }, at) => [id, index.revisions[at] ?? 0])))
  slots.begin()
  const atHome = new Set(allKeys.flatMap((key) => idOfKey(key) ?? []))
  atHome.forEach(slots.atHome)
  const spareText = textOf(keys.spare)
  const spare = spareText === null ? null : readSaved(spareText)
  const spareId = spare?.ok ? spare.saved.match.info.id : null
  // One that ends in the middle is our own last write, torn: the action in flight, nothing more.
  const isTorn = spare?.ok === false && spare.reason === 'broken' && spare.fault.code === 'cut-off'
  if (spareText !== null && spare?.ok === false && !isTorn) await library.keepSpare(spareText)

  // The index may lag behind the match that was being played, and behind a crash: those are read themselves.
  const onDisk = new Set(spareId === null ? atHome : [...atHome, spareId])
  const unwritten = new Set(library.unwritten())
  const isTrusted = ({ id }: Entry): boolean =>
    onDisk.has(id) && id !== index.played && id !== spareId && !unwritten.has(id)
  const trusted = index.entries.filter(isTrusted)
  const known = new Set(trusted.map(({ id }) => id))
  const doubtful = [...onDisk].filter((id) => !known.has(id))
  const entries: Entry[] = [...trusted]
  const read = new Map<string, SavedMatch>()
  for (let at = 0; at < doubtful.length; at += batchSize) {
    const ids = doubtful.slice(at, at + batchSize)
    const homes = await readAll(ids.map(keys.match))
    for (const id of ids) {
      const found = await library.judge(id, { home: homes.get(keys.match(id)) ?? null, spare: spareText })
      if (!found.ok) continue
      entries.push(entryOf(found.saved))
      read.set(id, found.saved)
      if (id === spareId && spareText !== null) slots.inSpare(id, spareText, found.isInSpare)
    }
  }
  list.showAll(entries)
  library.rejoin(read)
  for (const key of asideKeys) {
    const text = textOf(key)
    if (text !== null) quarantine.show(key, text)
  }

  const past = entries.filter(({ deleted }) => deleted !== null && isPast(deleted, options.now()))
  past.forEach(({ id }) => library.purge(id))
  const isUnknown = (id: string): boolean => id !== index.played && id !== spareId
  if (doubtful.some(isUnknown) || index.entries.some(({ id }) => !onDisk.has(id))) library.askForIndex()
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
