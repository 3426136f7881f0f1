/** How much better than stopping rolling on must look to the baron. */
import '../../tools/networks'
import { bots } from '@/bots/index'
import { Judge } from '@/bots/judge'
import { LookAhead } from '@/bots/lookahead'
import { networkFor } from '@/bots/networks'
import { Position } from '@/bots/position'
import { bustCount, newGame, type Game, type SeatCount } from '@/engine/index'
import { playOut } from '../../tools/arena/match'
import { seededRandom } from '../../tools/seededRandom'

/** How much more than stopping rolling on wins for the player on turn, over all rolls. */
const gainOf = (game: Game): number => {
  const position = Position.of(game)
  const judge = new Judge(networkFor(position.seats, position.reusable), position)
  const rolling = new Float32Array(5)
  judge.look()
  new LookAhead(judge, position).value(rolling)
  return rolling[game.turn]! - judge.askStop()[game.turn]!
}

/** Where barons could stop and rolling on wins from 1 to 2 points of 100 more; before the call of the last round. */
const tempting = (seats: SeatCount, reusableSquatters: boolean): readonly Game[] => {
  const found: Game[] = []
  for (let seed = 0; seed < 6; seed += 1)
    playOut(
      newGame({ seats, reusableSquatters }),
      () => bots.baron,
      seededRandom(seed),
      (game) => {
        if (game.phase !== 'decide' || game.lastRound || bustCount(game) === 0) return
        const gain = gainOf(game)
        if (gain > 0.01 && gain < 0.02) found.push(game)
      },
    )
  return found
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
  [3, true],
  [4, false],
  [5, false],
] as const)('among %i, with reusable squatters: %s, it rolls for any gain', (seats, reusable) => {
  expect(doesIn(tempting(seats, reusable))).toEqual(['roll'])
})
