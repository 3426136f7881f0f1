/** The fast counts bots think with, against slow and plain ones. */
import fc from 'fast-check'
import { Boards } from '@/bots/boards'
import { Chances } from '@/bots/chances'
import { Position } from '@/bots/position'
import { CLAIMS, GOLD, LARGEST, measureCount, OPEN, SECOND, TOTAL } from '@/bots/terrain'
import {
  bustCount,
  claimedCount,
  groupsOf,
  legalPlacements,
  neighbours,
  play,
  rolls,
  seatsOf,
  totalCount,
  type Cell,
  type Game,
  type Seat,
} from '@/engine/index'
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
  const measured: number[] = []
  measured[LARGEST] = sizes[0] ?? 0
  measured[SECOND] = sizes[1] ?? 0
  measured[GOLD] = golden[0]?.length ?? 0
  measured[CLAIMS] = claimedCount(cells, seat)
  measured[TOTAL] = totalCount(cells, seat)
  measured[OPEN] = Math.max(0, ...openBeside)
  return measured
}

const measuresOf = (measured: Int32Array, seat: Seat): readonly number[] => [
  ...measured.subarray(seat * measureCount, (seat + 1) * measureCount),
]

test('the measures of a board are what counting one by one gives, as it stands and as if the mover stopped', () => {
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

test('trying a placement measures what placing it and stopping gives, and counts the rolls left', () => {
  fc.assert(
    fc.property(positions, fc.nat(55), (game, roll) => {
      fc.pre(game.phase !== 'place')
      const position = Position.of(game)
      const [boards, chances] = [new Boards(position), new Chances(position)]
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

test('a position changed in place is the position of the game played on', () => {
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
