/** A disk that always answers: what takes too long counts as failed, and if it lands after all it is not left lying over something newer. */
import { Hanging, type Storage } from './storage'

/** Calls back once after so many milliseconds; what it returns calls that off. Handed in: this room keeps no time. */
export type After = (milliseconds: number, then: () => void) => () => void

export type SteadyOptions = {
  readonly after: After
  /** Milliseconds after which a disk that does not answer counts as failed. */
  readonly hangsAfter: number
  /** A write that had been given up has landed over this newer one, which has to be written again. */
  readonly onOverwritten: (key: string, rewrite: () => Promise<void>) => void
}

export const steady = (storage: Storage, { after, hangsAfter, onOverwritten }: SteadyOptions): Storage => {
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
