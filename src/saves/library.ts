/** The matches on the disk: starts each write, and finds the copy to go on with. Every write goes through the one writer. */
import { recordOf, titleLimit, type Match } from '@/match/index'
import { keys, type Storage } from './disk'
import { entryOf, type List } from './list'
import { writeIndex } from './listFile'
import { brokenIn, type Quarantine } from './quarantine'
import { writeSaved, type SavedMatch } from './savedMatch'
import { bestOf, type Copies, type Slots } from './slots'
import type { MatchFound } from './types'
import type { Writer } from './writer'

type LibraryOptions = {
  readonly storage: Storage
  readonly writer: Writer
  readonly slots: Slots
  readonly list: List
  readonly quarantine: Quarantine
  /** False once another tab writes; then nothing is written from here. */
  readonly mayWrite: () => boolean
  readonly newId: () => string
}

export type Found =
  | { readonly ok: true; readonly saved: SavedMatch; readonly isInSpare: boolean }
  | Exclude<MatchFound, { readonly ok: true }>

export type Library = {
  /** Starts to write in this tick. Reads nothing back: that whatever can be played is read as it was written, the tests show. */
  readonly put: (saved: Omit<SavedMatch, 'revision'>) => void
  /** Saves a match under a new id if its own is taken; returns the match as it was saved. */
  readonly add: (saved: Omit<SavedMatch, 'revision'>) => Match
  readonly find: (id: string) => Promise<Found>
  /** Says what a match's copies come to; puts a broken one aside. Changes nothing in the list of matches. */
  readonly judge: (id: string, copies: Copies) => Promise<Found>
  /** Puts aside what lies in the spare slot and cannot be used, before it is written over. */
  readonly keepSpare: (text: string) => Promise<void>
  readonly purge: (id: string) => void
  /** Knows, from the index, how often each has been saved and which was played last. */
  readonly begin: (played: string | null, revisions: ReadonlyMap<string, number>) => void
  /** What was played while the disk could not be read or written: to be read before it is written. */
  readonly unwritten: () => readonly string[]
  /** Goes on with that, now that the disk is known; where the disk has gone further, beside it as a second match. */
  readonly rejoin: (onDisk: ReadonlyMap<string, SavedMatch>) => void
  readonly askForIndex: () => void
}

export const withId = (match: Match, id: string): Match => ({ ...match, info: { ...match.info, id } })

/** The later one has all moves of the earlier one, and perhaps more. */
const goesOn = (earlier: Match, later: Match): boolean =>
  recordOf(later).moves.startsWith(recordOf(earlier).moves)

export const createLibrary = (options: LibraryOptions): Library => {
  const { storage, writer, slots, list, quarantine, mayWrite, newId } = options
  /** The match being played: the index is written when another one is, and may lag behind this one. */
  let played: string | null = null
  let revisions = new Map<string, number>()
  /** What is newer than the disk, as long as it is not written, and how often the match had been saved before. */
  const unwritten = new Map<string, { readonly saved: SavedMatch; readonly base: number }>()

  const askForIndex = (): void =>
    writer.ask(keys.index, async () => {
      const entries = list.all()
      const counts = entries.map(({ id }) => revisions.get(id) ?? 0)
      if (mayWrite()) await storage.setItem(keys.index, writeIndex({ played, entries, revisions: counts }))
    })

  const put: Library['put'] = (given) => {
    const { id } = given.match.info
    const title = given.title.slice(0, titleLimit)
    const saved: SavedMatch = { ...given, title, revision: (revisions.get(id) ?? 0) + 1 }
    const text = writeSaved(saved)
    unwritten.set(id, { saved, base: unwritten.get(id)?.base ?? revisions.get(id) ?? 0 })
    revisions.set(id, saved.revision)
    list.show(entryOf(saved))
    if (!mayWrite()) return
    writer.ask(keys.match(id), async () => {
      if (!mayWrite()) return
      await slots.write(id, text)
      const waiting = unwritten.get(id)
      if (waiting?.saved === saved) unwritten.delete(id)
      else if (waiting) unwritten.set(id, { ...waiting, base: saved.revision })
    })
    if (played !== id) {
      played = id
      askForIndex()
    }
  }

  const judge: Library['judge'] = async (id, copies) => {
    const home = keys.match(id)
    const best = bestOf(id, copies)
    if (best.is === 'missing') return { ok: false, reason: 'not-found' }
    if (best.is === 'newer') {
      list.showNewer({ id, format: best.format, title: best.title })
      return { ok: false, reason: 'newer' }
    }
    if (best.is === 'broken') {
      const aside = await quarantine.take(id, best.text, best.broken, home)
      if (aside.key !== home) writer.ask(home, () => slots.remove(id))
      return { ok: false, reason: 'put-aside', aside }
    }
    if (best.brokenHome && copies.home !== null) await quarantine.take(id, copies.home, best.brokenHome, home)
    revisions.set(id, best.saved.revision)
    return { ok: true, saved: best.saved, isInSpare: best.isInSpare }
  }

  const readCopies = async (id: string): Promise<Copies | null> => {
    try {
      const texts = new Map(await storage.multiGet([keys.match(id), keys.spare]))
      return { home: texts.get(keys.match(id)) ?? null, spare: texts.get(keys.spare) ?? null }
    } catch {
      return null
    }
  }

  const add: Library['add'] = (saved) => {
    const { match } = saved
    const added = list.isTaken(match.info.id) ? withId(match, newId()) : match
    put({ ...saved, match: added })
    return added
  }

  const find: Library['find'] = async (id) => {
    const copies = unwritten.has(id) ? null : await readCopies(id)
    // It may have been saved while the disk was being read.
    const waiting = unwritten.get(id)
    if (waiting) return { ok: true, saved: waiting.saved, isInSpare: false }
    if (!copies) return { ok: false, reason: 'unreachable' }
    const found = await judge(id, copies)
    if (found.ok) list.correct(entryOf(found.saved))
    else list.hide(id)
    return found
  }

  return {
    put,
    add,
    find,
    judge,
    keepSpare: async (text) => {
      const id = /"id":"([A-Za-z0-9_-]{1,64})"/.exec(text)?.[1] ?? 'spare'
      const { key } = await quarantine.take(id, text, brokenIn(text), keys.spare)
      // If it cannot be removed it is put aside under the same key again at the next start.
      if (key !== keys.spare) await storage.removeItem(keys.spare).catch(() => undefined)
    },
    purge: (id) => {
      list.hide(id)
      unwritten.delete(id)
      writer.ask(keys.match(id), async () => {
        if (mayWrite()) await slots.remove(id)
      })
      askForIndex()
    },
    begin: (playedBefore, counts) => {
      played = playedBefore
      revisions = new Map(counts)
    },
    unwritten: () => [...unwritten.keys()],
    rejoin: (onDisk) => {
      const waiting = [...unwritten]
      unwritten.clear()
      for (const [id, { saved, base }] of waiting) {
        const there = onDisk.get(id)
        if (there && there.revision <= base) put(saved)
        else if (!there || !goesOn(saved.match, there.match)) add(saved)
      }
    },
    askForIndex,
  }
}
