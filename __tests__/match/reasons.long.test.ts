/** Every reason is true of its position, checked independently of the code that finds it. */
import fc from 'fast-check'
import {
  columnOf,
  dieValues,
  legalPlacements,
  neighbours,
  play,
  rowOf,
  spaces,
  type Dice,
  type Game,
  type Seat,
  type Space,
} from '@/engine'
import { reasonsFor, type SpaceReason } from '@/match/review'
import { positions } from '../support/wander'

const allDice: readonly Dice[] = dieValues.flatMap((a) =>
  dieValues.flatMap((b) => dieValues.map((c): Dice => [a, b, c])),
)
const bustsOf = (game: Game): number =>
  allDice.filter((dice) => legalPlacements(game, dice).length === 0).length

const stopped = (game: Game, space: Space): Game =>
  play(play(game, { type: 'place', space }).game, { type: 'stop' }).game

/** The group of a space, found by walking from neighbour to neighbour. */
const walk = (game: Game, seat: Seat, from: Space, found = new Set<Space>()): ReadonlySet<Space> => {
  if (found.has(from) || game.cells[from]!.owner !== seat) return found
  found.add(from)
  for (const next of neighbours(from)) walk(game, seat, next, found)
  return found
}
const largestOf = (game: Game, seat: Seat): number =>
  Math.max(...spaces.map((space) => walk(game, seat, space).size))

const isTrue = (reason: SpaceReason, game: Game, better: Space, other: Space): boolean => {
  const seat = game.turn
  const [then, otherwise] = [stopped(game, better), stopped(game, other)]
  const kindOf = (space: Space) => legalPlacements(game).find((each) => each.space === space)!.kind
  const lead = (after: Game): boolean =>
    [0, 1, 2, 3, 4]
      .slice(0, game.rules.seats)
      .every((rival) => rival === seat || largestOf(after, rival as Seat) <= largestOf(after, seat))
  switch (reason.is) {
    case 'wins':
      return then.phase === 'over' && lead(then)
    case 'calls':
      return game.lastRound === null && then.lastRound?.caller === seat && lead(then)
    case 'safe':
      return (
        kindOf(better) === 'claim' &&
        kindOf(other) === 'squatter' &&
        then.cells[better]!.claimed &&
        (reason.from === null
          ? [null, seat].includes(game.cells[better]!.owner)
          : game.cells[better]!.owner === reason.from)
      )
    case 'joins': {
      const parts = neighbours(better).map((next) =>
        walk({ ...then, cells: without(then, better) }, seat, next),
      )
      const apart = new Set(parts.filter(({ size }) => size > 0).map((part) => Math.min(...part)))
      return apart.size === reason.groups && walk(then, seat, better).size === reason.size
    }
    case 'grows':
      return walk(then, seat, better).size === reason.size && largestOf(otherwise, seat) < reason.size
    case 'takes':
      return game.cells[better]!.owner === reason.from && then.cells[better]!.owner === seat
    case 'cuts':
      return largestOf(then, reason.of) === reason.size && largestOf(otherwise, reason.of) > reason.size
    case 'risk': {
      const [one, two] = [better, other].map((space) => bustsOf(play(game, { type: 'place', space }).game))
      return one === reason.bust && two === reason.other && two - one >= 6.48
    }
    case 'rare': {
      const [column, row] = [columnOf(better), rowOf(better)]
      const reach = allDice.filter((dice) => dice.filter((die) => die === column).length >= 2)
      return column === row && reach.length === reason.rolls
    }
  }
}

const without = (game: Game, space: Space) =>
  game.cells.map((cell, at) => (at === space ? { ...cell, owner: null } : cell))

test('each reason is true in random positions at all table sizes, for every two choices', () => {
  const seen = new Set<string>()
  fc.assert(
    fc.property(
      positions.filter((game) => legalPlacements(game).length > 1),
      (game) => {
        const options = legalPlacements(game).map(({ space }) => space)
        for (const better of options)
          for (const other of options) {
            if (better === other) continue
            const reasons = reasonsFor(game, better, other)
            expect(reasons.length).toBeLessThanOrEqual(2)
            for (const reason of reasons) {
              seen.add(reason.is)
              expect({ reason, isTrue: isTrue(reason, game, better, other) }).toEqual({
                reason,
                isTrue: true,
              })
            }
          }
      },
    ),
    { numRuns: 80, seed: 7 },
  )
  expect([...seen].sort()).toEqual(
    expect.arrayContaining(['grows', 'joins', 'rare', 'risk', 'safe', 'takes']),
  )
})
