/**
 * Stores the summaries that statistics use, in pages of 64. This is a cache: missing summaries are recomputed from the matches.
 */
import type { Summary } from '@/match/review'
import { keys, readIntact, withChecksum } from './disk'
import type { SavesContext } from './context'

const format = 'claim-it-summaries/1'
const pageSize = 64
/** Pages per read. Reads by key, because listing all keys would take longer. */
const atOnce = 32
/** This many missing pages in a row mean the end. */
const gap = 8

/** Empty if the page is damaged or of another version. */
const readPage = (text: string | null): readonly Summary[] => {
  const read = readIntact(text)
  return read?.format === format ? (read.summaries as readonly Summary[]) : []
}

export const createSummaries = ({ storage, writer, list, mayWrite }: SavesContext) => {
  let pages: Promise<(readonly Summary[])[]> | null = null

  const readPages = async (): Promise<(readonly Summary[])[]> => {
    const read: (readonly Summary[])[] = []
    for (let from = 0; ; from += atOnce) {
      const wanted = Array.from({ length: atOnce }, (_, at) => keys.summaries(from + at))
      const texts = new Map(await storage.multiGet(wanted))
      const found = wanted.map((key) => texts.get(key) ?? null)
      found.forEach((text, at) => {
        if (text !== null) read[from + at] = readPage(text)
      })
      if (found.slice(-gap).every((text) => text === null)) return Array.from(read, (page) => page ?? [])
    }
  }
  const known = (): Promise<(readonly Summary[])[]> => {
    pages ??= readPages().catch(() => {
      // Not cached, because the disk may answer later.
      pages = null
      return []
    })
    return pages
  }

  const write = (all: (readonly Summary[])[], page: number): void => {
    // Drops matches that have been deleted for good.
    if (list.state.getState().isWhole)
      all[page] = (all[page] ?? []).filter(({ id }) => list.find(id) !== undefined)
    const name = keys.summaries(page)
    writer.ask(name, () => storage.setItem(name, withChecksum({ format, summaries: all[page] })), 'later')
  }

  return {
    /** In no order, and may include matches that have been deleted since. */
    read: async (): Promise<readonly Summary[]> => (await known()).flat(),
    keep: async (summaries: readonly Summary[]): Promise<void> => {
      const all = await known()
      if (!mayWrite()) return
      const touched = new Set<number>()
      for (const summary of summaries) {
        const there = all.findIndex((page) => page.some(({ id }) => id === summary.id))
        const free = all.findIndex(({ length }) => length < pageSize)
        const page = there >= 0 ? there : free >= 0 ? free : all.length
        all[page] = [...(all[page] ?? []).filter(({ id }) => id !== summary.id), summary]
        touched.add(page)
      }
      for (const page of touched) write(all, page)
    },
    /** Drops the cache, because another tab may have written since. */
    forget: (): void => {
      pages = null
    },
  }
}
