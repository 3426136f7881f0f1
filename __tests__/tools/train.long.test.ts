/** The trainer is reproducible, learns, and can be resumed. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bustFact } from '@/bots/facts'
import { COMPANY, EQUALS, lastRoundPart, Network, shapeOf, type Others } from '@/bots/network'
import { Learner } from '../../tools/train/learner'
import { loadCheckpoint, saveCheckpoint } from '../../tools/train/checkpoints'
import { Training } from '../../tools/train/course'
import type { Course } from '../../tools/train/plan'
import { quickRun } from '../../tools/train/quick'
import { Samples } from '../../tools/train/samples'
import { SelfPlay, type Habits } from '../../tools/train/selfplay'
import { seededRandom } from '../../tools/seededRandom'

const course: Course = {
  name: 'test',
  seats: 2,
  reusable: true,
  filters: 2,
  rough: 50,
  exact: 10,
  last: 4,
  company: 0.5,
  fives: 0.5,
  after: null,
  isStep: false,
}

test('a short course gives the same network every time', () => {
  expect(quickRun(120)).toBe(quickRun(120))
})

test('resumed training continues where it stopped', () => {
  const folder = mkdtempSync(join(tmpdir(), 'claim-it-train-'))
  try {
    const training = new Training(course, 3, null, null)
    training.advance(40)
    saveCheckpoint(folder, training.checkpoint())
    const again = new Training(course, 3, loadCheckpoint(folder, course.name), null)
    expect(again.checkpoint()).toEqual(training.checkpoint())
    again.advance(24)
    expect(again.isDone).toBe(true)
    expect(loadCheckpoint(folder, 'another')).toBeNull()
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test('the last part of a course trains only the network of the last round', () => {
  const training = new Training(course, 3, null, null)
  training.advance(course.rough + course.exact)
  const [from, to] = lastRoundPart(shapeOf(course.seats, course.filters))
  const before = training.checkpoint().weights.slice()
  training.advance(course.last)
  const { weights } = training.checkpoint()
  const changed = [...before.keys()].filter((at) => weights[at] !== before[at])
  expect(changed.length).toBeGreaterThan(0)
  expect(changed.every((at) => at >= from && at < to)).toBe(true)
})

test('a training step brings the network closer to its targets', () => {
  const random = seededRandom(4)
  const weights = Float32Array.from({ length: shapeOf(2, 2).size }, () => random() * 0.2 - 0.1)
  const network = new Network(2, 2, weights)
  const samples = new Samples(2, 4096)
  const habits = { explore: 0, lambda: 1, near: 0, lookAtStops: 0, company: 0, fives: 0, lastRounds: 0 }
  new SelfPlay(network, 2, false, random).match(samples, habits)
  const learner = new Learner(network)
  const losses = Array.from({ length: 30 }, () => learner.learn(samples, 0.01, [0, weights.length]))
  expect(losses.at(-1)!).toBeLessThan(losses[0]! * 0.7)
})

test.each([
  ['two players', 2, 0],
  ['three players among equals', 3, 0],
  ['three players in company', 3, 1],
] as const)('the gradient of %s matches the numeric gradient', (_, seats, company) => {
  const random = seededRandom(4)
  const weights = Float32Array.from({ length: shapeOf(seats, 2).size }, () => random() * 0.2 - 0.1)
  const network = new Network(seats, 2, weights)
  const samples = new Samples(seats, 8192)
  new SelfPlay(network, seats, false, random).match(samples, {
    explore: 0,
    lambda: 1,
    near: 0,
    lookAtStops: 0,
    company,
    fives: 0,
    lastRounds: 0,
  })
  const learner = new Learner(network)
  learner.loss(samples)
  const slopes = learner.gradient.slice()
  const step = 1e-2
  for (let at = 0; at < weights.length; at += 3) {
    const before = weights[at]!
    weights[at] = before + step
    network.refresh()
    const higher = learner.loss(samples)
    weights[at] = before - step
    network.refresh()
    const lower = learner.loss(samples)
    weights[at] = before
    expect(slopes[at]! / samples.count).toBeCloseTo((higher - lower) / (2 * step), 2)
  }
})

test('refuses weights of another shape', () => {
  const weights = new Float32Array(shapeOf(course.seats, course.filters).size - 1)
  expect(() => new Training(course, 3, null, weights)).toThrow(RangeError)
  const checkpoint = { ...new Training(course, 3, null, null).checkpoint(), weights }
  expect(() => new Training(course, 3, checkpoint, null)).toThrow(RangeError)
})

describe('three players', () => {
  const seats = 3
  const placedFact = bustFact(seats) - 2
  const habits: Habits = {
    explore: 0.05,
    lambda: 0.9,
    near: 1,
    lookAtStops: 0,
    company: 0,
    fives: 0.5,
    lastRounds: 0,
  }

  /** A network that ignores the board: it gives each seat, counted from the viewer, fixed shares, with different ones in company. */
  const blind = (equals: readonly number[], company: readonly number[]): Network => {
    const { size, outBiasAt } = shapeOf(seats, 2)
    const weights = new Float32Array(size)
    weights.set([...equals, ...company].map(Math.log), outBiasAt)
    return new Network(seats, 2, weights)
  }
  const samplesOf = (network: Network, change: Partial<Habits>): Samples => {
    const samples = new Samples(seats, 8192)
    new SelfPlay(network, seats, false, seededRandom(4)).match(samples, { ...habits, ...change })
    return samples
  }
  const learnedBy = (network: Network, change: Partial<Habits>): readonly Learned[] => {
    const samples = samplesOf(network, change)
    return Array.from({ length: samples.count }, (_, sample) => ({
      viewer: samples.viewer[sample]!,
      isStart: samples.facts[sample * samples.factCount + placedFact] === 0,
      others: samples.othersIn(sample),
      seen: samples.seenIn(sample),
      target: [0, 1, 2].map((place) => samples.target[sample * 5 + ((samples.viewer[sample]! + place) % 3)]!),
    }))
  }
  type Learned = {
    readonly viewer: number
    readonly isStart: boolean
    readonly others: Others | null
    readonly seen: Others | null
    /** Shares by seat, counted from the viewer. */
    readonly target: readonly number[]
  }

  const any = blind([0.4, 0.3, 0.3], [0.4, 0.3, 0.3])
  const viewersOf = (learned: readonly Learned[], isStart: boolean): Set<number> =>
    new Set(
      learned
        .filter((sample) => sample.others !== null && sample.isStart === isStart)
        .map(({ viewer }) => viewer),
    )

  test('in company only the learner’s own rolls and the next player’s start are samples', () => {
    const learned = learnedBy(any, { company: 1 })
    const [learner] = viewersOf(learned, false)
    expect(viewersOf(learned, false)).toEqual(new Set([learner]))
    expect(viewersOf(learned, true)).toEqual(new Set([(learner! + 1) % seats]))
  })

  test('among equals every seat is a sample', () => {
    const learned = learnedBy(any, {})
    expect([viewersOf(learned, false).size, viewersOf(learned, true).size]).toEqual([seats, seats])
  })

  test('learn the output for the company they play in, and detect that company at their own moments', () => {
    const kindsOf = (learned: readonly Learned[]): readonly string[] =>
      [
        ...new Set(
          learned.map(({ isStart, others, seen }) => `${isStart ? 'start' : 'on'}: ${others}, sees ${seen}`),
        ),
      ].sort()
    expect(kindsOf(learnedBy(any, {}))).toEqual([
      `on: ${EQUALS}, sees ${EQUALS}`,
      `start: ${EQUALS}, sees ${EQUALS}`,
    ])
    expect(kindsOf(learnedBy(any, { company: 1 }))).toEqual([
      `on: ${COMPANY}, sees ${COMPANY}`,
      `start: ${COMPANY}, sees null`,
      `start: null, sees ${COMPANY}`,
    ])
  })

  test('replayed last rounds do not train the detection of company', () => {
    const learned = learnedBy(any, { lastRounds: 1 })
    expect(learned.length).toBeGreaterThan(0)
    expect(learned.every(({ seen }) => seen === null)).toBe(true)
  })

  describe('among equals play as in company', () => {
    /** Gives nearly everything to the player who has just stopped, so it stops at once. Equals would roll forever. */
    const homebody = [0.01, 0.01, 0.98]
    const bold = [0.6, 0.3, 0.1]

    test.each([
      ['looked at', 1],
      ['at a glance', 0],
    ])('and learn what that is worth among equals, %s', (_, near) => {
      const learned = learnedBy(blind(bold, homebody), { lambda: 0, near })
      // After any roll the next player's start follows, valued as among equals. The end of the match is different.
      const early = learned.slice(0, learned.length / 2)
      expect(early.length).toBeGreaterThan(20)
      for (const { target } of early)
        target.forEach((share, place) => expect(share).toBeCloseTo(bold[(place + 2) % 3]!, 4))
    })

    test.each([
      ['looked at', 1],
      ['at a glance', 0],
    ])('and learn the final result in the end, %s', (_, near) => {
      for (const { target } of learnedBy(blind(bold, homebody), { lambda: 1, near }))
        for (const share of target) {
          expect(Math.abs(share - 0.5)).toBeLessThan(0.501)
          // The company's value of a choice that was not made is never learned.
          expect(share).not.toBeCloseTo(homebody[2]!, 2)
        }
    })

    test('regardless of the output for equals', () => {
      const played = (equals: readonly number[]): readonly Uint16Array[] => {
        const { map, count } = samplesOf(blind(equals, homebody), { explore: 0, near: 0 })
        return [map.slice(0, count * 36)]
      }
      expect(played(bold)).toEqual(played([0.1, 0.3, 0.6]))
    })
  })
})
