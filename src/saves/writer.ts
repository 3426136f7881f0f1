/** The one writer: one write at a time, in order, the latest of each name only. A failed write stays and is tried again. Starts none while it is held. */
import { problemOf, type SaveProblem } from './disk'

type Write = () => Promise<void>

export type Writer = {
  /** Starts the write in this tick if nothing else is being written. A waiting one of the same name gives way to it. */
  readonly ask: (name: string, write: Write) => void
  /** Tries again what has failed. */
  readonly retry: () => void
  /** Starts no further write until it is let go: nothing is written over what has not been read. */
  readonly hold: () => void
  readonly letGo: () => void
  readonly isWaiting: (name: string) => boolean
  /** Lets go of all that waits: another tab has taken over, and it would be out of date. */
  readonly clear: () => void
  /** Resolves when nothing is being written: all is done, or what is left has failed. */
  readonly settled: () => Promise<void>
}

/** `onProblem` is given null when everything is written. */
export const createWriter = (onProblem: (problem: SaveProblem | null) => void): Writer => {
  let waiting = new Map<string, Write>()
  let isHeld = false
  let isRunning = false
  let running: Promise<void> = Promise.resolve()

  const pump = async (): Promise<void> => {
    const failed = new Set<Write>()
    let problem: SaveProblem | null = null
    for (;;) {
      const next = isHeld ? undefined : [...waiting].find(([, write]) => !failed.has(write))
      if (!next) break
      const [name, write] = next
      waiting.delete(name)
      try {
        await write()
      } catch (error) {
        problem = problemOf(error)
        failed.add(write)
        onProblem(problem)
        // A newer one that came in the meantime takes its place; otherwise it stays first in line.
        if (!waiting.has(name)) waiting = new Map([[name, write], ...waiting])
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
    ask: (name, write) => {
      waiting.set(name, write)
      start()
    },
    retry: start,
    hold: () => {
      isHeld = true
    },
    letGo: () => {
      isHeld = false
      start()
    },
    isWaiting: (name) => waiting.has(name),
    clear: () => {
      waiting.clear()
      onProblem(null)
    },
    settled: async () => {
      while (isRunning) await running
    },
  }
}
