/** Random whole matches, compared with a second implementation of the rules. */
import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import {
  claimTarget,
  flawOf,
  legalPlacements,
  newGame,
  play,
  readPosition,
  standings,
  writePosition,
  type Cell,
  type Game,
  type Move,
  type Seat,
  type Space,
} from '@/engine'
import { nameOf, pictureOf } from '../support/position'
import {
  allowed,
  clearAway,
  lay,
  photograph,
  settleUp,
  setUp,
  tallyOf,
  type Tabletop,
} from '../support/tabletop'
import { journeys, wander, type Footstep, type Journey } from '../support/wander'

/** The same move with pieces on the table. */
const follow = (table: Tabletop, { rules, dice }: Game, move: Move): void => {
  if (move.type === 'roll' && allowed(table, move.dice).size === 0) clearAway(table)
  if (move.type === 'place') {
    const name = nameOf(move.space)
    lay(table, name, allowed(table, dice!).get(name)!)
  }
  if (move.type === 'stop') settleUp(table, claimTarget[rules.seats])
}

const piecesOf = (game: Game): readonly (readonly [string, string])[] =>
  legalPlacements(game).map(({ space, kind, third }) => [nameOf(space), kind === 'claim' ? '#' : `${third}`])

/** Compares as text: Jest's own comparison, move after move, would take longer than all the matches. */
const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/** The first move of a match after which something does not hold. */
const firstBreach = (journey: Journey, holds: (step: Footstep) => boolean): Footstep | undefined => {
  for (const step of wander(journey)) if (!holds(step)) return step
  return undefined
}

test('every move of every match shows the same board, mover and choices as on the table', () => {
  fc.assert(
    fc.property(journeys, (journey) => {
      const { seats, first, reusableSquatters } = journey.rules
      const table = setUp(seats, first, reusableSquatters)
      const breach = firstBreach(journey, ({ before, move, after }) => {
        follow(table, before, move)
        const onTable = after.phase === 'place' ? [...allowed(table, after.dice!)] : []
        return (
          pictureOf(after) === photograph(table) &&
          'abcde'[after.turn] === table.mover &&
          after.lastRound?.turnsLeft === table.stillToMove?.length &&
          (after.phase === 'over') === (table.stillToMove?.length === 0) &&
          same([...piecesOf(after)].sort(), onTable.sort())
        )
      })
      expect(breach).toBeUndefined()
    }),
    { numRuns: 40 },
  )
})

test('every position has no flaw and reads back as it was written', () => {
  fc.assert(
    fc.property(journeys, (journey) => {
      const breach = firstBreach(journey, ({ after }) => {
        const again = readPosition(writePosition(after))
        return flawOf(after) === null && again.ok && isDeepStrictEqual(again.game, after)
      })
      expect(breach).toBeUndefined()
    }),
    { numRuns: 40 },
  )
})

test('games and events are plain data: JSON gives them back', () => {
  fc.assert(
    fc.property(journeys, (journey) => {
      const breach = firstBreach(
        journey,
        ({ after, events }) =>
          isDeepStrictEqual(JSON.parse(JSON.stringify(after)), after) &&
          isDeepStrictEqual(JSON.parse(JSON.stringify(events)), events),
      )
      expect(breach).toBeUndefined()
    }),
    { numRuns: 10 },
  )
})

const staysLegal = ({ before, move, after }: Footstep): boolean => {
  const squatters = after.cells.flatMap(({ squatter }) => squatter ?? [])
  const isLegalCell = (cell: Cell, space: Space): boolean => {
    const next = after.cells[space]!
    const isMarked = cell.squatter !== null || cell.claim
    if (cell.claimed || (move.type !== 'place' && !isMarked)) return same(next, cell)
    if (move.type === 'stop') return next.owner === before.turn && next.claimed === cell.claim
    // A bust lays bare what lay beneath; any other move leaves the players' markers where they are.
    return (
      next.owner === cell.owner &&
      !next.claimed &&
      (move.type === 'roll' || move.space === space || same(next, cell))
    )
  }
  return new Set(squatters).size === squatters.length && before.cells.every(isLegalCell)
}

test("no squatter is on the board twice, no claimed space is lost, and only this turn's spaces change", () => {
  fc.assert(
    fc.property(journeys, (journey) => {
      expect(firstBreach(journey, staysLegal)).toBeUndefined()
    }),
    { numRuns: 25 },
  )
})

