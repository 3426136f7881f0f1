/** Compares predicted win chances with actual wins, for each tenth of the scale. */
import { evaluate } from '../../src/bots/index'
import { newGame, type Game, type SeatCount } from '../../src/engine/index'
import { seededRandom } from '../seededRandom'
import { partsOf, playOut } from './match'
import { playerNamed } from './players'
import type { Share } from './spread'

export type CalibrationTask = {
  readonly player: string
  readonly seats: SeatCount
  readonly reusable: boolean
  readonly matches: number
  /** How often the match is played on from each turn after the call: a single ending says little about a rare tenth. */
  readonly again: number
}

const tenths = 10

/** Sums over the seats, for all starts of turns whose predicted chance fell into one tenth. */
export type Tenth = {
  readonly count: number
  readonly weighed: number
  readonly won: number
  /** Squares of each match's wins minus its predictions, for the interval: the turns of one match are not independent. */
  readonly squares: number
}
export type Calibration = { readonly before: readonly Tenth[]; readonly after: readonly Tenth[] }

const none: Tenth = { count: 0, weighed: 0, won: 0, squares: 0 }
const noTenths: readonly Tenth[] = Array.from({ length: tenths }, () => none)
export const noCalibration: Calibration = { before: noTenths, after: noTenths }

export const addTenths = (a: readonly Tenth[], b: readonly Tenth[]): readonly Tenth[] =>
  a.map((tenth, at) => ({
    count: tenth.count + b[at]!.count,
    weighed: tenth.weighed + b[at]!.weighed,
    won: tenth.won + b[at]!.won,
    squares: tenth.squares + b[at]!.squares,
  }))
export const addCalibration = (a: Calibration, b: Calibration): Calibration => ({
  before: addTenths(a.before, b.before),
  after: addTenths(a.after, b.after),
})

/** The turns of one match: the prediction at the start of each, and the wins. */
type Turn = { readonly weighed: readonly number[]; readonly won: readonly number[] }

const tenthsOf = (turns: readonly Turn[]): readonly Tenth[] =>
  noTenths.map((_, at) => {
    let [count, weighed, won] = [0, 0, 0]
    for (const turn of turns)
      for (const [seat, share] of turn.weighed.entries()) {
        if (Math.min(tenths - 1, Math.floor(share * tenths)) !== at) continue
        count += 1
        weighed += share
        won += turn.won[seat]!
      }
    return { count, weighed, won, squares: (won - weighed) ** 2 }
  })

const calibrate = ({ player, seats, reusable, again }: CalibrationTask, match: number): Calibration => {
  const random = seededRandom(match)
  const bot = playerNamed(player)
  const playerAt = () => bot
  const starts: Game[] = [newGame({ seats, reusableSquatters: reusable })]
  const end = playOut(starts[0]!, playerAt, random, (_, after) => {
    if (after.phase === 'roll') starts.push(after)
  })
  const won = partsOf(end)
  const playedAgain = (game: Game): readonly number[] => {
    const sums = new Array<number>(seats).fill(0)
    for (let time = 0; time < again; time += 1)
      partsOf(playOut(game, playerAt, random)).forEach((part, seat) => (sums[seat]! += part / again))
    return sums
  }
  const isAfter = ({ lastRound }: Game): boolean => lastRound !== null
  return {
    before: tenthsOf(
      starts.filter((game) => !isAfter(game)).map((game) => ({ weighed: evaluate(game).value, won })),
    ),
    after: tenthsOf(
      starts.filter(isAfter).map((game) => ({ weighed: evaluate(game).value, won: playedAgain(game) })),
    ),
  }
}

export const calibrateShare = ({ task, first, step }: Share<CalibrationTask>): Calibration => {
  let sum = noCalibration
  for (let match = first; match < task.matches; match += step)
    sum = addCalibration(sum, calibrate(task, match))
  return sum
}

/** A tenth in points of 100: prediction, wins, and the 95 % interval of the difference. */
export type Judged = {
  readonly count: number
  readonly weighed: number
  readonly won: number
  readonly interval: number
}
export const judge = ({ count, weighed, won, squares }: Tenth): Judged => ({
  count,
  weighed: (100 * weighed) / count,
  won: (100 * won) / count,
  interval: (196 * Math.sqrt(squares)) / count,
})
