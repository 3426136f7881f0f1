import type { After, Storage } from './disk'
import type { List } from './list'
import type { Writer } from './writer'

/** What the files of this folder share: one for each app that runs. */
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
