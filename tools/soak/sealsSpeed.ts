/** Measures seals: milliseconds to seal a seed, and to check the longest of many matches from its text. */
import { checkText, sealFromHere, sealOf, writeText, type Match } from '@/match'
import { matchFor } from '../../__tests__/fixtures/matches'
import type { Finding, Soak } from './soak'

const seedOf = (number: number): string => number.toString(16).padStart(32, '0')

const longestOf = (count: number): Match => {
  const matches = Array.from({ length: count }, (_, number) =>
    matchFor(([2, 3, 4, 5] as const)[number % 4]!, Infinity, { seed: seedOf(number) }),
  )
  return matches.reduce((longest, match) => (match.steps.length > longest.steps.length ? match : longest))
}

/** The median of many repetitions, and the longest. */
const measured = (name: string, repetitions: number, work: (repetition: number) => unknown): Finding => {
  const times = Array.from({ length: repetitions }, (_, repetition) => {
    const start = performance.now()
    work(repetition)
    return performance.now() - start
  }).sort((a, b) => a - b)
  const [median, longest] = [times[Math.floor(repetitions / 2)]!, times.at(-1)!]
  return { name, figure: `${median.toFixed(2)} ms, longest ${longest.toFixed(1)}`, passed: true }
}

const run = (count: number): readonly Finding[] => {
  const longest = longestOf(count)
  const text = writeText(longest)
  const begun = matchFor(2, 20)
  const check = (): void => {
    const checked = checkText(text, { id: 'checked', started: longest.info.started })
    if (!checked.ok || checked.check.same.length < checked.check.rolls.length)
      throw new Error('A sound match was not found sound')
  }
  return [
    measured('to hash a seed', 500, (number) => sealOf(seedOf(number))),
    measured('to seal a match anew', 500, (number) => sealFromHere(begun, seedOf(number))),
    measured(`to check the longest of ${count} matches, ${longest.steps.length} moves`, 25, check),
  ]
}

export const sealsSpeedSoak: Soak = {
  name: 'Seals, measured in Node',
  size: { small: 40, whole: 400 },
  run,
}
