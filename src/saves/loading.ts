/**
 * Loads the list when the app opens: first the latest rows of the index and the match being played, then the rest of the index and
 * the matches that it does not cover. Retries until it works.
 */
import type { Days } from './days'
import { copiesOf, idOfKey, isAsideKey, keys, oneByOne, pageOfKey, type After, type Storage } from './disk'
import type { Found, Library } from './library'
import { entryOf, type List } from './list'
import { readLatest, type MatchIndex } from './matchIndex'
import type { Quarantine } from './quarantine'
import { textsIn } from './copies'
import type { Entry } from './types'

type Readable = Pick<Storage, 'getAllKeys' | 'multiGet'> & {
  /** Passes on the answer, or never resolves for an attempt that has been given up, so that its late answers have no effect. */
  readonly ifCurrent: <Answer>(given: Promise<Answer>) => Promise<Answer>
}

type LoadOptions = {
  readonly storage: Readable
  readonly list: List
  readonly quarantine: Quarantine
  readonly library: Library
  readonly index: MatchIndex
  readonly days: Days
  /** Ignores the index, because the list made from it could not be drawn. */
  readonly isFromMatches: boolean
  readonly now: () => string
  /** Settings and remembered values, which are read in the same call. */
  readonly preferences: readonly {
    readonly keys: readonly string[]
    readonly load: (textOf: (key: string) => string | null) => void
  }[]
  /** Called once writing is safe: every match may be read, played and saved while the others are still being loaded. */
  readonly onStarted: () => void
}

/** Matches and pages of the index per read: few enough that a tap need not wait for them. */
const [matchesAtOnce, pagesAtOnce] = [10, 4]
/** The list on screen is drawn again after this many matches, and after twice as many the next time. */
const firstPublished = 200

type TextOf = (key: string) => string | null
type Copies = Parameters<Library['choose']>[1]

/** The second copy that earlier builds kept of the match being played, by match id. */
const spareIn = (textOf: TextOf): ReadonlyMap<string, Copies> => {
  const spare = textsIn([[keys.spare, textOf(keys.spare)]])
  const [first] = spare
  if (!first) return new Map()
  return new Map([[/"id":"([A-Za-z0-9_-]{1,64})"/.exec(first.text)?.[1] ?? 'spare', spare]])
}

