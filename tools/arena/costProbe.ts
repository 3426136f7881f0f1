/** Runs bundled, in a Node of its own: what a decision costs at every level. Prints JSON and reads only its arguments. */
import '../networks'
import { bots, levels } from '../../src/bots/index'
import { newGame, play, type Die, type Game } from '../../src/engine/index'
import { seededRandom } from '../seededRandom'
import { handmadeLookAhead } from './handmade'
import { yardsticks } from './yardsticks'

export type Cost = {
  readonly player: string
  readonly mean: number
  readonly worst: number
  readonly total: number
}

/** Every position with something to decide, of matches between two weighing players. */
const positions = (matches: number): readonly Game[] => {
  const random = seededRandom(5)
  const die = (): Die => (1 + Math.floor(random() * 6)) as Die
  return Array.from({ length: matches }, () => {
    const met: Game[] = []
    let game: Game = newGame({ seats: 2 })
    while (game.phase !== 'over') {
      if (game.phase !== 'roll') met.push(game)
      const move = yardsticks.weighing.choose(game, random)
      game = play(game, move.type === 'roll' ? { type: 'roll', dice: [die(), die(), die()] } : move).game
    }
    return met
  }).flat()
}

/** Milliseconds of processor time since `from`: a busy machine does not lengthen them. */
const spent = (from: NodeJS.CpuUsage): number => {
  const { user, system } = process.cpuUsage(from)
  return (user + system) / 1000
}

const games = positions(Number(process.argv[2] ?? 6))
const players = { ...bots, 'hand-made look-ahead': handmadeLookAhead }
const half = (): number => 0.5

/** The best of a few passes: the first ones warm the compiler up. */
const passes = 3

const costs = Object.entries(players).map(([player, bot]): Cost => {
  const passed = Array.from({ length: passes }, () => {
    let total = 0
    let worst = 0
    for (const game of games) {
      const from = process.cpuUsage()
      bot.choose(game, half)
      const time = spent(from)
      total += time
      worst = Math.max(worst, time)
    }
    return { total, worst }
  })
  const total = Math.min(...passed.map((pass) => pass.total))
  const worst = Math.min(...passed.map((pass) => pass.worst))
  return { player, mean: total / games.length, worst, total }
})
console.log(JSON.stringify({ levels: levels.length, decisions: games.length, costs }))
