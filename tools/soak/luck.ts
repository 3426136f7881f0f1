/** Checks that the luck in reviews has a mean of zero, over whole matches of good and bad bots at every table. */
import '../networks'
import { bots, rolledFrom, evaluate, type LookAheadCache } from '@/bots'
import { newGame, play, seatCounts, type Dice, type Die, type Game, type SeatCount } from '@/engine'
import type { Level } from '@/names'
import { seededRandom } from '../seededRandom'
import type { Finding, Soak } from './soak'

/** In points of 100 per roll for the player who rolled: the mean and its standard error. */
type MeanLuck = { readonly luck: number; readonly error: number; readonly rolls: number }

const meanOf = (lucks: readonly number[]): MeanLuck => {
  const rolls = lucks.length
  const luck = lucks.reduce((sum, each) => sum + each, 0) / rolls
  const squares = lucks.reduce((sum, each) => sum + (each - luck) ** 2, 0)
  return { luck, error: Math.sqrt(squares) / rolls, rolls }
}

/** Of all rolls, and of those after the call of the last round. */
export const meanLuck = (
  level: Level,
  seats: SeatCount,
  matches: number,
): { readonly all: MeanLuck; readonly afterTheCall: MeanLuck } => {
  const random = seededRandom(1000 * seats + matches)
  const die = (): Die => (1 + Math.floor(random() * 6)) as Die
  const [all, afterTheCall]: readonly [number[], number[]] = [[], []]
  for (let match = 0; match < matches; match += 1) {
    const cache: LookAheadCache = new Map()
    let game: Game = newGame({ seats })
    while (game.phase !== 'over') {
      const move = bots[level].choose(game, random)
      if (move.type !== 'roll') {
        game = play(game, move).game
        continue
      }
      const dice: Dice = [die(), die(), die()]
      const luck = 100 * (rolledFrom(game, dice, cache)[game.turn] - evaluate(game, cache).roll![game.turn])
      all.push(luck)
      if (game.lastRound !== null) afterTheCall.push(luck)
      game = play(game, { type: 'roll', dice }).game
    }
  }
  return { all: meanOf(all), afterTheCall: meanOf(afterTheCall) }
}

const levelsMeasured = ['greenhorn', 'surveyor', 'baron'] as const

export const luckSoak: Soak = {
  name: 'Luck in the mean',
  size: { small: 6, whole: 500 },
  run: (matches) =>
    seatCounts.flatMap((seats) =>
      levelsMeasured.flatMap((level): readonly Finding[] => {
        const { all, afterTheCall } = meanLuck(level, seats, matches)
        const told = ({ luck, error, rolls }: MeanLuck, when: string): Finding => ({
          name: `${seats} players, ${level}${when}: points a roll, over ${rolls.toLocaleString('en')} rolls`,
          figure: `${luck.toFixed(3)} ± ${(1.96 * error).toFixed(3)}`,
          passed: Math.abs(luck) < 4 * error,
        })
        return [told(all, ''), told(afterTheCall, ', after the call')]
      }),
    ),
}
