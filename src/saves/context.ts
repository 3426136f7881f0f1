import type { After, Storage } from './disk'
import type { List } from './list'
import type { Writer } from './writer'

/** Shared by the files of this folder; each running app has one. */
export type SavesContext = {
  readonly storage: Storage
  readonly writer: Writer
  readonly list: List
  /** False once another tab writes. */
  readonly mayWrite: () => boolean
  /** The time as an ISO string. */
  readonly now: () => string
  /** Letters, digits and hyphens. */
  readonly newId: () => string
  readonly after: After
}
