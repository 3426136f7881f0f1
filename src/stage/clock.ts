/** The time and its passing, as something that can be handed in. Only the real one below knows the device's. */

export type Clock = {
  /** Milliseconds since some moment. */
  readonly now: () => number
  /** Calls back once after so many milliseconds; what it returns calls that off. */
  readonly after: (milliseconds: number, then: () => void) => () => void
}

export const realClock: Clock = {
  // Nobody can set this one: the time of day jumps when somebody does.
  now: () => performance.now(),
  after: (milliseconds, then) => {
    const timer = setTimeout(then, milliseconds)
    return () => clearTimeout(timer)
  },
}

/** Milliseconds that touch, sound and speech wait for the frame that shows what they belong to. */
export const afterPaint = 20
