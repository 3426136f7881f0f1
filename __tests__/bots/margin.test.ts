/** The margin by which rolling must be better than stopping for the baron. */
import '../../tools/networks'
import { bots, type Bot } from '@/bots'
import { Judge } from '@/bots/judge'
import { LookAhead } from '@/bots/lookahead'
import { networkFor } from '@/bots/networks'
import { Position } from '@/bots/position'
import { bustCount, newGame, orderedRolls, type Game, type Seat, type SeatCount } from '@/engine'
import { playOut } from '../../tools/arena/match'
import { yardsticks } from '../../tools/arena/yardsticks'
import { seededRandom } from '../../tools/seededRandom'

/** How much more than stopping rolling on wins for the player on turn: at first sight, and over all rolls. */
const gainsOf = (game: Game): { readonly atFirst: number; readonly overall: number } => {
  const position = Position.of(game)
  const judge = new Judge(networkFor(position.seats, position.reusable), position)
  const rolling = new Float32Array(5)
  judge.look()
  const stopping = judge.askStop()[game.turn]!
  const atFirst = judge.askRoll()[game.turn]! - stopping
  new LookAhead(judge, position).value(rolling)
  return { atFirst, overall: rolling[game.turn]! - stopping }
}

/** What looks clearer at first sight the baron may do without a second look; from 0.08 on he does. */
const inDoubt = 0.07

/** Where one among others could stop and rolling on wins so much more; before the call of the last round. */
const wherever = (
  seats: SeatCount,
  reusableSquatters: boolean,
  one: Bot,
  others: Bot,
  [from, to]: readonly [number, number],
): readonly Game[] => {
  const found: Game[] = []
  const playerAt = (seat: Seat): Bot => (seat === 0 ? one : others)
  for (let seed = 0; seed < 6; seed += 1)
    playOut(newGame({ seats, reusableSquatters }), playerAt, seededRandom(seed), (game) => {
      if (playerAt(game.turn) !== one) return
      if (game.phase !== 'decide' || game.lastRound || bustCount(game) === 0) return
      const { atFirst, overall } = gainsOf(game)
      if (atFirst > -inDoubt && overall > from && overall < to) found.push(game)
    })
  return found
}
/** Where rolling on wins from 1 to 2 points of 100 more. */
const tempting = (seats: SeatCount, reusableSquatters: boolean): readonly Game[] =>
  wherever(seats, reusableSquatters, bots.baron, bots.baron, [0.01, 0.02])

/** How many more spaces the others have settled than twice as many as they have claimed; 0 where that is fewer. */
const unhurriedIn = (game: Game): number => {
  const others = game.cells.filter(({ owner }) => owner !== null && owner !== game.turn)
  const claimed = others.filter((cell) => cell.claimed).length
  return Math.max(0, others.length - 3 * claimed)
}

const doesIn = (games: readonly Game[]): readonly string[] => [
  ...new Set(games.map((game) => bots.baron.choose(game, () => 0).type)),
]

test.each([4, 5] as const)(
  'with reusable squatters the baron among %i stops where rolling on wins little more',
  (seats) => {
    expect(doesIn(tempting(seats, true))).toEqual(['stop'])
  },
)

test.each([
  [2, true],
  [4, false],
  [5, false],
] as const)('among %i, with reusable squatters: %s, it rolls for any gain', (seats, reusable) => {
  expect(doesIn(tempting(seats, reusable))).toEqual(['roll'])
})

/** The markers that the next roll would lose in the mean. */
const atRisk = (game: Game): number => (bustCount(game) / orderedRolls) * game.placedThisTurn.length

/** Never goes home. */
const tireless: Bot = {
  choose: (game, random) =>
    game.phase === 'decide' ? { type: 'roll' } : yardsticks.aimless.choose(game, random),
}

describe('with reusable squatters the baron among five', () => {
  const isSlow = (game: Game): boolean => unhurriedIn(game) >= 10
  const leftTime = wherever(5, true, tireless, yardsticks.timid, [0.06, 0.2]).filter(isSlow)
  const hurried = wherever(5, true, bots.baron, bots.baron, [0.06, 0.2]).filter(
    (game) => unhurriedIn(game) === 0,
  )

  test('that settle much and claim little stops where a bust costs much, though rolling on wins far more', () => {
    expect(doesIn(leftTime.filter((game) => atRisk(game) > 0.5))).toEqual(['stop'])
  })
  test('that settle much and claim little rolls on where a bust costs little', () => {
    expect(doesIn(leftTime.filter((game) => atRisk(game) < 0.02))).toEqual(['roll'])
  })
  test('that leave it no time rolls on whatever a bust costs', () => {
    expect(doesIn(hurried.filter((game) => atRisk(game) > 0.5))).toEqual(['roll'])
  })
})
