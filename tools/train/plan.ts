/** What is trained, in which order and how: one network for each number of players and each way to play. */
import type { Habits } from './selfplay'
import type { SeatCount } from '../../src/engine/index'

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

const course = (name: string, seats: SeatCount, matches: number, after: string | null): Course => ({
  name,
  seats,
  reusable: name.startsWith('variant'),
  filters,
  matches,
  after,
})

/** In the order of training. More players start from what is known of fewer, the variant from the base game. */
export const courses: readonly Course[] = [
  course('base2', 2, 90_000, null),
  course('base3', 3, 60_000, null),
  course('base4', 4, 30_000, 'base3'),
  course('variant2', 2, 20_000, 'base2'),
  course('base5', 5, 30_000, 'base4'),
  course('variant3', 3, 20_000, 'base3'),
  course('variant4', 4, 20_000, 'base4'),
  course('variant5', 5, 20_000, 'base5'),
]

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
