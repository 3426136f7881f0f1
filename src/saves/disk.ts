/** The disk: the names of everything on it, what is asked of it, how it can fail, and one that always answers. Knows no particular disk. */
const matches = 'claim-it/match/'
const twins = 'claim-it/twin/'
const asides = 'claim-it/aside/'

export const keys = {
  index: 'claim-it/index',
  /** On which days the app was used. */
  days: 'claim-it/days',
  /** Where builds before this one kept the second copy of the match being played. */
  spare: 'claim-it/spare',
  match: (id: string): string => `${matches}${id}`,
  /** The second copy of each match. */
  twin: (id: string): string => `${twins}${id}`,
  /** `mark` follows from the text, so that the same text is never put aside twice. */
  aside: (id: string, mark: string): string => `${asides}${id}/${mark}`,
  setting: (name: string): string => `claim-it/setting/${name}`,
  remembered: (name: string): string => `claim-it/remembered/${name}`,
  /** Written, read back and removed after opening. */
  proof: 'claim-it/proof',
} as const

/** The id in the key of either copy of a match; null for any other key. */
export const idOfKey = (key: string): string | null => {
  const start = [matches, twins].find((each) => key.startsWith(each))
  return start === undefined ? null : key.slice(start.length)
}

/** The id in the key of a save that was put aside. */
export const idOfAsideKey = (key: string): string => key.slice(asides.length).split('/')[0] ?? ''

export const isAsideKey = (key: string): boolean => key.startsWith(asides)

export type Storage = {
  readonly getItem: (key: string) => Promise<string | null>
  readonly setItem: (key: string, value: string) => Promise<void>
  readonly removeItem: (key: string) => Promise<void>
  readonly getAllKeys: () => Promise<readonly string[]>
  readonly multiGet: (keys: readonly string[]) => Promise<readonly (readonly [string, string | null])[]>
}

/**
 * Why saving does not work at present. Play goes on, and each next move tries again. `unread`: what is saved could not
 * be read yet, so nothing is written either. `late`: the browser writes when it pleases, and a crash may cost the last moves.
 */
export type SaveProblem = 'full' | 'refused' | 'hangs' | 'unread' | 'late'

/** A write that did not come back in time. */
class Hanging extends Error {
  constructor() {
    super('The disk does not answer')
    this.name = 'Hanging'
  }
}

/** Browsers name a full disk in their own ways, SQLite in its; anything else is a refusal. */
export const problemOf = (error: unknown): SaveProblem => {
  if (error instanceof Hanging) return 'hangs'
  const text = error instanceof Error ? `${error.name} ${error.message}` : String(error)
  return /quota|full|no space|ENOSPC/i.test(text) ? 'full' : 'refused'
}

/** Calls back once after so many milliseconds; what it returns calls that off. Handed in: this room keeps no time. */
export type After = (milliseconds: number, then: () => void) => () => void

type AnsweringOptions = {
  readonly after: After
  /** Milliseconds after which a disk that does not answer counts as failed. */
  readonly hangsAfter: number
  /** A write that had been given up has landed over this newer one, which has to be written again. */
  readonly onOverwritten: (key: string, rewrite: () => Promise<void>) => void
}

/**
 * A disk that always answers: what takes too long counts as failed, and if it lands after all it is not left lying over
 * something newer.
 */
export const alwaysAnswering = (
  storage: Storage,
  { after, hangsAfter, onOverwritten }: AnsweringOptions,
): Storage => {
  /** The answer of a disk that may never give one. */
  const inTime = <Answer>(answer: Promise<Answer>, onLate?: () => void): Promise<Answer> =>
    new Promise((resolve, reject) => {
      let isGivenUp = false
      const callOff = after(hangsAfter, () => {
        isGivenUp = true
        reject(new Hanging())
      })
      answer.then(
        (value) => {
          callOff()
          resolve(value)
          if (isGivenUp) onLate?.()
        },
        (error: unknown) => {
          callOff()
          reject(error)
        },
      )
    })

  /** The last value that was written to a key since a write to it was given up; null where it was removed. */
  const sinceGivenUp = new Map<string, string | null | undefined>()

  const write = (key: string, value: string | null): Promise<void> => {
    const writing = value === null ? storage.removeItem(key) : storage.setItem(key, value)
    const onLate = (): void => {
      const newer = sinceGivenUp.get(key)
      if (newer !== undefined && newer !== value) onOverwritten(key, () => write(key, newer))
    }
    return inTime(writing, onLate).then(
      () => {
        if (sinceGivenUp.has(key)) sinceGivenUp.set(key, value)
      },
      (error: unknown) => {
        // An earlier one that was given up may still be waiting for what it overwrites.
        if (error instanceof Hanging && !sinceGivenUp.has(key)) sinceGivenUp.set(key, undefined)
        throw error
      },
    )
  }

  return {
    setItem: write,
    removeItem: (key) => write(key, null),
    getItem: (key) => inTime(storage.getItem(key)),
    getAllKeys: () => inTime(storage.getAllKeys()),
    multiGet: (keys) => inTime(storage.multiGet(keys)),
  }
}

/** Reads a key back after its first write: a disk that takes texts and keeps none is noticed at the first. */
export const readingBack = (storage: Storage): Storage => {
  const proven = new Set<string>()
  return {
    ...storage,
    setItem: async (key, value) => {
      await storage.setItem(key, value)
      if (proven.has(key)) return
      if ((await storage.getItem(key)) !== value) throw new Error('The disk has not kept what it took')
      proven.add(key)
    },
  }
}
