/** Saves that could not be read: kept word for word under keys of their own, until somebody lets them go. Repairs nothing. */
import * as v from 'valibot'
import { moveCount, type Match } from '@/match/index'
import { idOfAsideKey, isAsideKey, keys, type Storage } from './disk'
import type { List } from './list'
import { checksum, parse, seal } from './sealed'
import { brokenIn, type SavedBroken } from './savedMatch'
import type { BrokenCopy } from './slots'
import type { PutAside } from './types'
import type { Writer } from './writer'

const format = 'claim-it-aside/1'
const shape = v.object({ format: v.literal(format), id: v.string(), putAside: v.string(), raw: v.string() })

type AsideFile = { readonly id: string; readonly putAside: string; readonly raw: string }

/** Null for anything else. Its checksum need not hold: what it keeps is broken anyway, and judged by itself. */
export const asideIn = (raw: unknown): AsideFile | null => {
  const read = v.safeParse(shape, raw)
  return read.success ? read.output : null
}

/** A file that is itself damaged is taken as the raw text. */
const readAside = (key: string, text: string): AsideFile =>
  asideIn(parse(text)) ?? { id: idOfAsideKey(key), putAside: '', raw: text }

export const writeAside = (id: string, putAside: string, raw: string): string =>
  seal({ format, id, putAside, raw })

/** It follows from the text, so that the same one is never put aside twice. */
const keyFor = (id: string, raw: string): string => keys.aside(id, checksum(raw))

export type Quarantine = {
  /** Puts a text aside and shows it. Where it cannot be written under a key of its own, it stays under the one it has. */
  readonly take: (id: string, copy: BrokenCopy) => Promise<PutAside>
  /** Shows what was put aside earlier. */
  readonly show: (key: string, text: string) => void
  /** The raw text; null when the disk does not give it. */
  readonly rawOf: (key: string) => Promise<string | null>
  /** What of it can be played, and what it is called; null when nothing can. */
  readonly soundPartOf: (key: string) => Promise<{ readonly match: Match; readonly title: string } | null>
  readonly discard: (key: string) => void
  /** Takes in what another device had put aside. */
  readonly keep: (id: string, raw: string) => void
  readonly keyFor: (id: string, raw: string) => string
}

type QuarantineOptions = {
  readonly storage: Storage
  readonly writer: Writer
  readonly list: List
  readonly now: () => string
  readonly mayWrite: () => boolean
}

export const createQuarantine = ({ storage, writer, list, now, mayWrite }: QuarantineOptions): Quarantine => {
  const show = (key: string, id: string, putAside: string, broken: SavedBroken): PutAside => {
    const { title, players, fault, brokenAtMove, partial } = broken
    const continuesFrom = partial && moveCount(partial)
    const aside = { key, id, title, players, putAside, fault, brokenAtMove, continuesFrom }
    list.showAside(aside)
    return aside
  }
  const rawOf: Quarantine['rawOf'] = async (key) => {
    // A disk that does not answer gives nothing, as for a match: whoever asked says so.
    const text = await storage.getItem(key).catch(() => null)
    return text !== null && isAsideKey(key) ? readAside(key, text).raw : text
  }
  const isWritten = (key: string, text: string): Promise<boolean> =>
    storage.setItem(key, text).then(
      () => true,
      () => false,
    )
  return {
    take: async (id, { key: home, text: raw, broken }) => {
      const putAside = now()
      const key = keyFor(id, raw)
      const isKept = mayWrite() && (await isWritten(key, writeAside(id, putAside, raw)))
      return show(isKept ? key : home, id, putAside, broken)
    },
    show: (key, text) => {
      const { id, putAside, raw } = readAside(key, text)
      show(key, id, putAside, brokenIn(raw))
    },
    rawOf,
    soundPartOf: async (key) => {
      const raw = await rawOf(key)
      const broken = raw === null ? null : brokenIn(raw)
      return broken?.partial ? { match: broken.partial, title: broken.title } : null
    },
    keyFor,
    keep: (id, raw) => {
      const [key, putAside] = [keyFor(id, raw), now()]
      show(key, id, putAside, brokenIn(raw))
      writer.ask(key, async () => {
        if (mayWrite()) await storage.setItem(key, writeAside(id, putAside, raw))
      })
    },
    discard: (key) => {
      list.hideAside(key)
      writer.ask(key, () => storage.removeItem(key))
    },
  }
}
