/** Loads the list when the app opens: from the index, and from the matches that the index does not cover. Retries until it works. */
import type { Days } from './days'
import { copiesOf, idOfKey, isAsideKey, keys, oneByOne, type After, type Storage } from './disk'
import type { Found, Library } from './library'
import { entryOf, readIndex, type List } from './list'
import type { Quarantine } from './quarantine'
import { textsIn } from './copies'
import type { Entry } from './types'

type Readable = Pick<Storage, 'getAllKeys' | 'multiGet'>

type LoadOptions = {
  readonly storage: Readable
  readonly list: List
  readonly quarantine: Quarantine
  readonly library: Library
  readonly days: Days
  /** Ignores the index, because the list made from it could not be drawn. */
  readonly isFromMatches: boolean
  readonly now: () => string
  /** Settings and remembered values, which are read in the same call. */
  readonly preferences: readonly {
    readonly keys: readonly string[]
    readonly load: (textOf: (key: string) => string | null) => void
  }[]
}

/** Matches per read when the index has to be rebuilt. */
const batchSize = 50

export const loadAll = async (options: LoadOptions): Promise<void> => {
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

  // The index may be outdated for the match being played and after a crash, and must not cause a deletion, so these matches are
  // read.
  const isTrusted = ({ id, deleted }: Entry): boolean =>
    copies.get(id) === 2 && id !== index.played && id !== spareId && deleted === null
  const entries = new Map(index.entries.filter(isTrusted).map((entry) => [entry.id, entry]))
  const read = new Map<string, Found>()
  /** The keys of matches that the disk has but does not return. */
  const withheld: string[] = []
  /** Includes matches played while all this is read. */
  const due = (): readonly string[] => {
    const unwritten = library.unwritten()
    return [...copies.keys()].filter((id) => !read.has(id) && (!entries.has(id) || unwritten.includes(id)))
  }
  for (let ids = due(); ids.length > 0; ids = due()) {
    const batch = ids.slice(0, batchSize)
    const given = new Map(await storage.multiGet(batch.flatMap(copiesOf)))
    for (const id of batch) {
      const own = textsIn(copiesOf(id).map((key) => [key, given.get(key) ?? null] as const))
      const found = await library.choose(id, id === spareId ? [...own, ...spare] : own)
      read.set(id, found)
      if (found.ok) entries.set(id, entryOf(found.saved))
      else {
        entries.delete(id)
        withheld.push(
          ...copiesOf(id).filter((key) => allKeys.includes(key) && typeof given.get(key) !== 'string'),
        )
      }
    }
  }
  list.showAll([...entries.values()])
  library.saveUnwritten(read)
  for (const { key, text } of textsIn(asideKeys.map((key) => [key, textOf(key)] as const)))
    quarantine.show(key, text)
  const missing = [...asideKeys.filter((key) => textOf(key) === null), ...withheld]
  // Another tab may have deleted some since.
  const still = missing.length > 0 ? await storage.getAllKeys() : []
  for (const key of missing) if (still.includes(key)) quarantine.showWithheld(key)

  for (const [id, found] of read) {
    // The match was played in the meantime, so it is no longer deleted.
    if (!found.ok || list.find(id)?.revision !== found.saved.revision) continue
    const { saved, askToRepair } = found
    askToRepair?.()
    if (saved.deleted === null) continue
    if (saved.since === null || saved.since > days.used()) library.put({ ...saved, since: days.used() })
    else if (!askToRepair && days.isPast(saved.since)) library.purge(id)
  }
  const before = new Map(index.entries.map((entry) => [entry.id, entry]))
  const isOutdated = ({ id, deleted }: Entry): boolean =>
    id !== index.played && before.get(id)?.deleted !== deleted
  if ([...entries.values()].some(isOutdated) || index.entries.some(({ id }) => !copies.has(id)))
    library.askForIndex()
}

const longestTimeout = 120_000

type RetryOptions = {
  readonly storage: Storage
  readonly after: After
  /** The timeout of the first attempt; each further one has twice the timeout of the one before. */
  readonly hangsAfter: number
  readonly begin: () => Promise<void>
  readonly read: (storage: Readable) => Promise<void>
  /** Called when all has been read, and whenever an attempt fails. */
  readonly report: (isRead: boolean) => void
}

/** Returns a function that starts loading, and resolves with the first report. Retries until an attempt succeeds. */
export const createRetryingLoad = (options: RetryOptions): (() => Promise<void>) => {
  const { storage, after, hangsAfter, begin, read, report } = options
  let current = 0
  let cancel: () => void = () => undefined
  let waiting: readonly (() => void)[] = []

  const answer = (isRead: boolean): void => {
    cancel()
    report(isRead)
    waiting.forEach((resolve) => resolve())
    waiting = []
  }
  const attempt = (timeout: number): void => {
    cancel()
    const number = (current += 1)
    const again = (): void => attempt(Math.min(2 * timeout, longestTimeout))
    cancel = after(timeout, () => {
      answer(false)
      again()
    })
    /** Never resolves for an attempt that has timed out, so that its late answers have no effect. */
    const ifCurrent = async <Answer>(given: Promise<Answer>): Promise<Answer> => {
      const value = await given
      return number === current ? value : new Promise<never>(() => undefined)
    }
    // A second failure may be caused by one value, so the values are read one by one.
    const multiGet: Storage['multiGet'] =
      timeout === hangsAfter
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
        cancel = after(timeout / 5, again)
      },
    )
  }

  return () =>
    new Promise((resolve) => {
      waiting = [...waiting, resolve]
      attempt(hangsAfter)
    })
}
