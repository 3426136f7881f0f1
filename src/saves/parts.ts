/** What the parts of this room are made with. */
import type { After, Storage } from './disk'
import type { List } from './list'
import type { Writer } from './writer'

export type Parts = {
  readonly storage: Storage
  readonly writer: Writer
  readonly list: List
  /** False once another tab writes; then nothing is written from here. */
  readonly mayWrite: () => boolean
  /** The time as an ISO string. */
  readonly now: () => string
  /** A new id of letters, digits and hyphens. */
  readonly newId: () => string
  /** Time as it passes. */
  readonly after: After
}