test('the events describe everything that a move does, in order', () => {
  const stories = {
    roll: [/^rolled$/, /^rolled busted (turnPassed|ended)$/],
    place: [/^placed$/],
    stop: [/^stopped( lastRoundCalled)? turnPassed$/, /^stopped ended$/],
  } as const
  fc.assert(
    fc.property(journeys, (journey) => {
      const breach = firstBreach(journey, ({ before, move, after, events }) => {
        const story = events.map(({ type }) => type).join(' ')
        const last = events.at(-1)!
        return (
          stories[move.type].some((pattern) => pattern.test(story)) &&
          events.every((event) => !('seat' in event) || event.seat === before.turn) &&
          (last.type !== 'turnPassed' || (last.from === before.turn && last.to === after.turn)) &&
          (last.type === 'ended') === (after.phase === 'over')
        )
      })
      expect(breach).toBeUndefined()
    }),
    { numRuns: 40 },
  )
})

test('after the call each player has exactly one more turn, in seat order, the caller last', () => {
  fc.assert(
    fc.property(journeys, (journey) => {
      const movers: Seat[] = []
      let caller: Seat | null = null
      for (const { before, events } of wander(journey)) {
        const isTurnOver = events.some(({ type }) => type === 'turnPassed' || type === 'ended')
        if (caller !== null && isTurnOver) movers.push(before.turn)
        const call = events.find(({ type }) => type === 'lastRoundCalled')
        if (call?.type !== 'lastRoundCalled') continue
        expect(caller).toBeNull()
        expect(call.claimed).toBeGreaterThanOrEqual(claimTarget[journey.rules.seats])
        caller = call.seat
      }
      const { seats } = journey.rules
      expect(movers).toEqual(Array.from({ length: seats }, (_, turn) => (caller! + 1 + turn) % seats))
    }),
    { numRuns: 60 },
  )
})

test('the standings agree with a second count, at every turn and at the end', () => {
  fc.assert(
    fc.property(journeys, (journey) => {
      const { seats, first, reusableSquatters } = journey.rules
      const table = setUp(seats, first, reusableSquatters)
      const breach = firstBreach(journey, ({ before, move, after }) => {
        follow(table, before, move)
        if (after.phase !== 'roll' && after.phase !== 'over') return true
        const tallies = table.players.map((player) => tallyOf(table, player))
        // One number that orders as the three keys do: none of them is above 36.
        const worth = tallies.map(([group, claimed, total]) => (group * 37 + claimed) * 37 + total)
        const order = table.players.map((_, seat) => seat).sort((a, b) => worth[b]! - worth[a]! || a - b)
        const expected = order.map((seat) => [
          seat,
          1 + worth.filter((other) => other > worth[seat]!).length,
          ...tallies[seat]!,
        ])
        return same(
          standings(after).map(({ seat, rank, group, claimed, total }) => [
            seat,
            rank,
            group,
            claimed,
            total,
          ]),
          expected,
        )
      })
      expect(breach).toBeUndefined()
    }),
    { numRuns: 15 },
  )
})

test('only the order of events depends on the list of placements, not what is legal', () => {
  fc.assert(
    fc.property(journeys, fc.array(fc.integer({ min: 0, max: 35 })), (journey, garbled) => {
      const breach = firstBreach(journey, ({ before, move, after }) => {
        const odd = play({ ...before, placedThisTurn: garbled, rollsThisTurn: 0 }, move).game
        return same(
          [odd.cells, odd.turn, odd.phase, odd.lastRound],
          [after.cells, after.turn, after.phase, after.lastRound],
        )
      })
      expect(breach).toBeUndefined()
    }),
    { numRuns: 20 },
  )
})

test('a new game is empty, and its cells are separate objects', () => {
  const { cells, ...rest } = newGame({ seats: 4, first: 2 })
  expect(new Set(cells).size).toBe(36)
  expect(pictureOf({ cells })).not.toMatch(/[^. \n]/)
  expect(rest).toEqual({
    rules: { seats: 4, first: 2, reusableSquatters: false },
    turn: 2,
    phase: 'roll',
    dice: null,
    lastRound: null,
    turnsPlayed: 0,
    rollsThisTurn: 0,
    placedThisTurn: [],
  })
})
