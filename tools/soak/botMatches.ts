/** Plays whole matches among bots of every level: each move must be legal, and each match must end. */
import '../networks'
import { bots } from '@/bots'
import { IllegalMove, newGame, play, seatCounts, type Die, type Game, type Seat } from '@/engine'
import { type Level, levels } from '@/names'
import { seededRandom } from '../seededRandom'
import { illegalChoice } from './bots'
import { inThousands, type Finding, type Soak } from './soak'

const longestMatch = 20_000

type Tally = { moves: number; refused: number; endless: number; slowest: number }

const playMatch = (seed: number, tally: Tally): void => {
  const random = seededRandom(seed)
  const seats = seatCounts[seed % seatCounts.length]!
  const seated = Array.from({ length: seats }, (): Level => levels[Math.floor(random() * levels.length)]!)
  const die = (): Die => (1 + Math.floor(random() * 6)) as Die
  const first = Math.floor(random() * seats) as Seat
  let game: Game = newGame({ seats, first, reusableSquatters: random() < 0.5 })
  for (let moves = 0; game.phase !== 'over'; moves += 1) {
    if (moves > longestMatch) {
      tally.endless += 1
      return
    }
    const start = performance.now()
    const move = bots[seated[game.turn]!].choose(game, random)
    tally.slowest = Math.max(tally.slowest, performance.now() - start)
    tally.moves += 1
    try {
      game = play(game, move.type === 'roll' ? { type: 'roll', dice: [die(), die(), die()] } : move).game
    } catch (error) {
      if (!(error instanceof IllegalMove)) throw error
      tally.refused += 1
      return
    }
  }
}

const run = (matches: number): readonly Finding[] => {
  const tally: Tally = { moves: 0, refused: 0, endless: 0, slowest: 0 }
  for (let seed = 0; seed < matches; seed += 1) playMatch(seed, tally)
  return [
    {
      name: 'matches, every level, 2 to 5 seats, with and without the variant',
      figure: inThousands(matches),
      passed: true,
    },
    { name: 'moves', figure: inThousands(tally.moves), passed: true },
    { name: 'longest thought', figure: `${tally.slowest.toFixed(1)} ms`, passed: true },
    { name: 'moves the engine refused', figure: `${tally.refused}`, passed: tally.refused === 0 },
    { name: 'matches that did not end', figure: `${tally.endless}`, passed: tally.endless === 0 },
  ]
}

export const botMatchesSoak: Soak = {
  name: 'Bots among themselves',
  size: { small: 10, whole: 2000 },
  run,
}

export const botChoicesSoak: Soak = {
  name: 'Bots in random positions',
  size: { small: 1000, whole: 1_000_000 },
  run: (positions) => {
    const illegal = illegalChoice(positions, 1)
    return [
      { name: 'positions, every level', figure: inThousands(positions), passed: true },
      { name: 'first illegal choice', figure: illegal ?? 'none', passed: illegal === null },
    ]
  },
}
