/**
 * The index: the rows of all matches, so that the app opens without reading them. The latest rows lie in one small text, which is
 * enough for the first screen; all rows lie in pages, so that a change rewrites few of them. It is only a cache: a match without a
 * row, or with a row that may be outdated, is read.
 */
import { keys, readIntact, withChecksum } from './disk'
import type { SavesContext } from './context'
import type { Entry } from './types'

/** Earlier builds kept more rows in it, and no pages. */
const format = 'claim-it-index/3'
const pageFormat = 'claim-it-rows/1'
/** Rows per page: some 45 KB, because Android cannot read a value of 2 MB. */
const pageSize = 64
/** Of the matches under way, of the finished ones and of the deleted ones. */
const mostLatest = 32

type Latest = {
  /** The match being played, which may have changed since the index was written. */
  readonly played: string | null
  readonly entries: readonly Entry[]
}

/** Null if the text is missing, damaged or of another version. */
export const readLatest = (text: string | null): Latest | null => {
  const read = readIntact(text)
  return read?.format === format ? (read as Latest & typeof read) : null
}

/** Null if the page is damaged or of another version. */
const readPage = (text: string | null): readonly Entry[] | null => {
  const read = readIntact(text)
  return read?.format === pageFormat ? (read.entries as readonly Entry[]) : null
}

export type MatchIndex = ReturnType<typeof createMatchIndex>

export const createMatchIndex = ({ storage, writer, list }: SavesContext) => {
  let played: string | null = null
  /** Whether the latest rows are known, so that they may be written before all matches have been read. */
  let isLatestKnown = false
  let isDue = false
  let pages: Set<string>[] = []
  const pageOf = new Map<string, number>()
  /** Pages that differ from the list. */
  const outdated = new Set<number>()
  /** The revisions of the latest rows as they were read. */
  let latestRead = new Map<string, number>()

  const forget = (id: string): void => {
    const page = pageOf.get(id)
    if (page === undefined) return
    pageOf.delete(id)
    pages[page]?.delete(id)
    outdated.add(page)
  }
  const assign = (id: string): void => {
    const there = pageOf.get(id)
    if (there !== undefined) return void outdated.add(there)
    const free = pages.findIndex(({ size }) => size < pageSize)
    const page = free < 0 ? pages.push(new Set()) - 1 : free
    pages[page]?.add(id)
    pageOf.set(id, page)
    outdated.add(page)
  }

  const latestRows = (): readonly Entry[] => {
    const { entries, deleted } = list.state.getState()
    const underWay = entries.filter(({ ended }) => ended === null).slice(0, mostLatest)
    const finished = entries.filter(({ ended }) => ended !== null).slice(0, mostLatest)
    return [...underWay, ...finished, ...deleted.slice(0, mostLatest)]
  }
  const writeLatest = (): void =>
    writer.ask(keys.index, () =>
      storage.setItem(keys.index, withChecksum({ format, played, entries: latestRows() })),
    )
  /** All rows are among the latest, so that pages would add nothing. */
  const isSmall = (): boolean => list.all().length === latestRows().length
  /** The row of the match being played is not written for each move. */
  const isLatestOutdated = (): boolean =>
    latestRows().some(({ id, revision }) => id !== played && latestRead.get(id) !== revision) ||
    [...latestRead.keys()].some((id) => !list.find(id))
  const writePages = (): void => {
    if (isSmall()) return
    for (const page of outdated) {
      const name = keys.rows(page)
      const write = async (): Promise<void> => {
        const entries = [...(pages[page] ?? [])].flatMap((id) => list.find(id) ?? [])
        if (entries.length === 0) await storage.removeItem(name)
        else await storage.setItem(name, withChecksum({ format: pageFormat, entries }))
      }
      writer.ask(name, write, 'later')
    }
    outdated.clear()
  }
  const ask = (): void => {
    const { isWhole } = list.state.getState()
    isDue ||= !isWhole
    if (isWhole || isLatestKnown) writeLatest()
    if (isWhole) writePages()
  }

  return {
    /** Called when loading begins, with what the disk has; null if it must not be trusted. */
    begin: (latest: Latest | null): void => {
      played = latest?.played ?? null
      isLatestKnown = latest !== null
      isDue = false
      latestRead = new Map(latest?.entries.map(({ id, revision }) => [id, revision]))
      pages = []
      pageOf.clear()
      outdated.clear()
    },
    /** Takes over the rows of a page that was read, and returns those that nothing speaks against. */
    takePage: (page: number, text: string | null): readonly Entry[] => {
      while (pages.length <= page) pages.push(new Set())
      const read = readPage(text)
      if (read === null) outdated.add(page)
      return (read ?? []).filter((row) => {
        const { id, revision } = row
        list.take(row)
        if (pageOf.has(id)) outdated.add(page)
        else {
          pageOf.set(id, page)
          pages[page]?.add(id)
        }
        const isLatest = list.find(id)?.revision === revision
        if (!isLatest && id !== played) outdated.add(page)
        return isLatest
      })
    },
    /** The row of a match has changed; it is written with the next `ask`. */
    change: assign,
    forget,
    /** Writes what has changed; the pages once all matches have been read. */
    ask,
    /** All matches have been read. Writes only what differs. */
    finish: (): void => {
      for (const id of [...pageOf.keys()]) if (!list.find(id)) forget(id)
      for (const { id } of list.all()) if (!pageOf.has(id)) assign(id)
      if (isDue || isLatestOutdated() || (outdated.size > 0 && !isSmall())) ask()
      isDue = false
      isLatestKnown = true
    },
    play: (id: string): void => {
      if (played === id) return
      if (played !== null && list.find(played)) assign(played)
      played = id
      ask()
    },
  }
}
