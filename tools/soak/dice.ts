/** Are the dice fair? Counts many rolls of many seeds against what chance would give. Prints nothing, decides nothing. */
import { diceFor } from '@/match/index'

export type Fairness = {
  readonly name: string
  readonly chiSquare: number
  /** Fair dice exceed this once in ten thousand times. */
  readonly limit: number
}

const diceNames = ['first', 'second', 'third'] as const

/** Wilson and Hilferty's approximation of the chi-square distribution, at one in ten thousand. */
const limitFor = (freedom: number): number => {
  const spread = 2 / (9 * freedom)
  return freedom * (1 - spread + 3.719 * Math.sqrt(spread)) ** 3
}

const fairness = (name: string, counts: readonly number[]): Fairness => {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length
  const chiSquare = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
  return { name, chiSquare, limit: limitFor(counts.length - 1) }
}

const tally = (size: number): number[] => Array.from({ length: size }, () => 0)
const seedOf = (number: number): string => number.toString(16).padStart(32, '0')

/** Seeds are counted up, not random: neighbouring seeds, turns and rolls have to look unrelated too. */
export const diceFairness = (rolls: number): readonly Fairness[] => {
  const single = diceNames.map(() => tally(6))
  const pair = diceNames.map(() => tally(36))
  const triple = tally(216)
  const [nextRoll, nextTurn, nextSeed] = [tally(36), tally(36), tally(36)]
  const rollsPerTurn = 5
  const turnsPerSeed = 20
  for (let index = 0; index < rolls; index += 1) {
    const roll = index % rollsPerTurn
    const turn = Math.floor(index / rollsPerTurn) % turnsPerSeed
    const seed = Math.floor(index / rollsPerTurn / turnsPerSeed)
    const dice = diceFor(seedOf(seed), turn, roll).map((die) => die - 1)
    const [a, b, c] = dice as [number, number, number]
    dice.forEach((die, position) => (single[position]![die]! += 1))
    pair[0]![a * 6 + b]! += 1
    pair[1]![b * 6 + c]! += 1
    pair[2]![a * 6 + c]! += 1
    triple[a * 36 + b * 6 + c]! += 1
    nextRoll[a * 6 + diceFor(seedOf(seed), turn, roll + 1)[0] - 1]! += 1
    nextTurn[a * 6 + diceFor(seedOf(seed), turn + 1, roll)[0] - 1]! += 1
    nextSeed[a * 6 + diceFor(seedOf(seed + 1), turn, roll)[0] - 1]! += 1
  }
  return [
    ...single.map((counts, position) => fairness(`${diceNames[position]} die`, counts)),
    ...['first and second', 'second and third', 'first and third'].map((name, index) =>
      fairness(`${name} die`, pair[index]!),
    ),
    fairness('all three dice', triple),
    fairness('a roll and the next', nextRoll),
    fairness('a turn and the next', nextTurn),
    fairness('a seed and the next', nextSeed),
  ]
}
