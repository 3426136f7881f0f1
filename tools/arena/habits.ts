/** Measures how a level plays at a table of its own kind: how far it goes, how often it busts, what it takes. */
import type { Bot } from '../../src/bots/index'
import {
  groupSize,
  legalPlacements,
  newGame,
  play,
  seatsOf,
  type Game,
  type GameEvent,
  type SeatCount,
} from '../../src/engine/index'
import { seededRandom } from '../seededRandom'
import { partsOf, playOut } from './match'
import { playerNamed } from './players'
import type { Share } from './spread'

/** Each is a ratio of two counts; `rollsATurn` is rolls divided by turns. */
export const habitNames = [
  'turnsAMatch',
  'rollsATurn',
  'bustsATurn',
  'spacesAStop',
  'stopsAtFour',
  'takenOfSpaces',
  'takesWherePossible',
  'claimsWherePossible',
  'joinsWherePossible',
  'largestGroup',
  'callerWins',
] as const
export type HabitName = (typeof habitNames)[number]

/** Sums over matches of numerator (`much`), denominator (`of`) and their products, for the ratio and its interval. */
type Sums = {
  readonly much: number
  readonly of: number
  readonly muchMuch: number
  readonly muchOf: number
  readonly ofOf: number
}
export type Habits = Readonly<Record<HabitName, Sums>> & {
  readonly matches: number
  /** Shares of the win, by seat. */
  readonly wins: readonly number[]
}

const noSums: Sums = { much: 0, of: 0, muchMuch: 0, muchOf: 0, ofOf: 0 }
const forHabits = <Value>(valueOf: (name: HabitName) => Value): Readonly<Record<HabitName, Value>> =>
  Object.fromEntries(habitNames.map((name) => [name, valueOf(name)])) as Record<HabitName, Value>

export const noHabits: Habits = { ...forHabits(() => noSums), matches: 0, wins: [0, 0, 0, 0, 0] }

const addSums = (a: Sums, b: Sums): Sums => ({
  much: a.much + b.much,
  of: a.of + b.of,
  muchMuch: a.muchMuch + b.muchMuch,
  muchOf: a.muchOf + b.muchOf,
  ofOf: a.ofOf + b.ofOf,
})
export const addHabits = (a: Habits, b: Habits): Habits => ({
  ...forHabits((name) => addSums(a[name], b[name])),
  matches: a.matches + b.matches,
  wins: a.wins.map((part, seat) => part + b.wins[seat]!),
})

/** The counts of one match. */
type Counts = Record<HabitName, { much: number; of: number }>

/** Counts whether a liked placement was taken, when some of the possible ones are `liked` and some are not. */
const countLiking = (counts: Counts, name: HabitName, liked: readonly boolean[], chosen: number): void => {
  if (!liked.includes(true) || !liked.includes(false)) return
  counts[name].of += 1
  counts[name].much += liked[chosen] ? 1 : 0
}

const stoppedGroup = (game: Game, space: number): number => {
  const placed = play(game, { type: 'place', space }).game
  return groupSize(play(placed, { type: 'stop' }).game.cells, game.turn)
}

const countPlacement = (counts: Counts, before: Game, space: number): void => {
  const options = legalPlacements(before)
  const chosen = options.findIndex((option) => option.space === space)
  countLiking(
    counts,
    'claimsWherePossible',
    options.map(({ kind }) => kind === 'claim'),
    chosen,
  )
  const isTaking = options.map(
    (option) => option.kind === 'squatter' && before.cells[option.space]!.owner !== null,
  )
  countLiking(counts, 'takesWherePossible', isTaking, chosen)
  if (options.length < 2) return
  const groups = options.map((option) => stoppedGroup(before, option.space))
  const largest = Math.max(...groups)
  countLiking(
    counts,
    'joinsWherePossible',
    groups.map((group) => group === largest),
    chosen,
  )
}

const countEvent = (counts: Counts, before: Game, event: GameEvent): void => {
  switch (event.type) {
    case 'rolled':
      counts.rollsATurn.much += 1
      break
    case 'placed':
      countPlacement(counts, before, event.space)
      break
    case 'busted':
      counts.bustsATurn.much += 1
      break
    case 'stopped': {
      const spaces = event.settled.length + event.claimed.length
      counts.spacesAStop.much += spaces
      counts.spacesAStop.of += 1
      counts.stopsAtFour.much += before.placedThisTurn.length === 4 ? 1 : 0
      counts.stopsAtFour.of += 1
      counts.takenOfSpaces.much += event.taken.length
      counts.takenOfSpaces.of += spaces
      break
    }
    case 'lastRoundCalled':
    case 'turnPassed':
    case 'ended':
  }
}

const habitsOf = (bot: Bot, seats: SeatCount, reusable: boolean, match: number): Habits => {
  const counts = forHabits(() => ({ much: 0, of: 0 })) as Counts
  const end = playOut(
    newGame({ seats, reusableSquatters: reusable }),
    () => bot,
    seededRandom(match),
    (before, _, events) => events.forEach((event) => countEvent(counts, before, event)),
  )
  const wins = partsOf(end)
  const whole = (name: HabitName, much: number, of: number): void => {
    counts[name] = { much, of }
  }
  whole('turnsAMatch', end.turnsPlayed, 1)
  counts.rollsATurn.of = end.turnsPlayed
  counts.bustsATurn.of = end.turnsPlayed
  whole('callerWins', wins[end.lastRound!.caller]!, 1)
  whole(
    'largestGroup',
    seatsOf(end).reduce<number>((sum, seat) => sum + groupSize(end.cells, seat), 0),
    seats,
  )
  return {
    ...forHabits((name) => {
      const { much, of } = counts[name]
      return { much, of, muchMuch: much * much, muchOf: much * of, ofOf: of * of }
    }),
    matches: 1,
    wins: noHabits.wins.map((none, seat) => wins[seat] ?? none),
  }
}

export type HabitsTask = {
  readonly player: string
  readonly seats: SeatCount
  readonly reusable: boolean
  readonly matches: number
}

export const habitsOfShare = ({ task, first, step }: Share<HabitsTask>): Habits => {
  let sum = noHabits
  for (let match = first; match < task.matches; match += step)
    sum = addHabits(sum, habitsOf(playerNamed(task.player), task.seats, task.reusable, match))
  return sum
}

/** The ratio, and its 95 % interval. */
export const shareOf = ({
  much,
  of,
  muchMuch,
  muchOf,
  ofOf,
}: Sums): readonly [share: number, interval: number] => {
  if (of === 0) return [0, 0]
  const share = much / of
  const spread = muchMuch - 2 * share * muchOf + share * share * ofOf
  return [share, (1.96 * Math.sqrt(Math.max(0, spread))) / of]
}
