/**
 * Reviews whole matches at every table: checks that accounts add up and that no verdict contradicts the baron, and measures the
 * time.
 */
import { seatCounts, seatsOf } from '@/engine'
import { accountOf, createReviewer, pagesOf, wholeReview } from '@/match/review'
import { gameOf, type Match } from '@/match'
import { levels } from '@/names'
import { botMatch } from '../../__tests__/fixtures/botMatches'
import type { Finding, Soak } from './soak'

/** Points by which an account misses the result, before rounding. */
const missingFrom = (match: Match): number => {
  const review = wholeReview(match)
  return Math.max(
    ...seatsOf(gameOf(match)).map((seat) => {
      const { start, luck, choices, closer, end } = accountOf(review, seat)!
      return Math.abs(start + [...luck, ...choices].reduce((sum, part) => sum + part, 0) + closer - end)
    }),
  )
}

const saidAgainstTheBaron = (match: Match): number => {
  const review = wholeReview(match)
  return review.pages.filter(({ number, by }) => {
    const judged = review.judged[number]
    return by.who === 'bot' && by.level === 'baron' && (judged?.space?.cost || judged?.then?.cost)
  }).length
}

const checks = (matches: number): readonly Finding[] => {
  const [missing, said] = [[0], [0]]
  for (let number = 0; number < matches; number += 1) {
    const seats = seatCounts[number % seatCounts.length]!
    const company = [levels[number % levels.length]!, 'baron'] as const
    const match = botMatch(seats, number, company, number % 3 === 0)
    missing.push(missingFrom(match))
    said.push(saidAgainstTheBaron(match))
  }
  const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0)
  return [
    { name: 'matches, every level beside a baron, 2 to 5 seats', figure: String(matches), passed: true },
    { name: 'accounts that miss the result', figure: String(sum(missing)), passed: sum(missing) === 0 },
    { name: 'verdicts against the baron', figure: String(sum(said)), passed: sum(said) === 0 },
  ]
}

/** Milliseconds of processor time since `from`, which other load on the machine does not affect. */
const spent = (from: NodeJS.CpuUsage): number => {
  const { user, system } = process.cpuUsage(from)
  return (user + system) / 1000
}

const rollsMeasured = 200

/** The time for a match of 200 rolls, scaled from a match of a similar length. */
const measured = (seats: (typeof seatCounts)[number]): readonly Finding[] => {
  const match = botMatch(seats, 1, ['greenhorn', 'homesteader'])
  const { review, work } = createReviewer(match)
  const rolls = pagesOf(match).length
  const from = process.cpuUsage()
  while (!review().charted) work(0)
  const chart = spent(from)
  let [steps, longest, left] = [0, 0, true]
  while (left) {
    const before = process.cpuUsage()
    left = work(0)
    steps += 1
    longest = Math.max(longest, spent(before))
  }
  const whole = (spent(from) * rollsMeasured) / rolls
  return [
    {
      name: `${seats} players: the chart of a match of ${rolls} rolls`,
      figure: `${chart.toFixed(0)} ms`,
      passed: true,
    },
    {
      name: `${seats} players: ${rollsMeasured} rolls looked back on, whole`,
      figure: `${whole.toFixed(0)} ms`,
      passed: whole < 2000,
    },
    { name: `${seats} players: longest of ${steps} steps`, figure: `${longest.toFixed(1)} ms`, passed: true },
  ]
}

export const reviewsSoak: Soak = {
  name: 'Looking back',
  size: { small: 8, whole: 400 },
  run: (matches) => [...checks(matches), ...seatCounts.flatMap(measured)],
}
