/** The phone's clock, which only tests advance, so results do not depend on the speed of the machine. */
export type Clock = {
  /** Milliseconds since the phone was started. */
  readonly now: () => number
  readonly after: (milliseconds: number, then: () => void) => number
  readonly every: (milliseconds: number, then: () => void) => number
  /** Runs at the next frame, at 60 frames per second. */
  readonly onFrame: (then: (now: number) => void) => number
  readonly cancel: (timer: number) => void
  /** Advances the time and runs everything due. */
  readonly pass: (milliseconds: number) => Promise<void>
  /** Stops all timers. */
  readonly stop: () => void
}

type Timer = {
  readonly id: number
  readonly at: number
  readonly every: number | null
  readonly then: () => void
}

const frame = 1000 / 60

/** More timers than this at one moment mean an endless loop. */
const mostInAMoment = 20_000

/** Waits until Node has run all pending promises of the app. */
const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

export function makeClock(): Clock {
  let now = 0
  let ids = 0
  let isStopped = false
  const timers = new Map<number, Timer>()

  const set = (milliseconds: number, every: number | null, then: () => void): number => {
    const id = (ids += 1)
    const wait = Number.isFinite(milliseconds) ? Math.max(0, milliseconds) : 0
    if (!isStopped) timers.set(id, { id, at: now + wait, every, then })
    return id
  }

  /** Timers for the same moment run in the order they were set. */
  const nextUntil = (end: number): Timer | null => {
    let next: Timer | null = null
    for (const timer of timers.values()) {
      if (timer.at <= end && (next === null || timer.at < next.at)) next = timer
    }
    return next
  }

  return {
    now: () => now,
    after: (milliseconds, then) => set(milliseconds, null, then),
    every: (milliseconds, then) => set(milliseconds, Math.max(1, milliseconds), then),
    onFrame: (then) => set(frame - (now % frame), null, () => then(now)),
    cancel: (id) => timers.delete(id),
    stop: () => {
      isStopped = true
      timers.clear()
    },
    pass: async (milliseconds) => {
      const end = now + milliseconds
      let [since, wentOff] = [now, 0]
      await settled()
      for (let next = nextUntil(end); next !== null; next = nextUntil(end)) {
        timers.delete(next.id)
        now = Math.max(now, next.at)
        ;[since, wentOff] = now > since ? [now, 1] : [since, wentOff + 1]
        if (wentOff > mostInAMoment) throw new Error(`Time stands still at ${now}: timers set each other`)
        if (next.every !== null) timers.set(next.id, { ...next, at: now + next.every })
        next.then()
        await settled()
      }
      now = end
    },
  }
}
