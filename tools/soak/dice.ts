/** Tests whether the dice are fair: compares many rolls of many seeds with their expected frequencies. */
import { chiSquareOf, diceFor } from '@/match'

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

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0)

/** Compares each count with its expected share; the default is equal shares. */
const fairness = (name: string, counts: readonly number[], shares?: readonly number[]): Fairness => {
  const all = sumOf(counts)
  const chiSquare = shares
    ? sumOf(counts.map((count, at) => (count - all * shares[at]!) ** 2 / (all * shares[at]!)))
    : chiSquareOf(counts)
  return { name, chiSquare, limit: limitFor(counts.length - 1) }
}

const tally = (size: number): number[] => Array.from({ length: size }, () => 0)
const seedOf = (number: number): string => number.toString(16).padStart(32, '0')

const [rollsPerTurn, turnsPerSeed] = [5, 20]
const rollsPerSeed = rollsPerTurn * turnsPerSeed

/** All rolls of a seed, each as a number below 216. */
const rollsOf = (seed: number): readonly number[] =>
  Array.from({ length: rollsPerSeed }, (_, at) => {
    const [a, b, c] = diceFor(seedOf(seed), Math.floor(at / rollsPerTurn), at % rollsPerTurn)
    return (a - 1) * 36 + (b - 1) * 6 + c - 1
  })

const firstDie = (roll: number): number => Math.floor(roll / 36)
const secondDie = (roll: number): number => Math.floor(roll / 6) % 6
const thirdDie = (roll: number): number => roll % 6

/** As on a board where one roll in six busts: counts the rolls before the next bust, with longer runs in one class. */
const bustsBelow = 36
const longest = 40
const runShares = (): readonly number[] => {
  const bust = bustsBelow / 216
  const shares = Array.from({ length: longest }, (_, run) => bust * (1 - bust) ** run)
  return [...shares, 1 - sumOf(shares)]
}

/** Seeds count up instead of being random, because neighbouring seeds, turns and rolls must look unrelated too. */
export const diceFairness = (rolls: number): readonly Fairness[] => {
  const faces = tally(6)
  const single = diceNames.map(() => tally(6))
  const pair = diceNames.map(() => tally(36))
  const [triple, runs] = [tally(216), tally(longest + 1)]
  const [nextRoll, nextTurn, nextSeed] = [tally(36), tally(36), tally(36)]
  let run = 0
  let before: readonly number[] = rollsOf(0)
  for (let seed = 1; seed <= rolls / rollsPerSeed; seed += 1) {
    const here = rollsOf(seed)
    for (let at = 0; at < rollsPerSeed; at += 1) {
      const roll = here[at]!
      const [a, b, c] = [firstDie(roll), secondDie(roll), thirdDie(roll)]
      for (const die of [a, b, c]) faces[die]! += 1
      single[0]![a]! += 1
      single[1]![b]! += 1
      single[2]![c]! += 1
      pair[0]![a * 6 + b]! += 1
      pair[1]![b * 6 + c]! += 1
      pair[2]![a * 6 + c]! += 1
      triple[roll]! += 1
      if (at % rollsPerTurn > 0) nextRoll[firstDie(here[at - 1]!) * 6 + a]! += 1
      if (at >= rollsPerTurn) nextTurn[firstDie(here[at - rollsPerTurn]!) * 6 + a]! += 1
      nextSeed[firstDie(before[at]!) * 6 + a]! += 1
      if (roll >= bustsBelow) run += 1
      else {
        runs[Math.min(run, longest)]! += 1
        run = 0
      }
    }
    before = here
  }
  return [
    fairness('faces of all dice', faces),
    ...single.map((counts, position) => fairness(`${diceNames[position]} die`, counts)),
    ...['first and second', 'second and third', 'first and third'].map((name, index) =>
      fairness(`${name} die`, pair[index]!),
    ),
    fairness('all three dice', triple),
    fairness('runs between busts', runs, runShares()),
    fairness('a roll and the next', nextRoll),
    fairness('a turn and the next', nextTurn),
    fairness('a seed and the next', nextSeed),
  ]
}
