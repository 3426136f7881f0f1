/** Computes where the markers of a bust fly to: the same way for the same markers each time, and never off the board. */
import type { Die, Lost, Space } from '@/engine'
import { columnIndex, lineIndex } from './geometry'

/** A marker of a bust, in units of a space from the board's top left corner. */
export type Flight = {
  readonly key: string
  readonly space: Space
  /** The squatter's number; null for a claim. */
  readonly squatter: Die | null
  readonly from: readonly [number, number]
  readonly to: readonly [number, number]
  /** Degrees. */
  readonly tilt: number
}

/** Chosen to avoid the stamp in the middle where possible. */
const hops = [
  { dx: -1.08, dy: -0.82, tilt: -15 },
  { dx: 1.1, dy: 0.48, tilt: 20 },
  { dx: -1.06, dy: 0.88, tilt: -18 },
  { dx: 0.3, dy: 1, tilt: 20 },
  { dx: 0.86, dy: 0.7, tilt: 14 },
  { dx: -0.9, dy: 0.75, tilt: 24 },
  { dx: 0.7, dy: -0.95, tilt: -22 },
  { dx: -0.5, dy: -1.1, tilt: 12 },
] as const

const [least, most] = [0.45, 5.55]
const within = (from: number, by: number): number => {
  const to = from + by
  return to < least || to > most ? from - by : to
}

export const flightsOf = (lost: readonly Lost[]): readonly Flight[] =>
  lost
    .flatMap(({ space, squatter, claim }) => [
      ...(squatter === null ? [] : [{ space, squatter }]),
      ...(claim ? [{ space, squatter: null }] : []),
    ])
    .map(({ space, squatter }, index) => {
      const { dx, dy, tilt } = hops[index % hops.length] ?? hops[0]
      const from = [columnIndex(space) + 0.5, lineIndex(space) + 0.5] as const
      return {
        key: `${space} ${squatter ?? 'claim'}`,
        space,
        squatter,
        from,
        to: [within(from[0], dx), within(from[1], dy)],
        tilt,
      }
    })
