/** The network's fast sums, compared with a slow and simple version. */
import fc from 'fast-check'
import { Judge } from '@/bots/judge'
import { factCount } from '@/bots/facts'
import { COMPANY, EQUALS, leak, Network, planeCount, shapeOf } from '@/bots/network'
import { LookAhead } from '@/bots/lookahead'
import { pack, unpack } from '@/bots/packed'
import { Position } from '@/bots/position'
import { networkFor } from '@/bots/weights/index'
import {
  legalPlacements,
  orderedRolls,
  play,
  rolls,
  seatCounts,
  type Cell,
  type Die,
  type Game,
} from '@/engine'
import { seededRandom } from '../../tools/seededRandom'
import { Following, Leading } from '../../tools/train/following'
import { randomPosition } from '../../tools/soak/bots'

const filters = 3

const networks = new Map(
  seatCounts.map((seats) => {
    const random = seededRandom(seats)
    const weights = Float32Array.from({ length: shapeOf(seats, filters).size }, () => random() - 0.5)
    return [seats, new Network(seats, filters, weights)]
  }),
)

const positions = fc.integer().map((seed) => {
  const random = seededRandom(seed)
  for (;;) {
    const game = randomPosition(random)
    if (game && game.phase !== 'place') return game
  }
})

const swapSpace = (space: number): number => (space % 6) * 6 + Math.floor(space / 6)
const turnSpace = (space: number): number => 35 - space
const turnDie = (die: Die): Die => (7 - die) as Die

/** The same game with columns and rows swapped. */
const swapped = (game: Game): Game => ({
  ...game,
  cells: game.cells.map((_, space) => game.cells[swapSpace(space)]!),
  placedThisTurn: game.placedThisTurn.map(swapSpace),
})
/** The same game with every number k turned into 7 - k. */
const turned = (game: Game): Game => ({
  ...game,
  cells: game.cells.map((_, space): Cell => {
    const cell = game.cells[turnSpace(space)]!
    return { ...cell, squatter: cell.squatter && turnDie(cell.squatter) }
  }),
  placedThisTurn: game.placedThisTurn.map(turnSpace),
})

/** One input for each space of each plane, for each squatter in the supply, and for each fact. */
const inputsOf = (game: Game, facts: Float32Array): readonly number[] => {
  const { seats } = game.rules
  const inputs: number[] = new Array<number>(planeCount(seats) * 36 + 6).fill(0)
  const out = new Set(game.cells.map(({ squatter }) => squatter))
  game.cells.forEach((cell, space) => {
    if (cell.owner !== null) {
      const place = (cell.owner - game.turn + seats) % seats
      inputs[(cell.claimed ? seats + place : place) * 36 + space] = 1
    }
    if (cell.squatter !== null) inputs[2 * seats * 36 + space] = 1
    if (cell.claim) inputs[(2 * seats + 1) * 36 + space] = 1
  })
  for (const die of [1, 2, 3, 4, 5, 6] as const)
    inputs[planeCount(seats) * 36 + die - 1] = out.has(die) ? 0 : 1
  return [...inputs, ...facts, 1]
}

/** The sums of the last layer. Every filter looks at the game the four ways it can lie, one full sum each. */
const plainOutputs = (network: Network, game: Game, facts: Float32Array): readonly number[] => {
  const { outputs, outAt, outBiasAt } = network.shape
  const { weights } = network
  const summed = Array.from({ length: filters }, (_, filter) =>
    [game, swapped(game), turned(game), swapped(turned(game))]
      .map((view) => inputsOf(view, facts))
      .map((inputs) => inputs.reduce((sum, input, at) => sum + input * weights[at * filters + filter]!, 0))
      .reduce((total, sum) => total + Math.max(sum, leak * sum), 0),
  )
  return Array.from({ length: outputs }, (_, output) =>
    summed.reduce(
      (total, sum, at) => total + sum * weights[outAt + output * filters + at]!,
      weights[outBiasAt + output]!,
    ),
  )
}

/** Win chances by seat, from as many of the sums as there are seats. */
const plainValue = (network: Network, game: Game, facts: Float32Array, from = 0): readonly number[] => {
  const { seats } = network.shape
  const raised = plainOutputs(network, game, facts)
    .slice(from, from + seats)
    .map(Math.exp)
  const all = raised.reduce((sum, each) => sum + each, 0)
  return Array.from({ length: seats }, (_, seat) => raised[(seat - game.turn + seats) % seats]! / all)
}

const judgeOf = (game: Game, network = networks.get(game.rules.seats)!): Judge => {
  const judge = new Judge(network, Position.of(game))
  judge.look()
  return judge
}

const expectClose = (actual: Float32Array, expected: ArrayLike<number>): void => {
  for (let seat = 0; seat < expected.length; seat += 1) expect(actual[seat]).toBeCloseTo(expected[seat]!, 4)
}

test('computes the same value as the simple version', () => {
  fc.assert(
    fc.property(positions, (game) => {
      const judge = judgeOf(game)
      expect(judge.facts).toHaveLength(factCount(game.rules.seats))
      expectClose(judge.askRoll(), plainValue(networks.get(game.rules.seats)!, game, judge.facts))
    }),
  )
})

