/** What statistics keep of each match that is over, in pages of 64. Worth nothing by itself: what is missing or damaged is made anew from the matches. */
import type { Summary } from '@/match/review'
import { keys } from './disk'
import type { Parts } from './parts'
import { seal, unseal } from './sealed'

const format = 'claim-it-summaries/1'
const pageSize = 64
/** So many pages are asked for at once, by name: listing the names of all matches would take longer than reading these. */
const atOnce = 32
/** After so many in a row that are not there, none is. */
const gap = 8

/** What was not written word for word by this version is no page. */
const readPage = (text: string | null): readonly Summary[] => {
  const read = unseal(text)
  return read?.format === format ? (read.summaries as readonly Summary[]) : []
}

export const createSummaries = ({ storage, writer, list, mayWrite }: Parts) => {
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
      // The disk does not answer now; perhaps it does later.
      pages = null
      return []
    })
    return pages
  }

  const write = (all: (readonly Summary[])[], page: number): void => {
    // Matches that are gone for good leave nothing behind.
    all[page] = all[page]!.filter(({ id }) => list.find(id) !== undefined)
    const name = keys.summaries(page)
    writer.ask(name, () => storage.setItem(name, seal({ format, summaries: all[page]! })), true)
  }

  return {
    /** In no order; of matches that may have been deleted since. */
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
    /** Another tab may have written since. */
    forget: (): void => {
      pages = null
    },
  }
}
