/** One course of training, match by match. Can be stopped after any match and continued. */
import { lastRoundPart, Network, shapeOf, type Part } from '../../src/bots/network'
import { firstWeights, Learner } from './learner'
import { lessonAt, matchesOf, type Course, type Taught } from './plan'
import { seededRandom } from '../seededRandom'
import { Samples } from './samples'
import { SelfPlay } from './selfplay'

/** Everything needed to continue, except the position of the random generator, which starts again. */
export type Checkpoint = {
  readonly course: Course
  readonly matches: number
  readonly steps: number
  readonly weights: Float32Array
  readonly mean: Float32Array
  readonly square: Float32Array
  readonly smooth: Float32Array
}

export type Progress = { readonly matches: number; readonly loss: number; readonly turns: number }

export class Training {
  matches = 0
  private readonly network: Network
  private readonly learner: Learner
  private readonly samples: Samples
  private readonly selfPlay: SelfPlay

  constructor(
    private readonly course: Course,
    seed: number,
    from: Checkpoint | null,
    begin: Float32Array | null,
  ) {
    const { seats, filters, reusable } = course
    const random = seededRandom(seed + (from?.matches ?? 0))
    const known = from?.weights ?? begin
    const weights = known?.slice() ?? new Float32Array(shapeOf(seats, filters).size)
    this.network = new Network(seats, filters, weights)
    if (!known) firstWeights(this.network, random)
    this.network.refresh()
    this.learner = new Learner(this.network)
    if (from) {
      this.matches = from.matches
      this.learner.steps = from.steps
      this.learner.mean.set(from.mean)
      this.learner.square.set(from.square)
      this.learner.smooth.set(from.smooth)
    }
    this.samples = new Samples(seats, 8192)
    this.selfPlay = new SelfPlay(this.network, seats, reusable, random)
  }

  get isDone(): boolean {
    return this.matches >= matchesOf(this.course)
  }

  /** Plays and learns so many matches. */
  advance(count: number): Progress {
    const { samples, course } = this
    let loss = 0
    let turns = 0
    for (let match = 0; match < count; match += 1) {
      samples.count = 0
      const { habits, rate, taught } = lessonAt(course, this.matches)
      turns += this.selfPlay.match(samples, habits)
      loss += this.learner.learn(samples, rate, this.partOf(taught))
      this.matches += 1
    }
    return { matches: this.matches, loss: loss / count, turns: turns / count }
  }

  private partOf(taught: Taught): Part {
    const { shape } = this.network
    switch (taught) {
      case 'all':
        return [0, shape.size]
      case 'lastRound':
        return lastRoundPart(shape)
    }
  }

  checkpoint(): Checkpoint {
    const { course, matches, learner, network } = this
    const { steps, mean, square, smooth } = learner
    return { course, matches, steps, weights: network.weights, mean, square, smooth }
  }
}
