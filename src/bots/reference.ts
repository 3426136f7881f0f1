/** What players are compared with: how each level plays at a table of its own. The figures are the arena's own file (`npm run arena -- --reference`); none is typed by hand. */
import type { SeatCount } from '@/engine'
import type { Level } from '@/names'
import measured from './reference.json'

/** A turn; `busts` is the part of all turns, `spaces` what a stop takes, `lost` points of 100 by choices, null where nobody has measured it. */
export type Reference = {
  readonly level: Level
  readonly rolls: number
  readonly busts: number
  readonly spaces: number
  readonly lost: number | null
}

const rows = measured.rows as readonly (Reference & {
  readonly seats: number
  readonly reusable: boolean
})[]

/** Weakest first; none for a table that has not been measured. */
export const referencesFor = (seats: SeatCount, reusable: boolean): readonly Reference[] =>
  rows.filter((row) => row.seats === seats && row.reusable === reusable)
