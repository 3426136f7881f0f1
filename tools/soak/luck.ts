/** Is the luck that looking back counts none in the mean? Whole matches of bots, good and bad ones, at every table. */
import '../networks'
import { bots, rolledFrom, weigh, type Sights } from '@/bots/index'
import { newGame, play, seatCounts, type Dice, type Die, type Game, type SeatCount } from '@/engine/index'
import type { Level } from '@/names'
import { seededRandom } from '../seededRandom'
import type { Finding, Soak } from './soak'

/** In points of 100 for the player who rolled, a roll: its mean, and the standard error of that. */
export type MeanLuck = { readonly luck: number; readonly error: number; readonly rolls: number }

export const meanLuck = (level: Level, seats: SeatCount, matches: number): MeanLuck => {
  const random = seededRandom(1000 * seats + matches)
  const die = (): Die => (1 + Math.floor(random() * 6)) as Die
  let [rolls, sum, squares] = [0, 0, 0]
  for (let match = 0; match < matches; match += 1) {
    const sights: Sights = new Map()
    let game: Game = newGame({ seats })
    while (game.phase !== 'over') {
      const move = bots[level].choose(game, random)
      if (move.type !== 'roll') {
        game = play(game, move).game
        continue
      }
      const dice: Dice = [die(), die(), die()]
      const luck = 100 * (rolledFrom(game, dice, sights)[game.turn]! - weigh(game, sights).roll![game.turn]!)
      rolls += 1
      sum += luck
      squares += luck * luck
      game = play(game, { type: 'roll', dice }).game
    }
  }
  const luck = sum / rolls
  return { luck, error: Math.sqrt((squares / rolls - luck * luck) / rolls), rolls }
}

const levelsMeasured = ['greenhorn', 'surveyor', 'baron'] as const

export const luckSoak: Soak = {
  name: 'Luck in the mean',
  size: { small: 6, whole: 500 },
  run: (matches) =>
    seatCounts.flatMap((seats) =>
      levelsMeasured.map((level): Finding => {
        const { luck, error, rolls } = meanLuck(level, seats, matches)
        return {
          name: `${seats} players, ${level}: points a roll, over ${rolls.toLocaleString('en')} rolls`,
          figure: `${luck.toFixed(3)} ± ${(1.96 * error).toFixed(3)}`,
          passed: Math.abs(luck) < 4 * error,
        }
      }),
    ),
}
