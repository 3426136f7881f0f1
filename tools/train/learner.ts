/** Trains a network on its samples: cross-entropy, back-propagation, Adam. */
import {
  COMPANY,
  leak,
  viewDie,
  views,
  viewSpace,
  type Network,
  type Others,
  type Part,
} from '../../src/bots/network'
import type { Samples } from './samples'

const momentum = 0.9
const spread = 0.999
const epsilon = 1e-8
/** The weight of recognising the other players, relative to the value of a position. */
const seenWeight = 0.1

export class Learner {
  steps = 0
  readonly mean: Float32Array
  readonly square: Float32Array
  /** A running mean of the weights: plays a little better than the weights themselves. */
  readonly smooth: Float32Array
  readonly gradient: Float32Array
  private readonly sums: Float64Array
  private readonly slopes: Float32Array
  private readonly summed: Float32Array
  private readonly shared: Float64Array
  private readonly back: Float32Array
  private readonly errors: Float32Array
  constructor(private readonly network: Network) {
    const { size, filters, outputs } = network.shape
    this.mean = new Float32Array(size)
    this.square = new Float32Array(size)
    this.smooth = Float32Array.from(network.weights)
    this.gradient = new Float32Array(size)
    this.sums = new Float64Array(filters * views)
    this.slopes = new Float32Array(filters * views)
    this.summed = new Float32Array(filters)
    this.shared = new Float64Array(filters)
    this.back = new Float32Array(filters)
    this.errors = new Float32Array(outputs)
  }

  /** One step of Adam on all samples, for one part of the weights only; returns the mean loss before it. */
  learn(samples: Samples, rate: number, part: Part): number {
    if (samples.count === 0) return 0
    const loss = this.loss(samples)
    this.step(rate, samples.count, part)
    this.network.refresh()
    return loss
  }

  /** The mean loss; afterwards `gradient` holds the gradient, summed over the samples. */
  loss(samples: Samples): number {
    this.gradient.fill(0)
    let loss = 0
    for (let sample = 0; sample < samples.count; sample += 1) loss += this.gather(samples, sample)
    return loss / samples.count
  }

  /** Adds one sample's gradient. */
  private gather(samples: Samples, sample: number): number {
    const { network, gradient, sums, slopes, summed, shared, back, errors } = this
    const { weights } = network
    const { filters, facts, diceAt, factsAt, biasAt, outputs, outAt, outBiasAt } = network.shape
    const width = filters * views
    const mapFrom = sample * samples.stride
    const mapTo = mapFrom + samples.mapLength[sample]!
    const factFrom = sample * facts
    const free = samples.free[sample]!

    sums.fill(0)
    for (let at = mapFrom; at < mapTo; at += 1) {
      const plane = Math.floor(samples.map[at]! / 36)
      network.addSpace(sums, plane, samples.map[at]! - plane * 36, 1)
    }
    for (let die = 1; die <= 6; die += 1) if (free & (1 << die)) network.addDie(sums, die, 1)
    for (let filter = 0; filter < filters; filter += 1) shared[filter] = weights[biasAt + filter]!
    for (let fact = 0; fact < facts; fact += 1) {
      const value = samples.facts[factFrom + fact]!
      if (value !== 0) network.addFact(shared, fact, value)
    }
    summed.fill(0)
    for (let at = 0, filter = 0; at < width; at += 1, filter = filter + 1 === filters ? 0 : filter + 1) {
      const sum = sums[at]! + shared[filter]!
      const slope = sum > 0 ? 1 : leak
      slopes[at] = slope
      summed[filter]! += slope * sum
    }
    errors.fill(0)
    const others = samples.othersIn(sample)
    const seen = samples.seenIn(sample)
    const loss =
      (others === null ? 0 : this.miss(samples, sample, others)) + (seen === null ? 0 : this.missOthers(seen))

    back.fill(0)
    for (let output = 0; output < outputs; output += 1) {
      const error = errors[output]!
      if (error === 0) continue
      gradient[outBiasAt + output]! += error
      const from = outAt + output * filters
      for (let filter = 0; filter < filters; filter += 1) {
        gradient[from + filter]! += error * summed[filter]!
        back[filter]! += error * weights[from + filter]!
      }
    }
    shared.fill(0)
    for (let at = 0, filter = 0; at < width; at += 1, filter = filter + 1 === filters ? 0 : filter + 1) {
      const error = slopes[at]! * back[filter]!
      slopes[at] = error
      shared[filter]! += error
    }
    for (let filter = 0; filter < filters; filter += 1) gradient[biasAt + filter]! += shared[filter]!
    for (let fact = 0; fact < facts; fact += 1) {
      const value = samples.facts[factFrom + fact]!
      if (value === 0) continue
      const from = factsAt + fact * filters
      for (let filter = 0; filter < filters; filter += 1) gradient[from + filter]! += value * shared[filter]!
    }
    for (let view = 0; view < views; view += 1) {
      const turned = viewSpace[view]!
      const slopeFrom = view * filters
      for (let at = mapFrom; at < mapTo; at += 1) {
        const plane = Math.floor(samples.map[at]! / 36)
        const from = (plane * 36 + turned[samples.map[at]! - plane * 36]!) * filters
        for (let filter = 0; filter < filters; filter += 1)
          gradient[from + filter]! += slopes[slopeFrom + filter]!
      }
      for (let die = 1; die <= 6; die += 1) {
        if (!(free & (1 << die))) continue
        const from = diceAt + (viewDie[view]![die]! - 1) * filters
        for (let filter = 0; filter < filters; filter += 1)
          gradient[from + filter]! += slopes[slopeFrom + filter]!
      }
    }
    return loss
  }

