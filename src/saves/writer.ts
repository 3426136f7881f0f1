/** The one writer: one write at a time, in order, the latest of each name only. A failed write stays and is tried again; none blocks for ever. */
import { Hanging, problemOf } from './storage'
import type { SaveProblem } from './types'

type Write = () => Promise<void>

export type Writer = {
  /** Starts the write in this tick if nothing else is being written. A waiting one of the same name gives way to it. */
  readonly ask: (name: string, write: Write) => void
  /** Tries again what has failed. */
  readonly retry: () => void
  /** Lets go of all that waits: another tab has taken over, and it would be out of date. */
  readonly clear: () => void
  /** Resolves when nothing is being written: all is done, or what is left has failed. */
  readonly settled: () => Promise<void>
}

export type WriterOptions = {
  /** Milliseconds after which a write that has not come back counts as failed. */
  readonly hangsAfter: number
  /** Null when everything is written. */
  readonly onProblem: (problem: SaveProblem | null) => void
}

export const createWriter = ({ hangsAfter, onProblem }: WriterOptions): Writer => {
  let waiting = new Map<string, Write>()
  /** The last write of each name: to be repeated if an older one, given up as hanging, lands after it. */
  const newest = new Map<string, Write>()
  let running: Promise<void> | null = null

  const attempt = (name: string, write: Write): Promise<void> =>
    new Promise((resolve, reject) => {
      let isGivenUp = false
      const timer = setTimeout(() => {
        isGivenUp = true
        reject(new Hanging())
      }, hangsAfter)
      const settle = (finish: () => void): void => {
        clearTimeout(timer)
        if (!isGivenUp) finish()
        // It landed late and may lie over something newer.
        else if (newest.has(name)) ask(name, newest.get(name)!)
      }
      write().then(
        () => settle(resolve),
        (error: unknown) => settle(() => reject(error)),
      )
    })

  const pump = async (): Promise<void> => {
    const failed = new Set<Write>()
    let problem: SaveProblem | null = null
    for (;;) {
      const next = [...waiting].find(([, write]) => !failed.has(write))
      if (!next) break
      const [name, write] = next
      waiting.delete(name)
      try {
        await attempt(name, write)
      } catch (error) {
        problem = problemOf(error)
        failed.add(write)
        onProblem(problem)
        // A newer one that came in the meantime takes its place; otherwise it stays first in line.
        if (!waiting.has(name)) waiting = new Map([[name, write], ...waiting])
      }
    }
    running = null
    onProblem(waiting.size === 0 ? null : problem)
  }

  const start = (): void => {
    if (!running && waiting.size > 0) running = pump()
  }

  const ask = (name: string, write: Write): void => {
    newest.set(name, write)
    waiting.set(name, write)
    start()
  }

  return {
    ask,
    retry: start,
    clear: () => {
      waiting.clear()
      newest.clear()
    },
    settled: async () => {
      while (running) await running
    },
  }
}
