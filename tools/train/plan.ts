/** What is trained, in which order and how: one network for each number of players and each way to play. */
import type { Habits } from './selfplay'
import type { SeatCount } from '../../src/engine/index'

export type Course = {
  readonly name: string
  readonly seats: SeatCount
  readonly reusable: boolean
  readonly filters: number
  /** Matches that are played fast and by first sight, and then matches with every near decision looked at. */
  readonly rough: number
  readonly exact: number
  /** Matches of which nothing but the last round teaches, and nothing but what a network sees then alone. */
  readonly last: number
  /** The course whose weights this one begins with. */
  readonly after: string | null
}

export const matchesOf = ({ rough, exact, last }: Course): number => rough + exact + last

const course = (
  name: string,
  seats: SeatCount,
  lessons: Pick<Course, 'filters' | 'rough' | 'exact' | 'last'>,
  after: string | null = null,
): Course => ({ name, seats, reusable: after !== null, ...lessons, after })

/** In the order of training. The variant starts from what is known of the base game. */
export const courses: readonly Course[] = [
  course('base2', 2, { filters: 8, rough: 60_000, exact: 100_000, last: 4_000 }),
  course('base3', 3, { filters: 16, rough: 80_000, exact: 300_000, last: 4_000 }),
  course('base4', 4, { filters: 8, rough: 50_000, exact: 200_000, last: 4_000 }),
  course('base5', 5, { filters: 8, rough: 50_000, exact: 200_000, last: 4_000 }),
  course('variant2', 2, { filters: 8, rough: 0, exact: 30_000, last: 4_000 }, 'base2'),
  course('variant3', 3, { filters: 16, rough: 0, exact: 40_000, last: 4_000 }, 'base3'),
  course('variant4', 4, { filters: 8, rough: 0, exact: 40_000, last: 4_000 }, 'base4'),
  course('variant5', 5, { filters: 8, rough: 0, exact: 40_000, last: 4_000 }, 'base5'),
]

export type Lesson = { readonly habits: Habits; readonly rate: number }

const descend = (from: number, to: number, part: number): number =>
  to + (from - to) * 0.5 * (1 + Math.cos(Math.PI * part))

/** How to play and how fast to learn in the next match, after so many. */
export const lessonAt = ({ seats, rough, exact, last }: Course, matches: number): Lesson => {
  if (matches < rough) {
    const part = matches / rough
    return {
      habits: {
        explore: 0.005 + 0.045 * (1 - part),
        lambda: 0.7,
        near: 0,
        lookAtStops: 0.1,
        company: 0,
        lastRounds: 0,
      },
      rate: descend(2e-3, 4e-4, part),
    }
  }
  const exactly = { explore: 0.005, near: 0.06, lookAtStops: 0.1 }
  // The end is near: nothing but what came is believed.
  if (matches >= rough + exact)
    return {
      habits: { ...exactly, lambda: 1, company: 0, lastRounds: 5 },
      rate: descend(2e-3, 2e-5, (matches - rough - exact) / last),
    }
  return {
    habits: { ...exactly, lambda: 0.9, company: seats === 2 ? 0 : 0.5, lastRounds: 0 },
    rate: descend(1e-3, 2e-5, (matches - rough) / exact),
  }
}
