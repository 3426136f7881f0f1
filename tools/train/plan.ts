/** What is trained: one network for each number of players and each way to play, the variant starting from the base game. */
import type { Habits } from './selfplay'
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

export const filters = 8

const courseName = (seats: SeatCount, reusable: boolean): string => `${reusable ? 'variant' : 'base'}${seats}`

/** In the order of training. */
export const courses: readonly Course[] = [false, true].flatMap((reusable) =>
  seatCounts.map((seats) => ({
    name: courseName(seats, reusable),
    seats,
    reusable,
    filters,
    matches: reusable ? 20_000 : seats === 2 ? 90_000 : 60_000,
    after: reusable ? courseName(seats, false) : null,
  })),
)

/** The first part of a course is fast and rough, the rest slow and exact: every roll is looked at before it falls. */
const roughPart = 2 / 3

export type Lesson = { readonly habits: Habits; readonly rate: number }

const descend = (from: number, to: number, part: number): number =>
  to + (from - to) * 0.5 * (1 + Math.cos(Math.PI * Math.min(1, part)))

/** How to play and how fast to learn, from a course's first match (`done` 0) to its last (`done` 1). */
export const lessonAt = (done: number, isWarm: boolean): Lesson => {
  const isRough = !isWarm && done < roughPart
  if (isRough) {
    const part = done / roughPart
    return {
      habits: { explore: 0.005 + 0.045 * (1 - part), lambda: 0.7, near: 0, lookAtStops: 0.1 },
      rate: descend(2e-3, 4e-4, part),
    }
  }
  const part = isWarm ? done : (done - roughPart) / (1 - roughPart)
  return {
    habits: { explore: 0.005, lambda: 0.9, near: 0.08, lookAtStops: 0.1 },
    rate: descend(1e-3, 2e-5, part),
  }
}
