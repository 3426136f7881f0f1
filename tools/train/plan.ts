/** What is trained: one network for each number of players and each way to play, the variant starting from the base game. */
import { seatCounts, type SeatCount } from '../../src/engine/index'

export type Course = {
  readonly name: string
  readonly seats: SeatCount
  readonly reusable: boolean
  readonly filters: number
  readonly matches: number
  /** The course whose weights this one begins with. */
  readonly after: string | null
}

export const filters = 16

const courseName = (seats: SeatCount, reusable: boolean): string => `${reusable ? 'variant' : 'base'}${seats}`

/** In the order of training. */
export const courses: readonly Course[] = [false, true].flatMap((reusable) =>
  seatCounts.map((seats) => ({
    name: courseName(seats, reusable),
    seats,
    reusable,
    filters,
    matches: reusable ? 150_000 : 300_000,
    after: reusable ? courseName(seats, false) : null,
  })),
)

/** How a course changes from its first match (`done` 0) to its last (`done` 1). */
export const rateAt = (done: number, highest = 2e-3): number =>
  2e-5 + (highest - 2e-5) * 0.5 * (1 + Math.cos(Math.PI * Math.min(1, done)))
export const exploreAt = (done: number): number => 0.005 + 0.045 * Math.max(0, 1 - 2 * done)
export const lambda = 0.7
export const lookAtStops = 0.1