test('a network for three players also values positions against simple players, and estimates whether the others are simple', () => {
  const ofThree = positions.filter((game) => game.rules.seats === 3)
  fc.assert(
    fc.property(ofThree, (game) => {
      const judge = judgeOf(game)
      const network = networks.get(3)!
      expect(judge.askCompany()).toBeCloseTo(plainOutputs(network, game, judge.facts).at(-1)!, 4)
      judge.others = COMPANY
      expectClose(judge.askRoll(), plainValue(network, game, judge.facts, 3))
    }),
  )
})

test('other networks never take the others for simple players', () => {
  fc.assert(
    fc.property(positions, (game) => {
      fc.pre(game.rules.seats !== 3)
      expect(judgeOf(game).askCompany()).toBe(-Infinity)
    }),
  )
})

test("stopping and busting have the value of the next player's position", () => {
  fc.assert(
    fc.property(positions, (game) => {
      fc.pre(game.phase === 'decide' && game.lastRound?.turnsLeft !== 1)
      const judge = judgeOf(game)
      const { seats } = game.rules
      expectClose(
        judge.askStop(),
        judgeOf(play(game, { type: 'stop' }).game)
          .askRoll()
          .slice(0, seats),
      )
      const bust = rolls.find(({ dice }) => legalPlacements(game, dice).length === 0)
      if (bust)
        expectClose(
          judge.askBust(),
          judgeOf(play(game, { type: 'roll', dice: bust.dice }).game)
            .askRoll()
            .slice(0, seats),
        )
    }),
  )
})

test.each([EQUALS, COMPANY])(
  'stopping and placing have the value of the position after them, against players of kind %i',
  (others) => {
    const takenFor = (judge: Judge): Judge => Object.assign(judge, { others })
    const ofThree = positions.filter(({ rules, phase }) => rules.seats === 3 && phase === 'decide')
    fc.assert(
      fc.property(ofThree, fc.nat(55), (game, roll) => {
        fc.pre(game.lastRound?.turnsLeft !== 1)
        const judge = takenFor(judgeOf(game))
        const stopped = takenFor(judgeOf(play(game, { type: 'stop' }).game))
        expectClose(judge.askStop(), stopped.askRoll().slice(0, 3))
        for (const { space, third } of legalPlacements(game, rolls[roll]!.dice)) {
          const rolled = play(game, { type: 'roll', dice: rolls[roll]!.dice }).game
          const after = takenFor(judgeOf(play(rolled, { type: 'place', space }).game))
          judge.trySpace(space)
          expectClose(judge.tryThird(third), after.askRoll().slice(0, 3))
          expectClose(judge.stopping, after.askStop().slice(0, 3))
        }
      }),
    )
  },
)

test("looking ahead with another judge's choices values those choices", () => {
  const ofThree = positions.filter(({ rules, phase }) => rules.seats === 3 && phase !== 'over')
  fc.assert(
    fc.property(ofThree, (game) => {
      const position = Position.of(game)
      const network = networks.get(3)!
      const [chooser, teller] = [new Judge(network, position), new Judge(network, position)]
      chooser.others = COMPANY
      chooser.look()
      teller.look()
      const choices = new Leading(chooser, position)
      const told = new Following(teller, position, choices)
      const value = new Float32Array(5)
      choices.value(value)
      told.value(value)
      const sum = [0, 0, 0]
      rolls.forEach(({ weight }, roll) => {
        const slot = choices.best(roll)
        const ask = (judge: Judge): Judge => {
          judge.trySpace(LookAhead.spaceOf(slot))
          judge.tryThird(LookAhead.thirdOf(slot))
          return judge
        }
        const rollsOn = slot >= 0 && ask(chooser).better() === chooser.rolling
        const after = slot < 0 ? teller.askBust() : rollsOn ? ask(teller).rolling : ask(teller).stopping
        sum.forEach((_, seat) => (sum[seat]! += (weight * after[seat]!) / orderedRolls))
      })
      expectClose(value, sum)
    }),
  )
})

test('trying a placement gives the values of the position after it', () => {
  fc.assert(
    fc.property(positions, fc.nat(55), (game, roll) => {
      const judge = judgeOf(game)
      const { seats } = game.rules
      for (const { space, third } of legalPlacements(game, rolls[roll]!.dice)) {
        const rolled = play(game, { type: 'roll', dice: rolls[roll]!.dice }).game
        const after = judgeOf(play(rolled, { type: 'place', space }).game)
        judge.trySpace(space)
        expectClose(judge.tryThird(third), after.askRoll().slice(0, seats))
        expectClose(judge.stopping, after.askStop().slice(0, seats))
      }
    }),
  )
})

test('a mirrored position has the same value', () => {
  fc.assert(
    fc.property(positions, (game) => {
      const network = networkFor(game.rules.seats, game.rules.reusableSquatters)
      const values = judgeOf(game, network).askRoll().slice(0, game.rules.seats)
      for (const other of [swapped(game), turned(game), swapped(turned(game))])
        expectClose(judgeOf(other, network).askRoll(), values)
    }),
  )
})

test('a network packed as text differs by less than the resolution of the packing', () => {
  const network = networks.get(3)!
  const { weights } = unpack(pack(3, filters, network.weights))
  weights.forEach((weight, at) => expect(Math.abs(weight - network.weights[at]!)).toBeLessThan(0.5 / 511))
})
