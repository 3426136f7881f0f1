/** Everything the app has told the phone to do, in order, with the time. Judges nothing. */
export type Entry = {
  readonly at: number
  /** The module, or 'commit', 'command', 'accessibility'. */
  readonly who: string
  readonly what: string
  readonly args: readonly unknown[]
}

export type Log = {
  readonly entries: readonly Entry[]
  readonly note: (who: string, what: string, ...args: readonly unknown[]) => void
  readonly since: (mark: number) => readonly Entry[]
  readonly calls: (who: string, what?: string) => readonly Entry[]
}

export function makeLog(now: () => number): Log {
  const entries: Entry[] = []
  return {
    entries,
    // Gives nothing back: what a fake answers with it must not look like an answer.
    note: (who, what, ...args) => {
      entries.push({ at: now(), who, what, args })
    },
    since: (mark) => entries.slice(mark),
    calls: (who, what) =>
      entries.filter((entry) => entry.who === who && (what === undefined || entry.what === what)),
  }
}
