/** What the coach says to the player on turn: what the baron would do, how much better that is, and why. In steps of a look-ahead each. */
import { atFirstSight, baronsChoice, weighing, type Sights } from '@/bots'
import { legalPlacements, type Game, type Space } from '@/engine'
import type { StopOrRoll } from './judging'
import { points } from './points'
import { reasonsFor, type SpaceReason } from './reasons'
import { stakeOf, type Stake } from './stakes'

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

/** Whether there is anything to choose: who must roll, or has one space only, needs no hint. */
export const canHint = (game: Game): boolean =>
  game.phase === 'decide' || (game.phase === 'place' && legalPlacements(game).length > 1)

const isClose = (one: number, other: number): boolean => Math.abs(one - other) < 1

/** For a game with something to choose. The same game always gets the same hint. */
export function* hinting(game: Game, sights: Sights = new Map()): Generator<void, Hint> {
  const { turn } = game
  const move = baronsChoice(game)
  yield
  if (move.type === 'place') {
    const others = atFirstSight(game).filter((space) => space !== move.space)
    const { options } = yield* weighing(game, sights, [move.space, ...others.slice(0, 2)])
    const worthOf = (space: Space): number =>
      points(options.find((option) => option.space === space)!.value[turn]!)
    const other = options.find(({ space }) => space !== move.space)!.space
    return {
      on: 'space',
      space: move.space,
      reasons: reasonsFor(game, move.space, other),
      isClose: isClose(worthOf(move.space), worthOf(other)),
    }
  }
  const { roll, stop } = yield* weighing(game, sights)
  const chances = { roll: points(roll![turn]!), stop: points(stop![turn]!) }
  return {
    on: 'then',
    does: move.type,
    chances,
    stake: stakeOf(game, move.type === 'roll'),
    isClose: isClose(chances.roll, chances.stop),
  }
}
