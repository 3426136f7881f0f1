/** The matches on the disk. Every write is checked before, and goes through the one writer. */
import type { Match } from '@/match/index'
import { asideOf, brokenIn, putAside } from './asides'
import type { Catalogue } from './catalogue'
import { bestOf, type Best, type Copies } from './copies'
import { entryOf } from './entry'
import { writeIndex } from './indexFile'
import { keys } from './keys'
import { readSaved, writeSaved, type SavedBroken, type SavedMatch } from './savedMatch'
import type { Slots } from './slots'
import type { Storage } from './storage'
import type { MatchFound, PutAside } from './types'
import type { Writer } from './writer'

export type LibraryOptions = {
  readonly storage: Storage
  readonly writer: Writer
  readonly slots: Slots
  readonly catalogue: Catalogue
  readonly now: () => string
  /** False once another tab writes; then nothing is written from here. */
  readonly mayWrite: () => boolean
}

export type Found =
  | { readonly ok: true; readonly saved: SavedMatch; readonly isInSpare: boolean }
  | Exclude<MatchFound, { readonly ok: true }>

export type Library = {
  /** Starts to write in this tick. */
  readonly put: (match: Match, about: Pick<SavedMatch, 'changed' | 'deleted'>) => void
  readonly find: (id: string) => Promise<Found>
  /** Says what a match's copies come to; puts a broken one aside. Changes nothing in the list of matches. */
  readonly judge: (id: string, copies: Copies) => Promise<Found>
  /** Puts aside what lies in the spare slot and cannot be used, before it is written over. */
  readonly keepSpare: (text: string) => Promise<void>
  readonly purge: (id: string) => void
  /** Knows, from the index, how often each has been saved and which was played last. */
  readonly begin: (hot: string | null, revisions: ReadonlyMap<string, number>) => void
  readonly askForIndex: () => void
}

export const createLibrary = (options: LibraryOptions): Library => {
  const { storage, writer, slots, catalogue, now, mayWrite } = options
  /** The match being played: the index is written when another one is, and may lag behind this one. */
  let hot: string | null = null
  let revisions = new Map<string, number>()
  /** What is newer than the disk, as long as it is not written. */
  const unwritten = new Map<string, SavedMatch>()

  const askForIndex = (): void =>
    writer.ask(keys.index, async () => {
      const entries = catalogue.all()
      const counts = entries.map(({ id }) => revisions.get(id) ?? 0)
      if (mayWrite()) await storage.setItem(keys.index, writeIndex({ hot, entries, revisions: counts }))
    })

  const put: Library['put'] = (match, about) => {
    const { id } = match.info
    const saved: SavedMatch = { match, ...about, revision: (revisions.get(id) ?? 0) + 1 }
    const text = writeSaved(saved)
    const read = readSaved(text)
    if (!read.ok)
      throw new Error(`This match could not be read back, so it is not saved: ${JSON.stringify(read)}`)
    if (!mayWrite()) return
    revisions.set(id, saved.revision)
    unwritten.set(id, saved)
    writer.ask(keys.match(id), async () => {
      if (!mayWrite()) return
      await slots.write(id, text)
      if (unwritten.get(id) === saved) unwritten.delete(id)
    })
    catalogue.show(entryOf(saved))
    if (hot !== id) {
      hot = id
      askForIndex()
    }
  }

  /** Where the text cannot be written under a key of its own, it stays at `home`. */
  const putBrokenAside = async (
    id: string,
    raw: string,
    broken: SavedBroken,
    home = keys.match(id),
  ): Promise<PutAside> => {
    const time = now()
    const key = (mayWrite() && (await putAside(storage, { id, putAside: time, raw }))) || home
    const aside = asideOf(key, id, time, broken)
    catalogue.showAside(aside)
    return aside
  }

  const judge: Library['judge'] = async (id, copies) => {
    const best: Best = bestOf(id, copies)
    if (best.is === 'missing') return { ok: false, reason: 'not-found' }
    if (best.is === 'newer') {
      catalogue.showNewer({ id, format: best.format, title: best.title })
      return { ok: false, reason: 'newer' }
    }
    if (best.is === 'broken') {
      const aside = await putBrokenAside(id, best.text, best.broken)
      if (aside.key !== keys.match(id)) writer.ask(keys.match(id), () => slots.remove(id))
      return { ok: false, reason: 'put-aside', aside }
    }
    if (best.brokenHome && copies.home !== null) await putBrokenAside(id, copies.home, best.brokenHome)
    revisions.set(id, best.saved.revision)
    return { ok: true, saved: best.saved, isInSpare: best.isInSpare }
  }

  const keepSpare: Library['keepSpare'] = async (text) => {
    const id = /"id":"([A-Za-z0-9_-]{1,64})"/.exec(text)?.[1] ?? 'spare'
    const { key } = await putBrokenAside(id, text, brokenIn(text), keys.spare)
    // If it cannot be removed it is put aside under the same key again at the next start.
    if (key !== keys.spare) await storage.removeItem(keys.spare).catch(() => undefined)
  }

  const readCopies = async (id: string): Promise<Copies | null> => {
    try {
      const texts = new Map(await storage.multiGet([keys.match(id), keys.spare]))
      return { home: texts.get(keys.match(id)) ?? null, spare: texts.get(keys.spare) ?? null }
    } catch {
      return null
    }
  }

  const find: Library['find'] = async (id) => {
    const copies = unwritten.has(id) ? null : await readCopies(id)
    // It may have been saved while the disk was being read.
    const waiting = unwritten.get(id)
    if (waiting) return { ok: true, saved: waiting, isInSpare: false }
    if (!copies) return { ok: false, reason: 'unreachable' }
    const found = await judge(id, copies)
    if (found.ok) catalogue.correct(entryOf(found.saved))
    else catalogue.hide(id)
    return found
  }

  return {
    put,
    find,
    judge,
    keepSpare,
    purge: (id) => {
      catalogue.hide(id)
      unwritten.delete(id)
      writer.ask(keys.match(id), async () => {
        if (mayWrite()) await slots.remove(id)
      })
      askForIndex()
    },
    begin: (hotBefore, counts) => {
      hot = hotBefore
      revisions = new Map(counts)
      unwritten.clear()
    },
    askForIndex,
  }
}
