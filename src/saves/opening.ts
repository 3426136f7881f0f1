/** Opening: the list from the index alone, and from the matches where the index does not know them. Tries until the disk has been read. */
import type { Days } from './days'
import { idOfKey, isAsideKey, keys, oneByOne, type After, type Storage } from './disk'
import type { Found, Library } from './library'
import { entryOf, readIndex, type List } from './list'
import type { Quarantine } from './quarantine'
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
  readonly preferences: readonly {
    readonly keys: readonly string[]
    readonly load: (textOf: (key: string) => string | null) => void
  }[]
}

/** So many matches are asked for at a time when the index has to be rebuilt. */
const batchSize = 50

export const openFrom = async (options: OpeningOptions): Promise<void> => {
  const { storage, list, quarantine, library, days, preferences, now, isFromMatches } = options
  const allKeys = await storage.getAllKeys()
  const asideKeys = allKeys.filter(isAsideKey)
  const wanted = [
    keys.index,
    keys.spare,
    keys.days,
    ...preferences.flatMap((each) => each.keys),
    ...asideKeys,
  ]
  const texts = new Map(await storage.multiGet(wanted))
  const textOf = (key: string): string | null => texts.get(key) ?? null
  preferences.forEach((each) => each.load(textOf))
  days.begin(textOf(keys.days), now())

  const index = readIndex(isFromMatches ? null : textOf(keys.index))
  library.begin(index.played)
  const spare = textsIn([[keys.spare, textOf(keys.spare)]])
  const spareId = spare[0] && (/"id":"([A-Za-z0-9_-]{1,64})"/.exec(spare[0].text)?.[1] ?? 'spare')
  const copies = new Map<string, number>(spareId ? [[spareId, 0]] : [])
  for (const id of allKeys.flatMap((key) => idOfKey(key) ?? [])) copies.set(id, (copies.get(id) ?? 0) + 1)

  // The index may lag behind the match that was being played and behind a crash, and nobody is deleted on its word: those are read themselves.
  const isTrusted = ({ id, deleted }: Entry): boolean =>
    copies.get(id) === 2 && id !== index.played && id !== spareId && deleted === null
  const entries = new Map(index.entries.filter(isTrusted).map((entry) => [entry.id, entry]))
  const read = new Map<string, Found>()
  /** Also what is played while all this is read. */
  const due = (): readonly string[] => {
    const unwritten = library.unwritten()
    return [...copies.keys()].filter((id) => !read.has(id) && (!entries.has(id) || unwritten.includes(id)))
  }
  for (let ids = due(); ids.length > 0; ids = due()) {
    const batch = ids.slice(0, batchSize)
    const given = new Map(await storage.multiGet(batch.flatMap(copiesOf)))
    for (const id of batch) {
      const own = textsIn(copiesOf(id).map((key) => [key, given.get(key) ?? null] as const))
      const found = await library.judge(id, id === spareId ? [...own, ...spare] : own)
      read.set(id, found)
      if (found.ok) entries.set(id, entryOf(found.saved))
      else entries.delete(id)
    }
  }
  list.showAll([...entries.values()])
  library.rejoin(read)
  for (const { key, text } of textsIn(asideKeys.map((key) => [key, textOf(key)] as const)))
    quarantine.show(key, text)

  for (const [id, found] of read) {
    // What has been played on since is no longer deleted.
    if (!found.ok || list.find(id)?.revision !== found.saved.revision) continue
    const { saved, askToLevel } = found
    askToLevel?.()
    if (saved.deleted === null) continue
    if (saved.since === null || saved.since > days.used()) library.put({ ...saved, since: days.used() })
    else if (!askToLevel && days.isPast(saved.since)) library.purge(id)
  }
  const before = new Map(index.entries.map((entry) => [entry.id, entry]))
  const isNews = ({ id, deleted }: Entry): boolean =>
    id !== index.played && before.get(id)?.deleted !== deleted
  if ([...entries.values()].some(isNews) || index.entries.some(({ id }) => !copies.has(id)))
    library.askForIndex()
}

const longestPatience = 120_000

type ReadingOptions = {
  readonly storage: Storage
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
    // What fails a second time may fail for one value alone, which must not hide all others.
    const multiGet: Storage['multiGet'] =
      patience === hangsAfter
        ? storage.multiGet
        : (wanted) => storage.multiGet(wanted).catch(() => oneByOne(storage, wanted))
    const attempted = begin().then(() =>
      read({
        getAllKeys: () => ifCurrent(storage.getAllKeys()),
        multiGet: (wanted) => ifCurrent(multiGet(wanted)),
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
