/** Reads and writes the matches on the disk. Every write goes through the one writer. */
import { copyAs, recordOf, titleLimit, type Match } from '@/match'
import { copiesOf, keys, type Storage } from './disk'
import { entryOf } from './list'
import type { MatchIndex } from './matchIndex'
import type { SavesContext } from './context'
import type { Quarantine } from './quarantine'
import { writeSaved, type SavedMatch } from './savedMatch'
import { bestOf, textsIn, type Copy } from './copies'
import type { MatchFound, PutAside } from './types'

type Unsaved = Omit<SavedMatch, 'revision'>

export type Found =
  | {
      readonly ok: true
      readonly saved: SavedMatch
      /**
       * Asks the writer to make both copies on the disk like this one; null if they already are. Call it once the match is in the
       * list.
       */
      readonly askToRepair: (() => void) | null
    }
  | Exclude<MatchFound, { readonly ok: true }>

/** Whether `later` has all moves of `earlier`. */
export const continues = (earlier: Match, later: Match): boolean =>
  recordOf(later).moves.startsWith(recordOf(earlier).moves)

/**
 * Stores each match under two keys that are written one after the other: an interrupted write never damages the only intact copy,
 * and either copy may be lost.
 */
const createCopyStore = (storage: Storage) => {
  /** The key of the copy that may be broken, by match id. */
  const distrusted = new Map<string, string>()
  /** The text that was written last, or is being written, by match id. */
  const latest = new Map<string, string>()
  return {
    /**
     * May be called while an earlier text of the match is being written: the new one follows it under the same key, so that the
     * other copy stays intact, and the earlier one goes no further.
     */
    write: async (id: string, text: string, onLanded?: () => void): Promise<void> => {
      const [home, twin] = copiesOf(id)
      latest.set(id, text)
      for (const key of distrusted.get(id) === twin ? [twin, home] : [home, twin]) {
        if (latest.get(id) !== text) return
        distrusted.set(id, key)
        await storage.setItem(key, text)
        onLanded?.()
      }
      if (latest.get(id) !== text) return
      latest.delete(id)
      distrusted.delete(id)
    },
    remove: async (id: string): Promise<void> => {
      for (const key of copiesOf(id)) await storage.removeItem(key)
      distrusted.delete(id)
    },
    /** Writes this copy first next time, while the other one is intact. */
    distrust: (id: string, key: string): void => void distrusted.set(id, key),
  }
}

export type Library = ReturnType<typeof createLibrary>

