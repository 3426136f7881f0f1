/** The verdict on a choice: its cost in points compared with the baron's choice, and the grade. */
import type { SeatCount, Seat } from '@/engine'
import type { Chances } from '@/bots'
import { points } from './points'

export type Grade = 'spotOn' | 'fine' | 'slip' | 'costly'

/** Where to place, or whether to stop. */
type Question = 'space' | 'then'

const [fineFrom, costlyFrom] = [0.5, 6] as const

/** With more players the value is less certain, above all that of stopping or rolling. */
const slipFrom = (question: Question, seats: SeatCount): number =>
  seats === 2 ? 2 : question === 'space' ? 3 : 4

const gradeOf = (cost: number, question: Question, seats: SeatCount): Grade => {
  if (cost < fineFrom) return 'spotOn'
  if (cost < slipFrom(question, seats)) return 'fine'
  return cost < costlyFrom ? 'slip' : 'costly'
}

export type Verdict<Choice> = {
  /** Points, at least 0: a choice can only keep or lose. */
  readonly cost: number
  /** Null if there was no choice, or none that could change the result. */
  readonly grade: Grade | null
  /** The baron's choice, if it is better. */
  readonly better: Choice | null
}

/** The value of each choice for one player, in points. */
export type Worths<Choice> = Map<Choice, number>

export const worthsOf = <Choice>(
  seat: Seat,
  choices: readonly (readonly [Choice, Chances])[],
): Worths<Choice> => new Map(choices.map(([choice, chances]) => [choice, points(chances[seat])]))

const worthOf = <Choice>(worths: Worths<Choice>, choice: Choice): number => {
  const worth = worths.get(choice)
  if (worth === undefined) throw new Error('This choice was not evaluated')
  return worth
}

/** Whether there was only one choice, or every choice leaves the match as good as won or lost. */
const isSettled = (worths: readonly number[]): boolean =>
  worths.length === 1 || worths.every((worth) => worth >= 99.5) || worths.every((worth) => worth <= 0.5)

/** The verdict on a choice if no evaluated choice beats it; null if one does, so that the baron must be asked. */
export const clearVerdict = <Choice>(worths: Worths<Choice>, made: Choice): Verdict<Choice> | null => {
  const all = [...worths.values()]
  if (Math.max(...all) - worthOf(worths, made) >= fineFrom) return null
  return { cost: 0, grade: isSettled(all) ? null : 'spotOn', better: null }
}

/** Compares with the baron's choice, even where a deeper look finds a better one, so that a verdict never contradicts the bot. */
export const verdictOn = <Choice>(
  worths: Worths<Choice>,
  made: Choice,
  barons: Choice,
  question: Question,
  seats: SeatCount,
): Verdict<Choice> => {
  const cost = worthOf(worths, barons) - worthOf(worths, made)
  const grade = gradeOf(cost, question, seats)
  return grade === 'spotOn' ? { cost: 0, grade, better: null } : { cost, grade, better: barons }
}
