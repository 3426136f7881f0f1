/** What is said of a choice: its cost in points against what the baron would do, and the grade that gives it. */
import type { SeatCount, Seat } from '@/engine'
import type { Chances } from '@/bots'
import { points } from './points'

export const grades = ['spotOn', 'fine', 'slip', 'costly'] as const
export type Grade = (typeof grades)[number]

/** Where the marker goes, or what is done then. */
type Question = 'space' | 'then'

const [fineFrom, costlyFrom] = [0.5, 6] as const

/** With more at the table the value is less sure, and least of a stop or a roll. */
const slipFrom = (question: Question, seats: SeatCount): number =>
  seats === 2 ? 2 : question === 'space' ? 3 : 4

const gradeOf = (cost: number, question: Question, seats: SeatCount): Grade => {
  if (cost < fineFrom) return 'spotOn'
  if (cost < slipFrom(question, seats)) return 'fine'
  return cost < costlyFrom ? 'slip' : 'costly'
}

export type Verdict<Choice> = {
  /** Points, none below 0: nothing is ever gained by a choice, only kept or lost. */
  readonly cost: number
  /** Null where there was nothing to choose, or nothing left to win or lose by it. */
  readonly grade: Grade | null
  /** What the baron would have done; null where that is no better. */
  readonly better: Choice | null
}

/** What each choice is worth to one player, in points. */
export type Worths<Choice> = Map<Choice, number>

export const worthsOf = <Choice>(
  seat: Seat,
  choices: readonly (readonly [Choice, Chances])[],
): Worths<Choice> => new Map(choices.map(([choice, chances]) => [choice, points(chances[seat]!)]))

/** There was one choice only, or the match is as good as won or lost whatever is chosen. */
const isSettled = (worths: readonly number[]): boolean =>
  worths.length === 1 || worths.every((worth) => worth >= 99.5) || worths.every((worth) => worth <= 0.5)

/** The verdict on a choice that nothing weighed beats; null where something does, and the baron has to be asked. */
export const rightAway = <Choice>(worths: Worths<Choice>, made: Choice): Verdict<Choice> | null => {
  const all = [...worths.values()]
  if (Math.max(...all) - worths.get(made)! >= fineFrom) return null
  return { cost: 0, grade: isSettled(all) ? null : 'spotOn', better: null }
}

/** Whoever does as well as the baron has done right, whatever a deeper look says: a verdict never contradicts the bot. */
export const verdictOn = <Choice>(
  worths: Worths<Choice>,
  made: Choice,
  barons: Choice,
  question: Question,
  seats: SeatCount,
): Verdict<Choice> => {
  const cost = worths.get(barons)! - worths.get(made)!
  const grade = gradeOf(cost, question, seats)
  return grade === 'spotOn' ? { cost: 0, grade, better: null } : { cost, grade, better: barons }
}
