/** The matches on the disk: starts each write, and finds the copy to go on with. Every write goes through the one writer. */
import { copyAs, recordOf, titleLimit, type Match } from '@/match'
import { keys } from './disk'
import { entryOf, writeIndex } from './list'
import type { Parts } from './parts'
import type { Quarantine } from './quarantine'
import { writeSaved, type SavedMatch } from './savedMatch'
import { bestOf, copiesOf, createSlots, textsIn, type Copy } from './slots'
import type { MatchFound, PutAside } from './types'

type Unsaved = Omit<SavedMatch, 'revision'>

export type Found =
  | {
      readonly ok: true
      readonly saved: SavedMatch
      /** Asks that both copies become what this one is, once it is in the list; null where they are, on the disk. */
      readonly askToLevel: (() => void) | null
    }
  | Exclude<MatchFound, { readonly ok: true }>

/** The later one has all moves of the earlier one, and perhaps more. */
const goesOn = (earlier: Match, later: Match): boolean =>
  recordOf(later).moves.startsWith(recordOf(earlier).moves)

export type Library = ReturnType<typeof createLibrary>

export const createLibrary = (parts: Parts, quarantine: Quarantine) => {
  const { storage, writer, list, newId } = parts
  const slots = createSlots(storage)
  /** The match being played: the index is written when another one is, and may lag behind this one. */
  let played: string | null = null
  /** What is newer than the disk, as long as it is not written, and how often the match had been saved before. */
  const unwritten = new Map<string, { readonly saved: SavedMatch; readonly base: number }>()

  const askForIndex = (): void =>
    writer.ask(keys.index, () => storage.setItem(keys.index, writeIndex({ played, entries: list.all() })))

  /** Starts to write in this tick. Reads nothing back: that whatever can be played is read as it was written, the tests show. */
  const put = (given: Unsaved): void => {
    const { id } = given.match.info
    const before = list.find(id)?.revision ?? 0
    const saved: SavedMatch = { ...given, title: given.title.slice(0, titleLimit), revision: before + 1 }
    const text = writeSaved(saved)
    unwritten.set(id, { saved, base: unwritten.get(id)?.base ?? before })
    list.show(entryOf(saved))
    writer.ask(keys.match(id), async () => {
      await slots.write(id, text)
      const waiting = unwritten.get(id)
      if (waiting?.saved === saved) unwritten.delete(id)
      else if (waiting) unwritten.set(id, { ...waiting, base: saved.revision })
    })
  }

  /** Saves the match that is being played. */
  const play = (saved: Unsaved): void => {
    put(saved)
    const { id } = saved.match.info
    if (played === id) return
    played = id
    askForIndex()
  }

  /** Says what a match's copies come to; puts a broken one aside. Changes nothing in the list of matches. */
  const judge = async (id: string, copies: readonly Copy[]): Promise<Found> => {
    const best = bestOf(id, copies)
    if (best.is === 'missing') return { ok: false, reason: 'not-found' }
    if (best.is === 'newer') {
      list.showNewer({ id, format: best.format, title: best.title })
      return { ok: false, reason: 'newer' }
    }
    const asides: PutAside[] = []
    for (const each of best.broken) asides.push(await quarantine.take(id, each))
    if (best.is === 'broken') {
      writer.ask(keys.twin(id), async () => {
        // Where there was no room to put it aside it stays where it is.
        for (const [at, { key }] of best.broken.entries())
          if (asides[at]!.key !== key && !unwritten.has(id)) await storage.removeItem(key)
      })
      const [aside] = [...asides].sort((a, b) => (b.continuesFrom ?? -1) - (a.continuesFrom ?? -1))
      return { ok: false, reason: 'put-aside', aside: aside! }
    }
    const { saved, text } = best
    const weak = copiesOf(id).find((key) => !copies.some((each) => each.key === key && each.text === text))
    if (weak !== undefined) slots.doubt(id, weak)
    const level = async (): Promise<void> => {
      if (unwritten.has(id)) return
      // Unless it has been saved since.
      if (list.find(id)?.revision === saved.revision) await slots.write(id, text)
      if (copies.some(({ key }) => key === keys.spare)) await storage.removeItem(keys.spare)
    }
    const isWhole = weak === undefined && copies.length === 2
    return { ok: true, saved, askToLevel: isWhole ? null : () => writer.ask(keys.twin(id), level, true) }
  }

  /** Saves a match under a new id if its own is taken; returns the match as it was saved. */
  const add = (saved: Unsaved): Match => {
    const { match } = saved
    const added = list.isTaken(match.info.id) ? copyAs(match, newId()) : match
    put({ ...saved, match: added })
    return added
  }

  const find = async (id: string): Promise<Found> => {
    const known = list.find(id)?.revision
    let copies: readonly Copy[] | null = null
    try {
      if (!unwritten.has(id)) copies = textsIn(await storage.multiGet(copiesOf(id)))
    } catch {
      // What is in memory will do as well.
    }
    const waiting = unwritten.get(id)
    if (waiting) return { ok: true, saved: waiting.saved, askToLevel: null }
    if (!copies) return { ok: false, reason: 'unreachable' }
    const found = await judge(id, copies)
    // It may have been saved while the disk was being read.
    if (list.find(id)?.revision !== known) return find(id)
    if (!found.ok) list.hide(id)
    else {
      list.correct(entryOf(found.saved))
      found.askToLevel?.()
    }
    return found
  }

  return {
    put,
    play,
    add,
    find,
    judge,
    /** Takes in word for word what only a newer app can read, or none. */
    keep: (id: string, raw: string): void => {
      const best = bestOf(id, [{ key: keys.match(id), text: raw }])
      if (best.is !== 'newer' || list.isTaken(id)) return quarantine.keep(id, raw)
      list.showNewer({ id, format: best.format, title: best.title })
      writer.ask(keys.match(id), () => slots.write(id, raw))
    },
    purge: (id: string): void => {
      list.hide(id)
      unwritten.delete(id)
      writer.ask(keys.match(id), () => slots.remove(id))
      askForIndex()
    },
    /** What was played last, as the disk has it. */
    begin: (playedBefore: string | null): void => {
      played = playedBefore
    },
    /** What was played while the disk could not be read or written: to be read before it is written. */
    unwritten: (): readonly string[] => [...unwritten.keys()],
    /** Goes on with that, now that the disk is known; where the disk has gone further, beside it as a second match. */
    rejoin: (onDisk: ReadonlyMap<string, Found>): void => {
      const waiting = [...unwritten]
      unwritten.clear()
      for (const [id, { saved, base }] of waiting) {
        const there = onDisk.get(id)
        if (!there?.ok) add(saved)
        else if (there.saved.revision <= base) put(saved)
        else if (!goesOn(saved.match, there.saved.match)) add(saved)
      }
      if (waiting.length > 0) askForIndex()
    },
    askForIndex,
  }
}
