/** Measures the cost of a decision at every level. Runs bundled in a separate Node process and prints JSON. */
import '../networks'
import { bots, type Bot } from '../../src/bots/index'
import { newGame, play, seatCounts, type Die, type Game, type SeatCount } from '../../src/engine/index'
import { seededRandom } from '../seededRandom'
import { yardsticks } from './yardsticks'

/** Milliseconds of a player's decision at a table. */
export type Cost = {
  readonly player: string
  readonly seats: SeatCount
  readonly decisions: number
  readonly mean: number
  readonly worst: number
}

/** Every position with something to decide, from matches between `weighing` players. */
const positions = (seats: SeatCount, matches: number): readonly Game[] => {
  const random = seededRandom(5)
  const die = (): Die => (1 + Math.floor(random() * 6)) as Die
  return Array.from({ length: matches }, () => {
    const met: Game[] = []
    let game: Game = newGame({ seats })
    while (game.phase !== 'over') {
      if (game.phase !== 'roll') met.push(game)
      const move = yardsticks.weighing.choose(game, random)
      game = play(game, move.type === 'roll' ? { type: 'roll', dice: [die(), die(), die()] } : move).game
    }
    return met
  }).flat()
}

/** Milliseconds of processor time since `from`, which other load on the machine hardly affects. */
const spent = (from: NodeJS.CpuUsage): number => {
  const { user, system } = process.cpuUsage(from)
  return (user + system) / 1000
}

const half = (): number => 0.5

/**
 * Repeats of each decision; the shortest counts, because the first ones warm up the compiler and other load on the machine must
 * not count.
 */
const passes = 3

const costAt = (player: string, bot: Bot, seats: SeatCount, games: readonly Game[]): Cost => {
  const times = games.map(() => Infinity)
  for (let pass = 0; pass < passes; pass += 1)
    games.forEach((game, at) => {
      const from = process.cpuUsage()
      bot.choose(game, half)
      times[at] = Math.min(times[at]!, spent(from))
    })
  const total = times.reduce((sum, time) => sum + time, 0)
  return { player, seats, decisions: games.length, mean: total / games.length, worst: Math.max(...times) }
}

const matches = Number(process.argv[2] ?? 6)
const costs = seatCounts.flatMap((seats) => {
  const games = positions(seats, matches)
  return Object.entries(bots).map(([player, bot]) => costAt(player, bot, seats, games))
})
console.log(JSON.stringify(costs))
