import type { Clock } from '@/stage/clock'

export type FakeClock = Clock & {
  /** Advances the time and runs due timers in order. */
  readonly pass: (milliseconds: number) => void
}

export const fakeClock = (): FakeClock => {
  let time = 0
  let due: { readonly at: number; readonly then: () => void }[] = []
  return {
    now: () => time,
    after: (milliseconds, then) => {
      const entry = { at: time + milliseconds, then }
      due.push(entry)
      return () => {
        due = due.filter((each) => each !== entry)
      }
    },
    pass: (milliseconds) => {
      const until = time + milliseconds
      for (;;) {
        const next = [...due].sort((a, b) => a.at - b.at)[0]
        if (!next || next.at > until) break
        due = due.filter((each) => each !== next)
        time = next.at
        next.then()
      }
      time = until
    },
  }
}