  /** Writes the errors of the predicted shares for these others into `errors`; returns the loss. */
  private miss(samples: Samples, sample: number, others: Others): number {
    const { seats } = this.network.shape
    const { errors } = this
    const first = others * seats
    let highest = -Infinity
    for (let place = 0; place < seats; place += 1) {
      errors[first + place] = this.output(first + place)
      highest = Math.max(highest, errors[first + place]!)
    }
    let all = 0
    for (let place = 0; place < seats; place += 1) {
      errors[first + place] = Math.exp(errors[first + place]! - highest)
      all += errors[first + place]!
    }
    let loss = 0
    const viewer = samples.viewer[sample]!
    for (let place = 0; place < seats; place += 1) {
      const chance = errors[first + place]! / all
      const target = samples.target[sample * 5 + ((viewer + place) % seats)]!
      if (target > 0) loss -= target * Math.log((chance + 1e-9) / target)
      errors[first + place] = chance - target
    }
    return loss
  }

  /** The same for the prediction of who the others are. */
  private missOthers(seen: Others): number {
    const last = this.network.shape.outputs - 1
    const likelihood = 1 / (1 + Math.exp(-this.output(last)))
    this.errors[last] = seenWeight * (likelihood - seen)
    return -seenWeight * Math.log((seen === COMPANY ? likelihood : 1 - likelihood) + 1e-9)
  }

  /** One sum of the last layer. */
  private output(output: number): number {
    const { filters, outAt, outBiasAt } = this.network.shape
    const { weights } = this.network
    let sum = weights[outBiasAt + output]!
    for (let filter = 0, from = outAt + output * filters; filter < filters; filter += 1)
      sum += this.summed[filter]! * weights[from++]!
    return sum
  }

  private step(rate: number, count: number, [from, to]: Part): void {
    const { mean, square, gradient, smooth } = this
    const { weights } = this.network
    this.steps += 1
    const meanScale = 1 / (1 - momentum ** this.steps)
    const squareScale = 1 / (1 - spread ** this.steps)
    const keep = Math.min(0.999, this.steps / (this.steps + 10))
    for (let at = from; at < to; at += 1) {
      const slope = gradient[at]! / count
      mean[at] = momentum * mean[at]! + (1 - momentum) * slope
      square[at] = spread * square[at]! + (1 - spread) * slope * slope
      weights[at]! -= (rate * mean[at]! * meanScale) / (Math.sqrt(square[at]! * squareScale) + epsilon)
      smooth[at] = keep * smooth[at]! + (1 - keep) * weights[at]!
    }
  }
}

/** Small random initial weights. */
export const firstWeights = (network: Network, fraction: () => number): void => {
  const { biasAt, outAt, factsAt } = network.shape
  network.weights.forEach((_, at) => {
    const scale = at < factsAt ? 0.1 : at < biasAt ? 0.3 : at < outAt ? 0 : 0.05
    network.weights[at] = (2 * fraction() - 1) * scale
  })
}
