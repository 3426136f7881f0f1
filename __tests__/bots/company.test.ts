/** With three players the baron guesses whether the others are simple players, and plays accordingly. */
import '../../tools/networks'
import { bots, evaluate, type Bot } from '@/bots'
import { Judge } from '@/bots/judge'
import { COMPANY, EQUALS, type Others } from '@/bots/network'
import { LookAhead } from '@/bots/lookahead'
import { networkFor } from '@/bots/networks'
import { Position } from '@/bots/position'
import { bustCount, newGame, type Game, type Seat } from '@/engine'
import { playOut } from '../../tools/arena/match'
import { yardsticks } from '../../tools/arena/yardsticks'
import { seededRandom } from '../../tools/seededRandom'

/** Positions before the last round in which the first of three players can stop or roll on. */
const decisionsAmong = (others: Bot, reusableSquatters: boolean): readonly Game[] => {
  const found: Game[] = []
  const playerAt = (seat: Seat): Bot => (seat === 0 ? bots.baron : others)
  for (let seed = 0; seed < 30; seed += 1)
    playOut(newGame({ seats: 3, reusableSquatters }), playerAt, seededRandom(seed), (game) => {
      const isOwn = game.turn === 0 && game.phase === 'decide'
      if (isOwn && !game.lastRound && bustCount(game) > 0) found.push(game)
    })
  return found
}

const judgeOf = (game: Game): { readonly judge: Judge; readonly position: Position } => {
  const position = Position.of(game)
  const judge = new Judge(networkFor(position.seats, position.reusable), position)
  judge.look()
  return { judge, position }
}

/** A margin so wide that looking ahead cannot change the decision. */
const clear = 0.02

/** The clearly better choice against such players, over all rolls; null if neither is. */
const betterFor = (game: Game, others: Others): 'roll' | 'stop' | null => {
  const { judge, position } = judgeOf(game)
  judge.others = others
  const rolling = new Float32Array(5)
  new LookAhead(judge, position).value(rolling)
  const gain = rolling[game.turn]! - judge.askStop()[game.turn]!
  return Math.abs(gain) < clear ? null : gain > 0 ? 'roll' : 'stop'
}

const looksSimple = (game: Game): boolean => judgeOf(game).judge.askCompany() > 0
const shareOf = (games: readonly Game[], holds: (game: Game) => boolean): number =>
  games.filter(holds).length / games.length
const does = (game: Game): string => bots.baron.choose(game, () => 0).type

describe.each([
  ['the base game', false],
  ['the game with reusable squatters', true],
] as const)('in %s', (_, reusable) => {
  const amongFives = decisionsAmong(yardsticks['stop-after-5'], reusable)
  const amongBarons = decisionsAmong(bots.baron, reusable)
  const all = [...amongFives, ...amongBarons]

  test('once the map has filled, simple players are recognised, and barons are mistaken for them far less often', () => {
    const isFull = (game: Game): boolean => game.turnsPlayed >= 6
    const [fives, barons] = [amongFives.filter(isFull), amongBarons.filter(isFull)]
    expect(shareOf(fives, looksSimple)).toBeGreaterThan(0.85)
    expect(shareOf(barons, looksSimple)).toBeLessThan(0.6)
  })

  test('the baron makes the best choice against simple players if the others look simple, else the best against equals', () => {
    for (const game of all) {
      const better = betterFor(game, looksSimple(game) ? COMPANY : EQUALS)
      if (better) expect(does(game)).toBe(better)
    }
  })

  test('whether the others look simple changes whether the baron rolls on', () => {
    const turned = all.filter((game) => {
      const better = betterFor(game, EQUALS)
      return better !== null && does(game) !== better
    })
    expect(turned.length).toBeGreaterThan(0)
  })

  test('chances always assume equal players', () => {
    for (const game of amongFives.slice(0, 10)) {
      const { judge, position } = judgeOf(game)
      const rolling = new Float32Array(5)
      new LookAhead(judge, position).value(rolling)
      expect(evaluate(game).roll).toEqual([...rolling.subarray(0, 3)])
    }
  })
})
