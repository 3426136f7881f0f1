/** The margin by which rolling must beat stopping before the baron rolls. */
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

/** How much more the player on turn wins by rolling on than by stopping: at a quick look, and over all rolls. */
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

/** The baron looks ahead only if a quick look leaves the choice this close; it stops doing so at 0.08. */
const inDoubt = 0.07

/** Positions before the last round in which `one` can stop, and rolling on wins by a margin between `from` and `to`. */
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
/** Positions in which rolling on wins 1 to 2 points of 100 more. */
const tempting = (seats: SeatCount, reusableSquatters: boolean): readonly Game[] =>
  wherever(seats, reusableSquatters, bots.baron, bots.baron, [0.01, 0.02])

/** The spaces that the others have settled, minus twice those they have claimed; at least 0. */
const unhurriedIn = (game: Game): number => {
  const others = game.cells.filter(({ owner }) => owner !== null && owner !== game.turn)
  const claimed = others.filter((cell) => cell.claimed).length
  return Math.max(0, others.length - 3 * claimed)
}

const doesIn = (games: readonly Game[]): readonly string[] => [
  ...new Set(games.map((game) => bots.baron.choose(game, () => 0).type)),
]

test.each([4, 5] as const)(
  'with reusable squatters and %i players the baron stops if rolling on wins only a little more',
  (seats) => {
    expect(doesIn(tempting(seats, true))).toEqual(['stop'])
  },
)

test.each([
  [2, true],
  [4, false],
  [5, false],
] as const)('with %i players, reusable squatters: %s, the baron rolls for any gain', (seats, reusable) => {
  expect(doesIn(tempting(seats, reusable))).toEqual(['roll'])
})

/** The markers that the next roll loses on average. */
const atRisk = (game: Game): number => (bustCount(game) / orderedRolls) * game.placedThisTurn.length

/** Never stops. */
const neverStops: Bot = {
  choose: (game, random) =>
    game.phase === 'decide' ? { type: 'roll' } : yardsticks.aimless.choose(game, random),
}

describe('with reusable squatters and five players the baron', () => {
  const isSlow = (game: Game): boolean => unhurriedIn(game) >= 10
  const leftTime = wherever(5, true, neverStops, yardsticks.timid, [0.06, 0.2]).filter(isSlow)
  const hurried = wherever(5, true, bots.baron, bots.baron, [0.06, 0.2]).filter(
    (game) => unhurriedIn(game) === 0,
  )

  test('stops if a bust costs much and the others leave it time, although rolling on wins far more', () => {
    expect(doesIn(leftTime.filter((game) => atRisk(game) > 0.5))).toEqual(['stop'])
  })
  test('rolls on if a bust costs little and the others leave it time', () => {
    expect(doesIn(leftTime.filter((game) => atRisk(game) < 0.02))).toEqual(['roll'])
  })
  test('rolls on whatever a bust costs if the others leave it no time', () => {
    expect(doesIn(hurried.filter((game) => atRisk(game) > 0.5))).toEqual(['roll'])
  })
})
