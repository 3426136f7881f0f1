/** What statistics keep of each match that is over, in pages of 64. Worth nothing by itself: what is missing or damaged is made anew from the matches. */
import type { Summary } from '@/match/index'
import { isSummaryKey, keys } from './disk'
import type { Parts } from './parts'
import { seal, unseal } from './sealed'

const format = 'claim-it-summaries/1'
const pageSize = 64

/** What was not written word for word by this version is no page. */
const readPage = (text: string | null): readonly Summary[] => {
  const read = unseal(text)
  return read?.format === format ? (read.summaries as readonly Summary[]) : []
}

export const createSummaries = ({ storage, writer, list, mayWrite }: Parts) => {
  let pages: Promise<(readonly Summary[])[]> | null = null

  const readPages = async (): Promise<(readonly Summary[])[]> => {
    const found = (await storage.getAllKeys()).filter(isSummaryKey)
    const read: (readonly Summary[])[] = []
    for (const [key, text] of await storage.multiGet(found))
      read[Number(key.split('/').at(-1))] = readPage(text)
    return Array.from(read, (page) => page ?? [])
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
