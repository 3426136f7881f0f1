/** Random matches for property tests, with any table and seed and deliberately bad choices. */
import fc from 'fast-check'
import {
  legalPlacements,
  newGame,
  play,
  type Dice,
  type Die,
  type Game,
  type GameEvent,
  type Move,
  type Rules,
  type Seat,
} from '@/engine'
import { seededRandom } from '../../tools/seededRandom'

export type Journey = {
  readonly rules: Rules
  readonly seed: number
  /** Stops after this many markers in a turn, at most five so that the match ends. */
  readonly patience: number
}

export const journeys: fc.Arbitrary<Journey> = fc
  .record({
    seats: fc.constantFrom(2 as const, 3 as const, 4 as const, 5 as const),
    start: fc.nat(59),
    reusableSquatters: fc.boolean(),
    seed: fc.integer(),
    patience: fc.integer({ min: 1, max: 5 }),
  })
  .map(({ seats, start, reusableSquatters, seed, patience }) => ({
    rules: { seats, first: (start % seats) as Seat, reusableSquatters },
    seed,
    patience,
  }))

export type Footstep = {
  readonly before: Game
  readonly move: Move
  readonly after: Game
  readonly events: readonly GameEvent[]
}

/** Freezes a value deeply. */
export const deepFrozen = <Value>(value: Value): Value => {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value)
    for (const key in value) deepFrozen(value[key])
  }
  return value
}

/** Every move of a random match, each played from a frozen game; throws if the match does not end. */
export function* wander({ rules, seed, patience }: Journey): Generator<Footstep> {
  const random = seededRandom(seed)
  const die = (): Die => (1 + Math.floor(random() * 6)) as Die
  let game = newGame(rules)
  for (let moves = 0; game.phase !== 'over'; moves += 1) {
    if (moves > 20_000) throw new Error('The match does not end')
    const before = deepFrozen(game)
    const move = deepFrozen(choose(before, patience, random, [die(), die(), die()]))
    const { game: after, events } = play(before, move)
    yield { before, move, after, events }
    game = after
  }
}

const choose = (game: Game, patience: number, random: () => number, dice: Dice): Move => {
  if (game.phase === 'place') {
    const placements = legalPlacements(game)
    return { type: 'place', space: placements[Math.floor(random() * placements.length)]!.space }
  }
  return game.phase === 'decide' && game.placedThisTurn.length >= patience
    ? { type: 'stop' }
    : { type: 'roll', dice }
}

/** A position from the middle of each of several random matches. */
export const positions: fc.Arbitrary<Game> = fc.tuple(journeys, fc.nat(10_000)).map(([journey, cut]) => {
  const games = [newGame(journey.rules), ...[...wander(journey)].map(({ after }) => after)]
  return games[cut % games.length]!
})
