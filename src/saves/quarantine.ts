/** Saves that could not be read: kept word for word under keys of their own, until somebody lets them go. Repairs nothing. */
import * as v from 'valibot'
import { moveCount, readJson, type Match } from '@/match/index'
import { idOfAsideKey, isAsideKey, keys, type Storage } from './disk'
import type { List } from './list'
import { checksum, readSaved, type SavedBroken } from './savedMatch'
import type { PutAside } from './types'
import type { Writer } from './writer'

const format = 'claim-it-aside/1'
const shape = v.object({ format: v.literal(format), id: v.string(), putAside: v.string(), raw: v.string() })

type AsideFile = { readonly id: string; readonly putAside: string; readonly raw: string }

/** A file that is itself damaged is taken as the raw text. */
const readAside = (key: string, text: string): AsideFile => {
  const json = readJson(text)
  const read = json.ok ? v.safeParse(shape, json.value) : null
  if (read?.success) return read.output
  return { id: idOfAsideKey(key), putAside: '', raw: text }
}

/** What is wrong with a raw text, as found today: a later app may know more than the one that put it aside. */
export const brokenIn = (raw: string): SavedBroken => {
  const read = readSaved(raw)
  if (!read.ok && read.reason === 'broken') return read
  return {
    ok: false,
    reason: 'broken',
    fault: read.ok ? { code: 'altered' } : { code: 'wrong-field', field: 'format' },
    title: read.ok ? read.saved.title : read.title,
    players: read.ok ? read.saved.match.info.players.map(({ name }) => name) : [],
    brokenAtMove: null,
    partial: read.ok ? read.saved.match : null,
  }
}

export type Quarantine = {
  /** Puts a text aside and shows it. Where it cannot be written under a key of its own, it stays at `home`. */
  readonly take: (id: string, raw: string, broken: SavedBroken, home: string) => Promise<PutAside>
  /** Shows what was put aside earlier. */
  readonly show: (key: string, text: string) => void
  /** The raw text; null when the disk does not give it. */
  readonly rawOf: (key: string) => Promise<string | null>
  /** What of it can be played, and what it is called; null when nothing can. */
  readonly soundPartOf: (key: string) => Promise<{ readonly match: Match; readonly title: string } | null>
  readonly discard: (key: string) => void
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
  return {
    take: async (id, raw, broken, home) => {
      const putAside = now()
      const key = keys.aside(id, checksum(raw))
      const text = JSON.stringify({ format, id, putAside, raw })
      try {
        if (!mayWrite()) return show(home, id, putAside, broken)
        await storage.setItem(key, text)
        return show(key, id, putAside, broken)
      } catch {
        return show(home, id, putAside, broken)
      }
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
    discard: (key) => {
      list.hideAside(key)
      writer.ask(key, () => storage.removeItem(key))
    },
  }
}
