/** Whether shares of the win came true. The figures are the arena's own file (`npm run arena -- --calibration`); none is typed by hand. */
import type { Rules } from '@/engine'
import measured from './calibration.json'

/** In points of 100, by tenths: what was weighed at the beginnings of turns, and what was won; null where a tenth is rare. */
export type Calibration = {
  readonly matches: number
  readonly tenths: readonly (readonly [weighed: number, won: number] | null)[]
}

const tables = measured.tables as unknown as readonly (Calibration & { readonly seats: number })[]

/** Of matches among barons at such a table; null where nobody has measured it. */
export const calibrationFor = ({ seats, reusableSquatters }: Rules): Calibration | null =>
  (!reusableSquatters && tables.find((table) => table.seats === seats)) || null