export const loadAll = async (options: LoadOptions): Promise<void> => {
  const { storage, list, quarantine, library, index, days, preferences, now, isFromMatches } = options
  const wanted = [keys.index, keys.spare, keys.days, ...preferences.flatMap((each) => each.keys)]
  const [allKeys, given] = await Promise.all([storage.getAllKeys(), storage.multiGet(wanted)])
  const texts = new Map(given)
  /** With a short value beside them: a disk that withholds all of the others still answers. */
  const textsAt = async (some: readonly string[]): Promise<ReadonlyMap<string, string | null>> => {
    const answered = new Map(await storage.multiGet([...some, keys.days]))
    return new Map(some.map((key) => [key, answered.get(key) ?? null]))
  }
  const textOf: TextOf = (key) => texts.get(key) ?? null
  preferences.forEach((each) => each.load(textOf))
  days.begin(textOf(keys.days), now())
  const spare = spareIn(textOf)
  const latest = isFromMatches ? null : readLatest(textOf(keys.index))
  list.begin()
  index.begin(latest)

  const copies = new Map<string, number>([...spare.keys()].map((id) => [id, 0]))
  const asideKeys: string[] = []
  const pages: number[] = []
  for (const key of allKeys) {
    const id = idOfKey(key)
    const page = pageOfKey(key)
    if (id !== null) copies.set(id, (copies.get(id) ?? 0) + 1)
    else if (page !== null) pages.push(page)
    else if (isAsideKey(key)) asideKeys.push(key)
  }

  /** Rows that the index has. They may be outdated for the match being played and after a crash, and must not cause a deletion. */
  const known = new Set<string>()
  const know = ({ id, deleted }: Entry): void => {
    if (deleted === null) known.add(id)
    else known.delete(id)
  }
  for (const row of latest?.entries ?? []) {
    // Deleted rows are not shown before the match itself has been read.
    if (row.deleted === null && copies.has(row.id)) list.take(row)
    know(row)
  }

  /** The revisions on the disk, by match id; null for a match that cannot be read. */
  const read = new Map<string, number | null>()
  /** The keys of what the disk has but may not return. */
  const withheld: string[] = []
  const readMatches = async (ids: readonly string[]): Promise<ReadonlyMap<string, Found>> => {
    const given = await textsAt(ids.flatMap(copiesOf))
    const found = new Map<string, Found>()
    for (const id of ids) {
      const own = textsIn(copiesOf(id).map((key) => [key, given.get(key) ?? null] as const))
      found.set(id, await storage.ifCurrent(library.choose(id, [...own, ...(spare.get(id) ?? [])])))
    }
    for (const [id, each] of found) {
      read.set(id, each.ok ? each.saved.revision : null)
      if (!each.ok) withheld.push(...copiesOf(id).filter((key) => typeof given.get(key) !== 'string'))
    }
    return found
  }
  /** Repairs, and erases what was deleted long ago. Once the match is in the list. */
  const tidy = (id: string, found: Found): void => {
    // The match was played in the meantime, so it is no longer deleted.
    if (!found.ok || list.find(id)?.revision !== found.saved.revision) return
    const { saved, askToRepair } = found
    askToRepair?.()
    if (saved.deleted === null) return
    if (saved.since === null || saved.since > days.used()) library.put({ ...saved, since: days.used() })
    else if (!askToRepair && days.isPast(saved.since)) library.purge(id)
  }

  // Before anything is written: the match being played, and those played before the disk could be read.
  const first = new Map<string, Found>()
  const isAsked = new Set([...spare.keys(), ...(latest?.played == null ? [] : [latest.played])])
  for (;;) {
    const ids = [...new Set([...isAsked, ...library.unwritten()])].filter((id) => !first.has(id))
    if (ids.length === 0) break
    for (const [id, found] of await readMatches(ids.slice(0, matchesAtOnce))) first.set(id, found)
  }
  for (const [id, found] of first) list.set(id, found.ok ? entryOf(found.saved) : null)
  list.publish()
  library.saveUnwritten(first)
  for (const [id, found] of first) tidy(id, found)
  first.clear()
  options.onStarted()

  for (let at = 0; at < asideKeys.length; at += matchesAtOnce)
    for (const [key, text] of await textsAt(asideKeys.slice(at, at + matchesAtOnce)))
      if (text === null) withheld.push(key)
      else quarantine.show(key, text)
  for (let at = 0; at < pages.length && !isFromMatches; at += pagesAtOnce) {
    const some = pages.slice(at, at + pagesAtOnce)
    const given = await textsAt(some.map(keys.rows))
    for (const page of some) index.takePage(page, given.get(keys.rows(page)) ?? null).forEach(know)
  }

  const due = [...copies].filter(
    ([id, count]) => !read.has(id) && !list.isTouched(id) && (count !== 2 || !known.has(id)),
  )
  const rowsBefore = new Map(due.map(([id]) => [id, list.find(id)]))
  list.keepOnly((id) => copies.has(id) && !rowsBefore.has(id) && read.get(id) !== null)
  if (due.length > 0) list.publish()
  let [untilPublished, published] = [firstPublished, firstPublished]
  for (let at = 0; at < due.length; at += matchesAtOnce) {
    const some = due.slice(at, at + matchesAtOnce).map(([id]) => id)
    for (const [id, found] of await readMatches(some)) {
      if (list.isTouched(id) || !found.ok) continue
      const entry = entryOf(found.saved)
      list.set(id, entry)
      if (JSON.stringify(rowsBefore.get(id)) !== JSON.stringify(entry)) index.change(id)
      tidy(id, found)
    }
    untilPublished -= some.length
    if (untilPublished > 0) continue
    list.publish()
    published *= 2
    untilPublished = published
  }
  list.publish()
  // Another tab may have deleted some since.
  const still = new Set(withheld.length > 0 ? await storage.getAllKeys() : [])
  for (const key of withheld) if (still.has(key)) quarantine.showWithheld(key)
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
    /** Counts from the latest answer: a long list is no disk that hangs. */
    const arm = (): void => {
      cancel()
      cancel = after(timeout, () => {
        answer(false)
        again()
      })
    }
    arm()
    const ifCurrent = async <Answer>(given: Promise<Answer>): Promise<Answer> => {
      const value = await given
      if (number !== current) return new Promise<never>(() => undefined)
      arm()
      return value
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
        ifCurrent,
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
