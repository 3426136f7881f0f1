/**
 * Values a game and each of its choices for every seat, for hints and reviews. Call `loadNetworks()` first.
 *
 * Rolling is valued by looking ahead over all 56 rolls, stopping by the value of the game after it, a placement by the better of
 * the two after it, so that all choices that are compared are evaluated to the same depth. The end of the match is exact. Chances
 * assume equal players, even where the baron assumes simple ones.
 */
import { itemAt } from '@/checked'
import {
  bySeat,
  legalPlacements,
  play,
  standingOf,
  standings,
  writePosition,
  type BySeat,
  type Dice,
  type Game,
  type Space,
} from '@/engine'
import { perKindOfMatch, type BotMove } from './bot'
import { Judge } from './judge'
import { LookAhead } from './lookahead'
import { networkFor } from './networks'
import { rollOf } from './rollTables'
import { bots } from './roster'

/** Win chances by seat; they add up to 1. */
export type Chances = BySeat<number>

export type Evaluation = {
  /** Of the best choice for the player on turn; when the match is over, each seat's share of the win. */
  readonly value: Chances
  /** Of rolling; null where that is not possible. */
  readonly roll: Chances | null
  /** Of stopping; null where that is not possible. */
  readonly stop: Chances | null
  /** The placements, best first; empty without dice on the table. */
  readonly options: readonly EvaluatedOption[]
}
export type EvaluatedOption = { readonly space: Space; readonly value: Chances }

/** One look-ahead: the chances if one rolls, and after each of the 56 rolls. */
type LookAheadResult = { readonly value: Chances; readonly rolled: Float32Array }

/** A cache of look-aheads, by game. Pass the same one again to reuse them. */
export type LookAheadCache = Map<string, LookAheadResult>

const lookAheadFor = perKindOfMatch((position) => {
  const judge = new Judge(networkFor(position.seats, position.reusable), position)
  return { judge, ahead: new LookAhead(judge, position), rolling: new Float32Array(5) }
})

const lookAhead = (game: Game): LookAheadResult => {
  const { judge, ahead, rolling } = lookAheadFor(game).made
  judge.look()
  ahead.value(rolling)
  return { value: bySeat(game, (seat) => rolling[seat]!), rolled: ahead.rolled.slice() }
}

/** The same key for games in which the same player is to roll on the same board. */
const keyOf = (game: Game): string =>
  writePosition({ ...game, phase: 'roll', dice: null, turnsPlayed: 0, placedThisTurn: [] })

function* rolling(game: Game, cache: LookAheadCache): Generator<void, LookAheadResult> {
  const key = keyOf(game)
  const known = cache.get(key)
  if (known) return known
  const found = lookAhead(game)
  cache.set(key, found)
  yield
  return found
}

const result = (game: Game): Chances => {
  const ranks = standings(game)
  const winners = ranks.filter(({ rank }) => rank === 1).length
  return bySeat(game, (seat) => (standingOf(ranks, seat).rank === 1 ? 1 / winners : 0))
}

/**
 * As `evaluate`, but does one look-ahead per `next()`, so that the work can be spread over frames. Values only the placements on
 * `spaces`, if given.
 */
export function* evaluating(
  game: Game,
  cache: LookAheadCache = new Map(),
  spaces?: readonly Space[],
): Generator<void, Evaluation> {
  const mover = game.turn
  if (game.phase === 'over') return { value: result(game), roll: null, stop: null, options: [] }
  if (game.phase === 'place') {
    const options: EvaluatedOption[] = []
    for (const { space } of legalPlacements(game)) {
      if (spaces && !spaces.includes(space)) continue
      const { value } = yield* evaluating(play(game, { type: 'place', space }).game, cache)
      options.push({ space, value })
    }
    options.sort((a, b) => b.value[mover] - a.value[mover])
    return { value: itemAt(options, 0).value, roll: null, stop: null, options }
  }
  const { value: roll } = yield* rolling(game, cache)
  if (game.phase === 'roll') return { value: roll, roll, stop: null, options: [] }
  const { value: stop } = yield* evaluating(play(game, { type: 'stop' }).game, cache)
  return { value: stop[mover] >= roll[mover] ? stop : roll, roll, stop, options: [] }
}

const finish = <Answer>(steps: Generator<void, Answer>): Answer => {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}

export const evaluate = (game: Game, cache?: LookAheadCache): Evaluation => finish(evaluating(game, cache))

/**
 * The value that `evaluate(game).roll` used for these dice. Its mean over all 216 rolls is `roll`, so the difference is the luck of
 * the dice. The value of the game with the dice on the table does not measure that: its placements are evaluated one roll deeper.
 */
export const rolledFrom = (game: Game, [a, b, c]: Dice, cache: LookAheadCache = new Map()): Chances => {
  const { rolled } = finish(rolling(game, cache))
  const from = rollOf(a, b, c) * 5
  return bySeat(game, (seat) => rolled[from + seat]!)
}

/** The placements, best first, without looking ahead: a quick way to choose which to evaluate. */
export const rankedQuickly = (game: Game): readonly Space[] => {
  const { judge } = lookAheadFor(game).made
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

/** What the baron would do, so that a verdict does not contradict it. The baron takes no random numbers. */
export const baronsChoice = (game: Game): BotMove => bots.baron.choose(game, () => 0)