export const createLibrary = (context: SavesContext, quarantine: Quarantine, index: MatchIndex) => {
  const { storage, writer, list, newId } = context
  const copyStore = createCopyStore(storage)
  /** Matches that are not on the disk yet, each with the revision that is on the disk (`base`). */
  const unwritten = new Map<string, { readonly saved: SavedMatch; readonly base: number }>()

  /**
   * Starts writing in this tick, before the list changes and pages draw. Does not read back, because tests show that any match is read
   * as it was written.
   */
  const put = (given: Unsaved): void => {
    const { id } = given.match.info
    const before = list.find(id)?.revision ?? 0
    const saved: SavedMatch = { ...given, title: given.title.slice(0, titleLimit), revision: before + 1 }
    const text = writeSaved(saved)
    unwritten.set(id, { saved, base: unwritten.get(id)?.base ?? before })
    const onLanded = (): void => {
      const waiting = unwritten.get(id)
      if (waiting) unwritten.set(id, { ...waiting, base: Math.max(waiting.base, saved.revision) })
    }
    const write = async (): Promise<void> => {
      await copyStore.write(id, text, onLanded)
      if (unwritten.get(id)?.saved === saved) unwritten.delete(id)
    }
    writer.ask(keys.match(id), write, 'now')
    list.show(entryOf(saved))
    index.change(id)
  }

  const play = (saved: Unsaved): void => {
    put(saved)
    index.play(saved.match.info.id)
  }

  /** Chooses between a match's copies and puts broken ones aside. Does not change the list of matches. */
  const choose = async (id: string, copies: readonly Copy[]): Promise<Found> => {
    const best = bestOf(id, copies)
    if (best.is === 'missing') return { ok: false, reason: 'not-found' }
    if (best.is === 'newer') {
      list.showNewer({ id, format: best.format, title: best.title })
      return { ok: false, reason: 'newer' }
    }
    const quarantined: { readonly from: string; readonly aside: PutAside }[] = []
    for (const each of best.broken)
      quarantined.push({ from: each.key, aside: await quarantine.take(id, each) })
    if (best.is === 'broken') {
      writer.ask(keys.twin(id), async () => {
        // If there was no room for a copy, it stays under its old key.
        for (const { from, aside } of quarantined)
          if (aside.key !== from && !unwritten.has(id)) await storage.removeItem(from)
      })
      const longestFirst = quarantined
        .map(({ aside }) => aside)
        .sort((a, b) => (b.continuesFrom ?? -1) - (a.continuesFrom ?? -1))
      const [aside] = longestFirst
      if (!aside) throw new Error('A broken match has a copy at least')
      return { ok: false, reason: 'put-aside', aside }
    }
    const { saved, text } = best
    const bad = copiesOf(id).find((key) => !copies.some((each) => each.key === key && each.text === text))
    if (bad !== undefined) copyStore.distrust(id, bad)
    const repair = async (): Promise<void> => {
      if (unwritten.has(id)) return
      // The match may have been saved since.
      if (list.find(id)?.revision === saved.revision) await copyStore.write(id, text)
      if (copies.some(({ key }) => key === keys.spare)) await storage.removeItem(keys.spare)
    }
    const isWhole = bad === undefined && copies.length === 2
    return { ok: true, saved, askToRepair: isWhole ? null : () => writer.ask(keys.twin(id), repair, 'later') }
  }

  /** Saves a match, under a new id if its id is taken; returns the match as it was saved. */
  const add = (saved: Unsaved): Match => {
    const { id } = saved.match.info
    if (!list.isTaken(id)) {
      put(saved)
      return saved.match
    }
    const match = copyAs(saved.match, newId())
    put({ copyOf: id, ...saved, match })
    return match
  }

  const find = async (id: string): Promise<Found> => {
    const known = list.find(id)?.revision
    let copies: readonly Copy[] | null = null
    try {
      if (!unwritten.has(id)) copies = textsIn(await storage.multiGet(copiesOf(id)))
    } catch {
      // The match in memory is enough.
    }
    const waiting = unwritten.get(id)
    if (waiting) return { ok: true, saved: waiting.saved, askToRepair: null }
    if (!copies) return { ok: false, reason: 'unreachable' }
    const found = await choose(id, copies)
    // The match was saved while the disk was being read.
    if (list.find(id)?.revision !== known) return find(id)
    if (!found.ok) list.hide(id)
    else {
      list.correct(entryOf(found.saved))
      found.askToRepair?.()
    }
    return found
  }

  return {
    put,
    play,
    add,
    find,
    choose,
    /** Imports a text that cannot be read: as a newer app's match, or put aside. */
    keep: (id: string, raw: string): void => {
      const best = bestOf(id, [{ key: keys.match(id), text: raw }])
      if (best.is !== 'newer' || list.isTaken(id)) return quarantine.keep(id, raw)
      list.showNewer({ id, format: best.format, title: best.title })
      writer.ask(keys.match(id), () => copyStore.write(id, raw))
    },
    purge: (id: string): void => {
      list.hide(id)
      unwritten.delete(id)
      writer.ask(keys.match(id), () => copyStore.remove(id))
      index.forget(id)
      index.ask()
    },
    /** The matches that are not on the disk yet. Those played before the disk was read must be read before they are written. */
    unwritten: (): readonly string[] => [...unwritten.keys()],
    /** Saves those, once the disk has been read; as second matches if the disk has other moves. */
    saveUnwritten: (onDisk: ReadonlyMap<string, Found>): void => {
      const waiting = [...unwritten]
      unwritten.clear()
      for (const [id, { saved, base }] of waiting) {
        const there = onDisk.get(id)
        if (!there?.ok) add(saved)
        else if (there.saved.revision <= base) put(saved)
        else if (!continues(saved.match, there.saved.match)) add(saved)
      }
      if (waiting.length > 0) index.ask()
    },
    askForIndex: index.ask,
  }
}
