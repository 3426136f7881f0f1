/** Logs every call from the app to the phone, in order, with its time. */
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
    // Returns nothing, so that a fake cannot return it by accident.
    note: (who, what, ...args) => {
      entries.push({ at: now(), who, what, args })
    },
    since: (mark) => entries.slice(mark),
    calls: (who, what) =>
      entries.filter((entry) => entry.who === who && (what === undefined || entry.what === what)),
  }
}
