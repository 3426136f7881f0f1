/** The time and timers, as an object that tests can replace. Only `realClock` uses the device's clock. */

export type Clock = {
  /** Milliseconds since an arbitrary moment. */
  readonly now: () => number
  /** Calls back once after this many milliseconds; returns a function that cancels it. */
  readonly after: (milliseconds: number, then: () => void) => () => void
}

export const realClock: Clock = {
  // `performance.now` is monotonic: the time of day jumps when somebody sets it.
  now: () => performance.now(),
  after: (milliseconds, then) => {
    const timer = setTimeout(then, milliseconds)
    return () => clearTimeout(timer)
  },
}

/** Milliseconds that haptics, sound and speech wait, so that the frame they belong to is shown first. */
export const afterPaint = 20
