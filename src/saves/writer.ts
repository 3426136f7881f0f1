/** A queue of writes, only the latest for each name. A failed write stays in the queue and is retried. */
import { problemOf, type SaveProblem } from './disk'

/**
 * `now`: in this tick, whatever else is being written, because the tab may be closed right after a move. `next`: one at a time,
 * after those. `later`: when nothing else is left.
 */
type When = 'now' | 'next' | 'later'
type Write = { readonly act: () => Promise<void>; readonly when: When }

type WriterOptions = {
  /** Asked before each write: false once another tab writes. Then the queue is dropped. */
  readonly mayWrite: () => boolean
  /** Called with null when everything is written. */
  readonly onProblem: (problem: SaveProblem | null) => void
}

/** Writes of one name that are on their way at the same time; the disk keeps their order. */
const mostAtOnce = 2

export type Writer = ReturnType<typeof createWriter>

export const createWriter = ({ mayWrite, onProblem }: WriterOptions) => {
  let waiting = new Map<string, Write>()
  let isHeld = true
  let isRunning = false
  /** A retry was asked for during this run: what fails in it is tried once more. */
  let retries = false
  let running: Promise<void> = Promise.resolve()
  let problem: SaveProblem | null = null
  /** Not tried again before everything else has been. */
  const failed = new Set<Write>()
  /** The writes of each name that are on their way, latest last. */
  const started = new Map<string, readonly Write[]>()
  const urgent = new Set<Promise<void>>()
  const startedOf = (name: string): readonly Write[] => started.get(name) ?? []

  const attempt = async (name: string, write: Write): Promise<void> => {
    waiting.delete(name)
    started.set(name, [...startedOf(name), write])
    try {
      await write.act()
    } catch (error) {
      // A newer write of the same name has replaced it.
      if (startedOf(name).at(-1) !== write) return
      problem = problemOf(error)
      failed.add(write)
      onProblem(problem)
      // Stays first in the queue, unless a newer write with the same name was added.
      if (!waiting.has(name)) waiting = new Map([[name, write], ...waiting])
    } finally {
      started.set(
        name,
        startedOf(name).filter((each) => each !== write),
      )
      if (startedOf(name).length === 0) started.delete(name)
    }
  }

  const due = (when: readonly When[]): readonly (readonly [string, Write])[] =>
    [...waiting].filter(([, write]) => when.includes(write.when) && !failed.has(write))

  const startUrgent = (): void => {
    for (const [name, write] of due(['now'])) {
      if (startedOf(name).length >= mostAtOnce) continue
      if (isHeld || !mayWrite()) return
      const writing: Promise<void> = attempt(name, write).finally(() => urgent.delete(writing))
      urgent.add(writing)
    }
  }

  const writeAll = async (): Promise<void> => {
    for (;;) {
      startUrgent()
      if (urgent.size > 0) {
        await Promise.race(urgent)
        continue
      }
      const next = due(['next'])[0] ?? due(['later'])[0]
      if (!next && retries && failed.size > 0) {
        retries = false
        failed.clear()
        continue
      }
      if (!next || isHeld || !mayWrite()) break
      await attempt(...next)
    }
    isRunning = false
    retries = false
    failed.clear()
    onProblem(waiting.size === 0 ? null : problem)
    problem = null
  }

  const start = (): void => {
    if (isHeld || waiting.size === 0) return
    if (isRunning) return startUrgent()
    isRunning = true
    running = writeAll()
  }

  return {
    /** Replaces a waiting write with the same name. */
    ask: (name: string, act: Write['act'], when: When = 'next'): void => {
      waiting.set(name, { act, when })
      // Of several in one tick only the latest is written.
      if (when === 'now' && started.has(name)) void Promise.resolve().then(start)
      else start()
    },
    retry: (): void => {
      retries = isRunning
      start()
    },
    /** Starts no write until `release`, because nothing may be overwritten before it has been read. */
    hold: (): void => {
      isHeld = true
    },
    release: (): void => {
      isHeld = false
      start()
    },
    isWaiting: (name: string): boolean => waiting.has(name),
    /** Removes waiting writes that are outdated. */
    drop: (isStale: (name: string) => boolean): void => {
      for (const name of [...waiting.keys()].filter(isStale)) waiting.delete(name)
      if (waiting.size === 0) onProblem(null)
    },
    /** Resolves when nothing is being written: all writes are done or have failed. */
    settled: async (): Promise<void> => {
      while (isRunning) await running
    },
  }
}
