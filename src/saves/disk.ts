/** The disk: the names of everything on it, what is asked of it, how it can fail, and how it is watched. Knows no particular disk. */
const matches = 'claim-it/match/'
const twins = 'claim-it/twin/'
const asides = 'claim-it/aside/'
const summaries = 'claim-it/summaries/'

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
  /** What statistics keep, page by page. */
  summaries: (page: number): string => `${summaries}${page}`,
  setting: (name: string): string => `claim-it/setting/${name}`,
  remembered: (name: string): string => `claim-it/remembered/${name}`,
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

/** Asks for each value by itself, where a disk fails for many at once: one that it cannot give is as good as none. Throws when it gives nothing at all. */
export const oneByOne = async (
  storage: Pick<Storage, 'getItem'>,
  wanted: readonly string[],
): ReturnType<Storage['multiGet']> => {
  const given = await Promise.allSettled(wanted.map((key) => storage.getItem(key)))
  const [first] = given
  if (first?.status === 'rejected' && given.every(({ status }) => status === 'rejected')) throw first.reason
  return given.map((each, at) => [wanted[at]!, each.status === 'fulfilled' ? each.value : null] as const)
}

/**
 * A disk that always answers: what takes too long counts as failed. Each key is read back after its first write, so that a disk which
 * takes texts and keeps none is noticed at the first. None of ours lets an earlier write land after a later one: AsyncStorage has one
 * queue on either system, IndexedDB takes changes in their order.
 */
export const watched = (storage: Storage, after: After, hangsAfter: number): Storage => {
  const inTime = <Answer>(answer: Promise<Answer>): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const callOff = after(hangsAfter, () => reject(new Hanging()))
      void answer.then(resolve, reject).finally(callOff)
    })
  const proven = new Set<string>()
  return {
    setItem: async (key, value) => {
      await inTime(storage.setItem(key, value))
      if (proven.has(key)) return
      if ((await inTime(storage.getItem(key))) !== value)
        throw new Error('The disk has not kept what it took')
      proven.add(key)
    },
    removeItem: (key) => inTime(storage.removeItem(key)),
    getItem: (key) => inTime(storage.getItem(key)),
    getAllKeys: () => inTime(storage.getAllKeys()),
    multiGet: (wanted) => inTime(storage.multiGet(wanted).catch(() => oneByOne(storage, wanted))),
  }
}
