/** The trainer: the same lessons give the same network, it learns, and it can be put down and taken up. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bustFact } from '@/bots/facts'
import { COMPANY, EQUALS, lastRoundPart, Network, shapeOf } from '@/bots/network'
import { Learner } from '../../tools/train/learner'
import { loadCheckpoint, saveCheckpoint } from '../../tools/train/checkpoints'
import { Training } from '../../tools/train/course'
import type { Course } from '../../tools/train/plan'
import { quickRun } from '../../tools/train/quick'
import { Samples } from '../../tools/train/samples'
import { SelfPlay } from '../../tools/train/selfplay'
import { seededRandom } from '../../tools/seededRandom'

const course: Course = {
  name: 'test',
  seats: 3,
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

test('a quick course is the same every time', () => {
  expect(quickRun(120)).toBe(quickRun(120))
})

test('training put down and taken up again goes on from where it was', () => {
  const folder = mkdtempSync(join(tmpdir(), 'claim-it-train-'))
  try {
    const training = new Training(course, 1, null, null)
    training.advance(40)
    saveCheckpoint(folder, training.checkpoint())
    const again = new Training(course, 1, loadCheckpoint(folder, course.name), null)
    expect(again.checkpoint()).toEqual(training.checkpoint())
    again.advance(24)
    expect(again.isDone).toBe(true)
    expect(loadCheckpoint(folder, 'another')).toBeNull()
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test('the last part of a course teaches the last round alone, which changes nothing before it', () => {
  const training = new Training(course, 1, null, null)
  training.advance(course.rough + course.exact)
  const [from, to] = lastRoundPart(shapeOf(course.seats, course.filters))
  const before = training.checkpoint().weights.slice()
  training.advance(course.last)
  const { weights } = training.checkpoint()
  const changed = [...before.keys()].filter((at) => weights[at] !== before[at])
  expect(changed.length).toBeGreaterThan(0)
  expect(changed.every((at) => at >= from && at < to)).toBe(true)
})

test('a step of learning brings the network nearer to its targets', () => {
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
] as const)(
  'the gradient of %s is what a small change of each weight does to the loss',
  (_, seats, company) => {
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
  },
)

describe('among simple players', () => {
  const seats = 3
  const placedFact = bustFact(seats) - 2
  const viewersIn = (company: number): { rollingOn: Set<number>; starting: Set<number> } => {
    const random = seededRandom(4)
    const network = new Network(seats, 2, new Float32Array(shapeOf(seats, 2).size).fill(0.01))
    const samples = new Samples(seats, 8192)
    const selfPlay = new SelfPlay(network, seats, false, random)
    selfPlay.match(samples, {
      explore: 0.05,
      lambda: 0.9,
      near: 1,
      lookAtStops: 0,
      company,
      fives: 0.5,
      lastRounds: 0,
    })
    const found = { rollingOn: new Set<number>(), starting: new Set<number>() }
    for (let sample = 0; sample < samples.count; sample += 1) {
      if (samples.othersIn(sample) === null) continue
      const placed = samples.facts[sample * samples.factCount + placedFact]!
      const kind = placed > 0 ? found.rollingOn : found.starting
      kind.add(samples.viewer[sample]!)
    }
    return found
  }

  test('only the learner’s own rolls on and the next player’s start teach', () => {
    const { rollingOn, starting } = viewersIn(1)
    const [learner] = rollingOn
    expect(rollingOn).toEqual(new Set([learner]))
    expect(starting).toEqual(new Set([(learner! + 1) % seats]))
  })

  test('a network that meets only itself learns from every seat', () => {
    const { rollingOn, starting } = viewersIn(0)
    expect([rollingOn.size, starting.size]).toEqual([seats, seats])
  })

  test('a network of three learns its answer for equals among equals, its other in company, and whom it sees at its own moments', () => {
    const learnedIn = (company: number): readonly string[] => {
      const network = new Network(seats, 2, new Float32Array(shapeOf(seats, 2).size).fill(0.01))
      const samples = new Samples(seats, 8192)
      new SelfPlay(network, seats, false, seededRandom(4)).match(samples, {
        explore: 0.05,
        lambda: 0.9,
        near: 1,
        lookAtStops: 0,
        company,
        fives: 0.5,
        lastRounds: 0,
      })
      const kinds = Array.from({ length: samples.count }, (_, sample) => {
        const isStart = samples.facts[sample * samples.factCount + placedFact] === 0
        return `${isStart ? 'start' : 'on'}: ${samples.othersIn(sample)}, sees ${samples.seenIn(sample)}`
      })
      return [...new Set(kinds)].sort()
    }
    expect(learnedIn(0)).toEqual([`on: ${EQUALS}, sees ${EQUALS}`, `start: ${EQUALS}, sees ${EQUALS}`])
    expect(learnedIn(1)).toEqual([
      `on: ${COMPANY}, sees ${COMPANY}`,
      `start: ${COMPANY}, sees null`,
      `start: null, sees ${COMPANY}`,
    ])
  })
})
