/** The courses of training, their order and settings: one network for each number of players and each variant. */
import { tellsApart } from '../../src/bots/network'
import type { Habits } from './selfplay'
import type { SeatCount } from '../../src/engine/index'

export type Course = {
  readonly name: string
  readonly seats: SeatCount
  readonly reusable: boolean
  readonly filters: number
  /** Matches played fast without looking ahead, and then matches in which every close decision is looked at. */
  readonly rough: number
  readonly exact: number
  /** Matches in which only the last round is learned, by only the weights used there. */
  readonly last: number
  /**
   * The share of the exact part that is played among simple players, and the share of these matches in which they stop after
   * five.
   */
  readonly company: number
  readonly fives: number
  /** The course whose weights this one starts from. */
  readonly after: string | null
  /** Makes no network that ships: other courses start from it. */
  readonly isStep: boolean
}

export const matchesOf = ({ rough, exact, last }: Course): number => rough + exact + last

const course = (
  name: string,
  seats: SeatCount,
  lessons: Pick<Course, 'filters' | 'rough' | 'exact'> & Partial<Course>,
): Course => ({
  name,
  seats,
  reusable: false,
  last: 4_000,
  company: seats === 2 ? 0 : 0.5,
  fives: 0,
  after: null,
  isStep: false,
  ...lessons,
})

/**
 * In the order of training. The variant starts from the weights of the base game, and three players from what they learned among
 * simple players alone.
 */
export const courses: readonly Course[] = [
  course('base2', 2, { filters: 8, rough: 60_000, exact: 100_000 }),
  course('first3', 3, {
    filters: 16,
    rough: 100_000,
    exact: 2_900_000,
    last: 0,
    company: 1,
    fives: 1,
    isStep: true,
  }),
  course('base4', 4, { filters: 8, rough: 50_000, exact: 200_000 }),
  course('base5', 5, { filters: 8, rough: 50_000, exact: 200_000 }),
  course('variant2', 2, { reusable: true, filters: 8, rough: 0, exact: 30_000, after: 'base2' }),
  course('base3', 3, {
    filters: 16,
    rough: 0,
    exact: 1_500_000,
    last: 0,
    company: 0.75,
    fives: 0.8,
    after: 'first3',
  }),
  course('variant3', 3, {
    reusable: true,
    filters: 16,
    rough: 0,
    exact: 3_400_000,
    last: 0,
    company: 0.75,
    fives: 0.8,
    after: 'first3',
  }),
  course('variant4', 4, { reusable: true, filters: 8, rough: 0, exact: 40_000, after: 'base4' }),
  course('variant5', 5, { reusable: true, filters: 8, rough: 0, exact: 40_000, after: 'base5' }),
]

/** Which weights a lesson changes. */
export type Taught = 'all' | 'lastRound'

export type Lesson = { readonly habits: Habits; readonly rate: number; readonly taught: Taught }

const descend = (from: number, to: number, part: number): number =>
  to + (from - to) * 0.5 * (1 + Math.cos(Math.PI * part))

/** How to play and how fast to learn in the next match, after this many matches. */
export const lessonAt = (course: Course, matches: number): Lesson => {
  const { seats, rough, exact, last, company, fives } = course
  if (matches < rough) {
    const part = matches / rough
    return {
      habits: {
        explore: 0.005 + 0.045 * (1 - part),
        lambda: 0.7,
        near: 0,
        lookAtStops: 0.1,
        // A network that recognises simple players learns everything else from how it plays among them.
        company: tellsApart(seats) ? 1 : 0,
        fives,
        lastRounds: 0,
      },
      rate: descend(2e-3, 4e-4, part),
      taught: 'all',
    }
  }
  const exactly = { explore: 0.005, near: 0.06, lookAtStops: 0.1, fives, lastRounds: 0 }
  if (matches < rough + exact)
    return {
      habits: { ...exactly, lambda: 0.9, company },
      rate: descend(1e-3, 2e-5, (matches - rough) / exact),
      taught: 'all',
    }
  // In last rounds lambda is 1: only the actual result counts.
  return {
    habits: { ...exactly, lambda: 1, company: 0, lastRounds: 5 },
    rate: descend(2e-3, 2e-5, (matches - rough - exact) / last),
    taught: 'lastRound',
  }
}
