/** Puts aside saves that could not be read: keeps them unchanged under separate keys until the player discards them. */
import * as v from '@badrap/valita'
import { moveCount, readShape, type Match } from '@/match'
import { checksum, idOfAsideKey, idOfKey, isAsideKey, keys, parseObject, withChecksum } from './disk'
import type { SavesContext } from './context'
import { brokenIn, newerFormat, readSaved, type SavedBroken } from './savedMatch'
import type { BrokenCopy } from './copies'
import type { PutAside } from './types'

const format = 'claim-it-aside/1'
const shape = v.object({ format: v.literal(format), id: v.string(), putAside: v.string(), raw: v.string() })

type AsideFile = { readonly id: string; readonly putAside: string; readonly raw: string }

/** Null for anything else. Its checksum is not required to match: the text that it keeps is broken anyway. */
export const asideIn = (raw: unknown): AsideFile | null => {
  const read = readShape(shape, raw)
  return read.ok ? read.value : null
}

/** Larger texts are neither imported nor backed up. As JSON a character takes at most six bytes, and Android returns no value of 2 MB. */
export const largestAside = 300_000
/** The largest file for a text of that size. */
export const largestAsideFile = 6 * largestAside + 1000

/** If the file itself is damaged, all of it counts as the raw text. */
const readAside = (key: string, text: string): AsideFile =>
  asideIn(parseObject(text)) ?? { id: idOfAsideKey(key), putAside: '', raw: text }

/**
 * A broken save without its seeds, for export: its valid part may be played on. A newer app's save is left as it is. The pattern
 * starts with a quote, because one that starts with any number of backslashes takes quadratic time.
 */
export const withoutSeeds = (raw: string): string => {
  const read = readSaved(raw)
  const isNewer = !read.ok && newerFormat(read) !== null
  return isNewer ? raw : raw.replace(/("seed\\*"\s*:\s*)\\*"[^"\\]*\\*"/g, '$1null')
}

/** A line of a backup; null if no import would take it. */
export const asideLine = (key: string, text: string, now: string): string | null => {
  const { id, putAside, raw } = readAside(key, text)
  if (raw.length > largestAside) return null
  return writeAside(id, putAside || now, withoutSeeds(raw))
}

const writeAside = (id: string, putAside: string, raw: string): string =>
  withChecksum({ format, id, putAside, raw })

/** The same text always has the same key, so that it is put aside only once, also when it comes back from a backup. */
export const asideKeyFor = (id: string, raw: string): string => keys.aside(id, checksum(withoutSeeds(raw)))

const withheld: SavedBroken = {
  ok: false,
  fault: { code: 'withheld' },
  title: '',
  players: [],
  brokenAtMove: null,
  partial: null,
}

export type Quarantine = ReturnType<typeof createQuarantine>

export const createQuarantine = ({ storage, writer, list, now, mayWrite }: SavesContext) => {
  const show = (
    key: string,
    { id, putAside }: Pick<AsideFile, 'id' | 'putAside'>,
    broken: SavedBroken,
  ): PutAside => {
    const { ok: _, partial, ...shown } = broken
    const aside = { ...shown, key, id, putAside, continuesFrom: partial && moveCount(partial) }
    list.showAside(aside)
    return aside
  }
  const rawOf = async (key: string): Promise<string | null> => {
    // A failing disk gives null, as for a match: the caller reports it.
    const text = await storage.getItem(key).catch(() => null)
    return text !== null && isAsideKey(key) ? readAside(key, text).raw : text
  }
  const isWritten = (key: string, text: string): Promise<boolean> =>
    storage.setItem(key, text).then(
      () => true,
      async () => {
        // Android has written it, but never returns it.
        if (text.length > largestAside) await storage.removeItem(key).catch(() => undefined)
        return false
      },
    )
  return {
    /** Puts a text aside and lists it. If it cannot be written under a new key, it stays under the one it has. */
    take: async (id: string, { key: home, text: raw, broken }: BrokenCopy): Promise<PutAside> => {
      const file = { id, putAside: now(), raw }
      const key = asideKeyFor(id, raw)
      const isKept = mayWrite() && (await isWritten(key, writeAside(id, file.putAside, raw)))
      return show(isKept ? key : home, file, broken)
    },
    /** Lists a text that was put aside earlier. */
    show: (key: string, text: string): void => {
      const file = readAside(key, text)
      show(key, file, brokenIn(file.raw))
    },
    /** Lists a text that the disk does not return, so that it can be discarded. */
    showWithheld: (key: string): void => {
      const id = idOfKey(key) ?? idOfAsideKey(key)
      show(key, { id, putAside: '' }, withheld)
    },
    /** To be shared; null when the disk fails. */
    rawOf: async (key: string): Promise<string | null> => {
      const raw = await rawOf(key)
      return raw === null ? null : withoutSeeds(raw)
    },
    /** The match up to the last valid move; null when none can be played. */
    soundPartOf: async (key: string): Promise<{ readonly match: Match; readonly title: string } | null> => {
      const raw = await rawOf(key)
      const broken = raw === null ? null : brokenIn(raw)
      return broken?.partial ? { match: broken.partial, title: broken.title } : null
    },
    discard: (key: string): void => {
      list.hideAside(key)
      writer.ask(key, () => storage.removeItem(key))
    },
    /** Imports a text that another device had put aside. */
    keep: (id: string, raw: string): void => {
      const [key, file] = [asideKeyFor(id, raw), { id, putAside: now(), raw }]
      show(key, file, brokenIn(raw))
      writer.ask(key, () => storage.setItem(key, writeAside(id, file.putAside, raw)))
    },
  }
}
