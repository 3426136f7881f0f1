/** What the saves room asks of a disk, and how it can fail. Knows no particular disk. */
import type { SaveProblem } from './types'

export type Storage = {
  readonly getItem: (key: string) => Promise<string | null>
  readonly setItem: (key: string, value: string) => Promise<void>
  readonly removeItem: (key: string) => Promise<void>
  readonly getAllKeys: () => Promise<readonly string[]>
  readonly multiGet: (keys: readonly string[]) => Promise<readonly (readonly [string, string | null])[]>
}

/** A write that did not come back in time. */
export class Hanging extends Error {
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
