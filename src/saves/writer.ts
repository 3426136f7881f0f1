/** The one writer: one write at a time, in order, the latest of each name only. A failed write stays and is tried again. Starts none while it is held. */
import { problemOf, type SaveProblem } from './disk'

type Write = { readonly act: () => Promise<void>; readonly canWait: boolean }

type WriterOptions = {
  /** Asked before each write: false once another tab writes. What waits then would be out of date, and is let go. */
  readonly mayWrite: () => boolean
  /** Given null when everything is written. */
  readonly onProblem: (problem: SaveProblem | null) => void
}

export type Writer = ReturnType<typeof createWriter>

export const createWriter = ({ mayWrite, onProblem }: WriterOptions) => {
  let waiting = new Map<string, Write>()
  let isHeld = true
  let isRunning = false
  let running: Promise<void> = Promise.resolve()

  const pump = async (): Promise<void> => {
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
        // A newer one that came in the meantime takes its place; otherwise it stays first in line.
        if (!waiting.has(name)) waiting = new Map([next, ...waiting])
      }
    }
    isRunning = false
    onProblem(waiting.size === 0 ? null : problem)
  }

  const start = (): void => {
    if (isHeld || isRunning || waiting.size === 0) return
    isRunning = true
    running = pump()
  }

  return {
    /**
     * Starts the write in this tick if nothing else is being written. A waiting one of the same name gives way to it.
     * What `canWait` goes last: a move never waits behind a thousand of them.
     */
    ask: (name: string, act: Write['act'], canWait = false): void => {
      waiting.set(name, { act, canWait })
      start()
    },
    /** Tries again what has failed. */
    retry: start,
    /** Starts no further write until it is let go: nothing is written over what has not been read. */
    hold: (): void => {
      isHeld = true
    },
    letGo: (): void => {
      isHeld = false
      start()
    },
    isWaiting: (name: string): boolean => waiting.has(name),
    /** Lets go of what waits under such names: it would be out of date. */
    drop: (isStale: (name: string) => boolean): void => {
      for (const name of [...waiting.keys()].filter(isStale)) waiting.delete(name)
      if (waiting.size === 0) onProblem(null)
    },
    /** Resolves when nothing is being written: all is done, or what is left has failed. */
    settled: async (): Promise<void> => {
      while (isRunning) await running
    },
  }
}
