/** The bots' fast counts, compared with slow and simple ones. */
import fc from 'fast-check'
import { Boards } from '@/bots/boards'
import { lastRoundFactsAt } from '@/bots/facts'
import { Judge } from '@/bots/judge'
import { Position } from '@/bots/position'
import { CLAIMS, EXPOSED, GOLD, LARGEST, measureCount, OPEN, SECOND, TOTAL } from '@/bots/bitboard'
import { UsableRolls } from '@/bots/usableRolls'
import { networkFor } from '@/bots/weights/index'
import {
  bustCount,
  claimedCount,
  groupsOf,
  groupSize,
  legalPlacements,
  neighbours,
  play,
  rolls,
  seatsOf,
  totalCount,
  type Cell,
  type Game,
  type Seat,
} from '@/engine'
import { seededRandom } from '../../tools/seededRandom'
import { randomPosition } from '../../tools/soak/bots'

const positions = fc.integer().map((seed) => {
  const random = seededRandom(seed)
  for (;;) {
    const game = randomPosition(random)
    if (game) return game
  }
})

/** The cells as if the mover stopped. */
const stopped = ({ cells, turn }: Game): readonly Cell[] =>
  cells.map((cell) =>
    cell.squatter !== null || cell.claim
      ? { owner: turn, claimed: cell.claim, squatter: null, claim: false }
      : cell,
  )

const naiveMeasures = (cells: readonly Cell[], seat: Seat): readonly number[] => {
  const groups = groupsOf(cells, seat)
  const golden = groupsOf(
    cells.map((cell) => (cell.claimed ? cell : { ...cell, owner: null })),
    seat,
  )
  const sizes = groups.map((group) => group.length)
  const openBeside = groups
    .filter((group) => group.length === sizes[0])
    .map(
      (group) =>
        new Set(
          group
            .flatMap((space) => neighbours(space))
            .filter((space) => !cells[space]!.claimed && cells[space]!.owner !== seat),
        ).size,
    )
  const exposed = groups
    .filter((group) => group.length === sizes[0])
    .map((group) => group.filter((space) => !cells[space]!.claimed).length)
  const measured: number[] = []
  measured[LARGEST] = sizes[0] ?? 0
  measured[SECOND] = sizes[1] ?? 0
  measured[GOLD] = golden[0]?.length ?? 0
  measured[CLAIMS] = claimedCount(cells, seat)
  measured[TOTAL] = totalCount(cells, seat)
  measured[OPEN] = Math.max(0, ...openBeside)
  measured[EXPOSED] = exposed.length > 0 ? Math.min(...exposed) : 0
  return measured
}

const measuresOf = (measured: Int32Array, seat: Seat): readonly number[] => [
  ...measured.subarray(seat * measureCount, (seat + 1) * measureCount),
]

test('the measures of a board equal those counted one by one, before and after a stop', () => {
  fc.assert(
    fc.property(positions, (game) => {
      const boards = new Boards(Position.of(game))
      boards.look()
      for (const seat of seatsOf(game)) {
        expect(measuresOf(boards.standing, seat)).toEqual(naiveMeasures(game.cells, seat))
        expect(measuresOf(boards.stopped, seat)).toEqual(naiveMeasures(stopped(game), seat))
      }
    }),
    { numRuns: 300 },
  )
})

test('trying a placement measures the board after placing and stopping, and counts the usable rolls', () => {
  fc.assert(
    fc.property(positions, fc.nat(55), (game, roll) => {
      fc.pre(game.phase !== 'place')
      const position = Position.of(game)
      const [boards, chances] = [new Boards(position), new UsableRolls(position)]
      boards.look()
      chances.look()
      expect(216 - chances.now).toBe(bustCount(game))
      for (const { space, third } of legalPlacements(game, rolls[roll]!.dice)) {
        const rolled = play(game, { type: 'roll', dice: rolls[roll]!.dice }).game
        const { game: placed } = play(rolled, { type: 'place', space })
        boards.try(space, position.takes(space))
        for (const seat of seatsOf(game))
          expect(measuresOf(boards.tried, seat)).toEqual(naiveMeasures(stopped(placed), seat))
        expect(216 - chances.after(space, third)).toBe(bustCount(placed))
        const next = play(placed, { type: 'stop' }).game
        expect(216 - chances.nextAfter(space)).toBe(
          next.phase === 'over' ? 216 - chances.nextAfter(space) : bustCount(next),
        )
      }
    }),
    { numRuns: 150 },
  )
})

/** How many spaces more make the largest group of a seat win alone, counted one by one. */
const naiveLack = (cells: readonly Cell[], game: Game, seat: Seat): number => {
  const rankOf = (one: Seat, more: number): number =>
    ((groupSize(cells, one) + more) * 64 + claimedCount(cells, one)) * 64 + totalCount(cells, one)
  const rivals = seatsOf(game).filter((one) => one !== seat)
  let lack = 0
  while (rivals.some((rival) => rankOf(rival, 0) >= rankOf(seat, lack))) lack += 1
  return lack
}

test('the facts of the last round are 0 before the call, then say how many spaces each seat lacks', () => {
  fc.assert(
    fc.property(positions, (game) => {
      fc.pre(game.phase !== 'place')
      const { seats } = game.rules
      const judge = new Judge(networkFor(seats, game.rules.reusableSquatters), Position.of(game))
      judge.look()
      const seen = [...judge.facts.subarray(lastRoundFactsAt(seats))]
      if (!game.lastRound) return expect(seen.every((fact) => fact === 0)).toBe(true)
      const { turnsLeft } = game.lastRound
      expect(seen.slice(0, seats)).toEqual(seatsOf(game).map((place) => (place === turnsLeft - 1 ? 1 : 0)))
      const lacks = seatsOf(game).map((place) => 8 * seen[seats + 5 * place]!)
      const bySeat = seatsOf(game).map((seat) => lacks[(seat - game.turn + seats) % seats])
      expect(bySeat).toEqual(seatsOf(game).map((seat) => Math.min(8, naiveLack(stopped(game), game, seat))))
    }),
    { numRuns: 300 },
  )
})

test('a position changed in place equals the position of the next game', () => {
  fc.assert(
    fc.property(positions, fc.integer(), (game, seed) => {
      fc.pre(game.phase === 'place')
      const random = seededRandom(seed)
      const placements = legalPlacements(game)
      const { space, third } = placements[Math.floor(random() * placements.length)]!
      const changed = Position.of(game)
      changed.place(space, third)
      const placed = play(game, { type: 'place', space }).game
      expect(changed).toEqual(Position.of(placed))
      const next = play(placed, { type: 'stop' }).game
      const isOver = changed.stop()
      expect(isOver).toBe(next.phase === 'over')
      expect(changed).toEqual(Position.of(next))
    }),
    { numRuns: 300 },
  )
})
