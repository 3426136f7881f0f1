/** A queue of writes: one at a time, only the latest for each name. A failed write stays in the queue and is retried. */
import { problemOf, type SaveProblem } from './disk'

type Write = { readonly act: () => Promise<void>; readonly canWait: boolean }

type WriterOptions = {
  /** Asked before each write: false once another tab writes. Then the queue is dropped. */
  readonly mayWrite: () => boolean
  /** Called with null when everything is written. */
  readonly onProblem: (problem: SaveProblem | null) => void
}

export type Writer = ReturnType<typeof createWriter>

export const createWriter = ({ mayWrite, onProblem }: WriterOptions) => {
  let waiting = new Map<string, Write>()
  let isHeld = true
  let isRunning = false
  let running: Promise<void> = Promise.resolve()

  const writeAll = async (): Promise<void> => {
    const failed = new Set<Write>()
    let problem: SaveProblem | null = null
    while (!isHeld && waiting.size > 0 && mayWrite()) {
      const left = [...waiting].filter(([, write]) => !failed.has(write))
      const next = left.find(([, { canWait }]) => !canWait) ?? left[0]
      if (!next) break
      const [name, write] = next
      waiting.delete(name)
      try {
        await write.act()
      } catch (error) {
        problem = problemOf(error)
        failed.add(write)
        onProblem(problem)
        // Stays first in the queue, unless a newer write with the same name was added.
        if (!waiting.has(name)) waiting = new Map([next, ...waiting])
      }
    }
    isRunning = false
    onProblem(waiting.size === 0 ? null : problem)
  }

  const start = (): void => {
    if (isHeld || isRunning || waiting.size === 0) return
    isRunning = true
    running = writeAll()
  }

  return {
    /**
     * Starts the write in this tick if nothing else is being written, and replaces a waiting one with the same name. Writes that
     * `canWait` come last, so that a move never waits for them.
     */
    ask: (name: string, act: Write['act'], canWait = false): void => {
      waiting.set(name, { act, canWait })
      start()
    },
    retry: start,
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
