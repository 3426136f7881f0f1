/** The matches on the disk: starts each write, and finds the copy to go on with. Every write goes through the one writer. */
import { recordOf, titleLimit, type Match } from '@/match/index'
import { keys, type Storage } from './disk'
import { entryOf, writeIndex, type List } from './list'
import type { Quarantine } from './quarantine'
import { readSaved, writeSaved, type SavedMatch } from './savedMatch'
import { bestOf, copiesOf, textsIn, type Copy, type Slots } from './slots'
import type { MatchFound, PutAside } from './types'
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

type Unsaved = Omit<SavedMatch, 'revision'>

export type Found =
  | {
      readonly ok: true
      readonly saved: SavedMatch
      /** Both copies lie on the disk and say the same. */
      readonly isWhole: boolean
    }
  | Exclude<MatchFound, { readonly ok: true }>

export type Library = {
  /** Starts to write in this tick. Reads nothing back: that whatever can be played is read as it was written, the tests show. */
  readonly put: (saved: Unsaved) => void
  /** Saves a match under a new id if its own is taken; returns the match as it was saved. */
  readonly add: (saved: Unsaved) => Match
  readonly find: (id: string) => Promise<Found>
  /** Says what a match's copies come to; puts a broken one aside, and makes both alike. Changes nothing in the list of matches. */
  readonly judge: (id: string, copies: readonly Copy[]) => Promise<Found>
  /** Takes in word for word what only a newer app can read, or none. */
  readonly keep: (id: string, raw: string) => void
  readonly purge: (id: string) => void
  /** Forgets what it knew of the disk, but for which match was played last. */
  readonly begin: (played: string | null) => void
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
  /** What is newer than the disk, as long as it is not written, and how often the match had been saved before. */
  const unwritten = new Map<string, { readonly saved: SavedMatch; readonly base: number }>()
  /** Makes the copies of a match alike, by its id. */
  const uneven = new Map<string, () => Promise<void>>()

  const askForIndex = (): void =>
    writer.ask(keys.index, async () => {
      if (mayWrite()) await storage.setItem(keys.index, writeIndex({ played, entries: list.all() }))
    })

  /** One at a time, so that a move never waits behind a thousand of them. */
  const askToLevel = (): void => {
    const [next] = uneven
    if (!next) return
    const [id, level] = next
    writer.ask('level', async () => {
      if (!mayWrite()) return
      // Whatever has been saved since lies in both.
      if (uneven.get(id) === level) await level()
      if (uneven.get(id) === level) uneven.delete(id)
      askToLevel()
    })
  }

  const put: Library['put'] = (given) => {
    const { id } = given.match.info
    const title = given.title.slice(0, titleLimit)
    const before = list.find(id)?.revision ?? 0
    const saved: SavedMatch = { ...given, title, revision: before + 1 }
    const text = writeSaved(saved)
    unwritten.set(id, { saved, base: unwritten.get(id)?.base ?? before })
    uneven.delete(id)
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
    const best = bestOf(id, copies)
    if (best.is === 'missing') return { ok: false, reason: 'not-found' }
    if (best.is === 'newer') {
      list.showNewer({ id, format: best.format, title: best.title })
      return { ok: false, reason: 'newer' }
    }
    const asides: PutAside[] = []
    for (const each of best.broken) asides.push(await quarantine.take(id, each))
    if (best.is === 'broken') {
      writer.ask(keys.match(id), async () => {
        // Where there was no room to put it aside it stays where it is.
        for (const [at, { key }] of best.broken.entries())
          if (mayWrite() && asides[at]!.key !== key) await storage.removeItem(key)
      })
      const most = Math.max(...asides.map(({ continuesFrom }) => continuesFrom ?? -1))
      return {
        ok: false,
        reason: 'put-aside',
        aside: asides.find((each) => (each.continuesFrom ?? -1) === most)!,
      }
    }
    const { saved, text } = best
    const weak = copiesOf(id).find((key) => !copies.some((each) => each.key === key && each.text === text))
    const isWhole = weak === undefined && copies.length === 2
    const isOvertaken = (list.find(id)?.revision ?? 0) > saved.revision
    if (!isWhole && !isOvertaken) {
      if (weak !== undefined) slots.doubt(id, weak)
      uneven.set(id, async () => {
        await slots.write(id, text)
        if (copies.some(({ key }) => key === keys.spare)) await storage.removeItem(keys.spare)
      })
      askToLevel()
    }
    return { ok: true, saved, isWhole }
  }

  const add: Library['add'] = (saved) => {
    const { match } = saved
    const added = list.isTaken(match.info.id) ? withId(match, newId()) : match
    put({ ...saved, match: added })
    return added
  }

  const find: Library['find'] = async (id) => {
    const known = list.find(id)?.revision
    let copies: readonly Copy[] | null = null
    try {
      if (!unwritten.has(id)) copies = textsIn(await storage.multiGet(copiesOf(id)))
    } catch {
      // What is in memory will do as well.
    }
    const waiting = unwritten.get(id)
    if (waiting) return { ok: true, saved: waiting.saved, isWhole: false }
    if (!copies) return { ok: false, reason: 'unreachable' }
    // It may have been saved while the disk was being read.
    if (list.find(id)?.revision !== known) return find(id)
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
    keep: (id, raw) => {
      const read = readSaved(raw)
      if (read.ok || read.reason === 'broken' || list.isTaken(id)) return quarantine.keep(id, raw)
      list.showNewer({ id, format: read.format, title: read.title })
      writer.ask(keys.match(id), async () => {
        if (mayWrite()) await slots.write(id, raw)
      })
    },
    purge: (id) => {
      list.hide(id)
      unwritten.delete(id)
      uneven.delete(id)
      writer.ask(keys.match(id), async () => {
        if (mayWrite()) await slots.remove(id)
      })
      askForIndex()
    },
    begin: (playedBefore) => {
      played = playedBefore
      uneven.clear()
      slots.begin()
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
