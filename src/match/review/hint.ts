/** A hint for the player on turn: the baron's choice, how much better it is, and why. Does one look-ahead per `next()`. */
import { rankedQuickly, baronsChoice, evaluating, type LookAheadCache } from '@/bots'
import { legalPlacements, type Game, type Space } from '@/engine'
import { evaluatingBoth, type StopOrRoll } from './judging'
import { points } from './points'
import { reasonsFor, stakeOf, type SpaceReason, type Stake } from './reasons'

export type Hint =
  | {
      readonly on: 'space'
      readonly space: Space
      readonly reasons: readonly SpaceReason[]
      /** Another choice is nearly as good. */
      readonly isClose: boolean
    }
  | {
      readonly on: 'then'
      readonly does: StopOrRoll
      /** Of the player on turn, in points. */
      readonly chances: Readonly<Record<StopOrRoll, number>>
      readonly stake: Stake
      readonly isClose: boolean
    }

/** Whether there is anything to choose. */
export const canHint = (game: Game): boolean =>
  game.phase === 'decide' || (game.phase === 'place' && legalPlacements(game).length > 1)

const isClose = (one: number, other: number): boolean => Math.abs(one - other) < 1

/** Only where `canHint`. The same game always gets the same hint. */
export function* hinting(game: Game, cache: LookAheadCache = new Map()): Generator<void, Hint> {
  const { turn } = game
  const move = baronsChoice(game)
  yield
  if (move.type === 'place') {
    const others = rankedQuickly(game).filter((space) => space !== move.space)
    const { options } = yield* evaluating(game, cache, [move.space, ...others.slice(0, 2)])
    const best = options.find(({ space }) => space === move.space)
    const other = options.find(({ space }) => space !== move.space)
    if (!best || !other) throw new Error('There is nothing to choose')
    return {
      on: 'space',
      space: best.space,
      reasons: reasonsFor(game, best.space, other.space),
      isClose: isClose(points(best.value[turn]), points(other.value[turn])),
    }
  }
  const { roll, stop } = yield* evaluatingBoth(game, cache)
  const chances = { roll: points(roll[turn]), stop: points(stop[turn]) }
  return {
    on: 'then',
    does: move.type,
    chances,
    stake: stakeOf(game, move.type === 'roll'),
    isClose: isClose(chances.roll, chances.stop),
  }
}
