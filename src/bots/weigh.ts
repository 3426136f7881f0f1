/**
 * What a game is worth to every seat, and each of its choices: the door for hints and for looking back. Throws no dice.
 *
 * Rolling is worth a look-ahead over all 56 rolls, stopping what the game after it is worth, and a placement the better of
 * the two after it: choices that are compared are seen equally deep. What ends the match is exact. The same game always
 * weighs the same. Shares are those among equals, also where the baron plays as among others. `loadNetworks()` comes first.
 */
import {
  legalPlacements,
  play,
  seatsOf,
  standings,
  writePosition,
  type Dice,
  type Game,
  type Space,
} from '@/engine'
import type { BotMove } from './bot'
import { Judge } from './judge'
import { forEachKind } from './kinds'
import { LookAhead } from './lookahead'
import { networkFor } from './networks'
import { rollOf } from './reach'
import { bots } from './roster'

/** Win chances by seat; they add up to 1. */
export type Chances = readonly number[]

export type Weighed = {
  /** The best choice's worth, best for the player on turn; when the match is over, each seat's part in the win. */
  readonly value: Chances
  /** What rolling is worth; null where one cannot. */
  readonly roll: Chances | null
  /** What stopping is worth; null where one cannot. */
  readonly stop: Chances | null
  /** What can be placed, best first; none without dice on the table. */
  readonly options: readonly WeighedOption[]
}
export type WeighedOption = { readonly space: Space; readonly value: Chances }

/** One look-ahead: what rolling is worth, and what it is worth after each roll. */
type Sight = { readonly value: Chances; readonly rolled: Float32Array }

/** The games looked at so far: whoever hands the same in again has nothing looked at twice. */
export type Sights = Map<string, Sight>

const lookers = forEachKind((position) => {
  const judge = new Judge(networkFor(position.seats, position.reusable), position)
  return { judge, ahead: new LookAhead(judge, position), rolling: new Float32Array(5) }
})

const lookAhead = (game: Game): Sight => {
  const { judge, ahead, rolling } = lookers(game).thing
  judge.look()
  ahead.value(rolling)
  return { value: [...rolling.subarray(0, game.rules.seats)], rolled: ahead.rolled.slice() }
}

/** Games in which the same player is to roll on the same board are one. */
const nameOf = (game: Game): string =>
  writePosition({ ...game, phase: 'roll', dice: null, turnsPlayed: 0, placedThisTurn: [] })

function* rolling(game: Game, sights: Sights): Generator<void, Sight> {
  const name = nameOf(game)
  const known = sights.get(name)
  if (known) return known
  const sight = lookAhead(game)
  sights.set(name, sight)
  yield
  return sight
}

const result = (game: Game): Chances => {
  const ranks = standings(game)
  const winners = ranks.filter(({ rank }) => rank === 1).length
  return seatsOf(game).map((seat) => {
    const isWinner = ranks.some((standing) => standing.seat === seat && standing.rank === 1)
    return isWinner ? 1 / winners : 0
  })
}

/**
 * `weigh` in steps of one look-ahead each: whoever must not hold up a frame goes on with `next()` when there is time. Of
 * the placements, `spaces` are weighed; all of them unless told otherwise.
 */
export function* weighing(
  game: Game,
  sights: Sights = new Map(),
  spaces?: readonly Space[],
): Generator<void, Weighed> {
  const mover = game.turn
  if (game.phase === 'over') return { value: result(game), roll: null, stop: null, options: [] }
  if (game.phase === 'place') {
    const options: WeighedOption[] = []
    for (const { space } of legalPlacements(game)) {
      if (spaces && !spaces.includes(space)) continue
      const { value } = yield* weighing(play(game, { type: 'place', space }).game, sights)
      options.push({ space, value })
    }
    options.sort((a, b) => b.value[mover]! - a.value[mover]!)
    return { value: options[0]!.value, roll: null, stop: null, options }
  }
  const { value: roll } = yield* rolling(game, sights)
  if (game.phase === 'roll') return { value: roll, roll, stop: null, options: [] }
  const { value: stop } = yield* weighing(play(game, { type: 'stop' }).game, sights)
  return { value: stop[mover]! >= roll[mover]! ? stop : roll, roll, stop, options: [] }
}

/** Runs steps to their end. */
const finish = <Answer>(steps: Generator<void, Answer>): Answer => {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}

export const weigh = (game: Game, sights?: Sights): Weighed => finish(weighing(game, sights))

/**
 * What `weigh(game).roll` counted for these dice. Over all 216 rolls it is `roll` in the mean, so the difference is the
 * luck of the dice and nothing else. What the game with the dice on the table weighs is no measure of it: its placements
 * are seen one roll deeper, and what that corrects is neither luck nor a choice.
 */
export const rolledFrom = (game: Game, [a, b, c]: Dice, sights: Sights = new Map()): Chances => {
  const { rolled } = finish(rolling(game, sights))
  const from = rollOf(a, b, c) * 5
  return [...rolled.subarray(from, from + game.rules.seats)]
}

/** What the dice on the table can place, best first as it looks without looking ahead: quick, for whom all would take too long. */
export const atFirstSight = (game: Game): readonly Space[] => {
  const { judge } = lookers(game).thing
  judge.look()
  return legalPlacements(game)
    .map(({ space, third }) => {
      judge.trySpace(space)
      judge.tryThird(third)
      return { space, worth: judge.better()[game.turn]! }
    })
    .sort((a, b) => b.worth - a.worth)
    .map(({ space }) => space)
}

/** What the baron would do here: a verdict on a choice must not contradict it. It takes no random numbers. */
export const baronsChoice = (game: Game): BotMove => bots.baron.choose(game, () => 0)
