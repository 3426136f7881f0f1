/** A small neural network that values a position for every seat. `judge.ts` feeds it. */
import { factCount, lastRoundFactsAt } from './facts'

/**
 * The four symmetries of the map under the dice: identity, columns and rows swapped, every number k turned into 7 - k, and both.
 * Each filter of the first layer is applied to all four, so a position has the same value in every orientation.
 */
export const views = 4
export const viewSpace = Array.from({ length: views }, (_, view) =>
  Uint8Array.from({ length: 36 }, (__, space) => {
    const turned = view & 2 ? 35 - space : space
    return view & 1 ? (turned % 6) * 6 + Math.floor(turned / 6) : turned
  }),
)
export const viewDie = Array.from({ length: views }, (_, view) =>
  Uint8Array.from({ length: 7 }, (__, die) => (die === 0 ? 0 : view & 2 ? 7 - die : die)),
)

/** Slope of a hidden unit's activation below zero (leaky ReLU). */
export const leak = 0.1

/**
 * What the other players are assumed to be: equals, or simple players (company), who leave more time. The best choice differs, so
 * a network of three players values a position for each.
 */
export const EQUALS = 0
export const COMPANY = 1
export type Others = typeof EQUALS | typeof COMPANY

/** Networks of three players have outputs for equals, then for company, then one that says which the others look like. */
export const tellsApart = (seats: number): boolean => seats === 3
const outputsOf = (seats: number): number => (tellsApart(seats) ? 2 * seats + 1 : seats)

/** Planes of the map: each seat's settled spaces and claimed spaces, from the viewer on; squatters; claims of this turn. */
export const planeCount = (seats: number): number => 2 * seats + 2

/** Where each part of a network starts in its list of weights. */
export type Shape = {
  readonly seats: number
  readonly filters: number
  readonly facts: number
  readonly diceAt: number
  readonly factsAt: number
  readonly biasAt: number
  readonly outputs: number
  readonly outAt: number
  readonly outBiasAt: number
  readonly size: number
}
export const shapeOf = (seats: number, filters: number): Shape => {
  const facts = factCount(seats)
  const diceAt = planeCount(seats) * 36 * filters
  const factsAt = diceAt + 6 * filters
  const biasAt = factsAt + facts * filters
  const outAt = biasAt + filters
  const outputs = outputsOf(seats)
  const outBiasAt = outAt + outputs * filters
  return {
    seats,
    filters,
    facts,
    diceAt,
    factsAt,
    biasAt,
    outputs,
    outAt,
    outBiasAt,
    size: outBiasAt + outputs,
  }
}

/** A range of weights. */
export type Part = readonly [from: number, to: number]

/** The weights of the facts that are 0 until the last round is called. */
export const lastRoundPart = ({ seats, filters, factsAt, biasAt }: Shape): Part => [
  factsAt + lastRoundFactsAt(seats) * filters,
  biasAt,
]

export class Network {
  readonly shape: Shape
  private readonly summed: Float64Array
  /** What each space of each plane, then each squatter, adds to the map sums, by view and filter. */
  private readonly columns: Float64Array

  constructor(
    seats: number,
    filters: number,
    readonly weights: Float32Array,
  ) {
    this.shape = shapeOf(seats, filters)
    if (weights.length !== this.shape.size)
      throw new RangeError(`A network of this shape has ${this.shape.size} weights, not ${weights.length}`)
    this.summed = new Float64Array(filters)
    this.columns = new Float64Array((planeCount(seats) * 36 + 6) * filters * views)
    this.refresh()
  }

  /** Call it after the weights have changed. */
  refresh(): void {
    const { seats } = this.shape
    let at = 0
    for (let plane = 0; plane < planeCount(seats); plane += 1)
      for (let space = 0; space < 36; space += 1)
        for (let view = 0; view < views; view += 1)
          at = this.copyFilters(plane * 36 + viewSpace[view]![space]!, at)
    for (let die = 1; die <= 6; die += 1)
      for (let view = 0; view < views; view += 1)
        at = this.copyFilters(planeCount(seats) * 36 + viewDie[view]![die]! - 1, at)
  }

  private copyFilters(input: number, at: number): number {
    const { filters } = this.shape
    for (let from = input * filters; from < (input + 1) * filters; from += 1, at += 1)
      this.columns[at] = this.weights[from]!
    return at
  }

  /** Adds (`sign` 1) or removes (-1) one space of one plane in the map sums. */
  addSpace(sums: Float64Array, plane: number, space: number, sign: number): void {
    this.addColumn(sums, plane * 36 + space, sign)
  }

  /** Adds or removes a squatter of the supply in the map sums. */
  addDie(sums: Float64Array, die: number, sign: number): void {
    this.addColumn(sums, planeCount(this.shape.seats) * 36 + die - 1, sign)
  }

  private addColumn(sums: Float64Array, column: number, sign: number): void {
    const { columns } = this
    const width = sums.length
    let from = column * width
    if (sign > 0) for (let at = 0; at < width; at += 1) sums[at]! += columns[from++]!
    else for (let at = 0; at < width; at += 1) sums[at]! -= columns[from++]!
  }

  /** The part of each filter's sum that all four views share. */
  sumFacts(facts: Float32Array, into: Float64Array): void {
    const { filters, biasAt } = this.shape
    for (let filter = 0; filter < filters; filter += 1) into[filter] = this.weights[biasAt + filter]!
    for (let fact = 0; fact < facts.length; fact += 1)
      if (facts[fact] !== 0) this.addFact(into, fact, facts[fact]!)
  }

  addFact(into: Float64Array, fact: number, value: number): void {
    const { filters, factsAt } = this.shape
    const { weights } = this
    let from = factsAt + fact * filters
    for (let filter = 0; filter < filters; filter += 1) into[filter]! += value * weights[from++]!
  }

  /** Writes win chances, viewer first, into `into`. The squatter `gone` (0 for none) counts as out of the supply. */
  value(sums: Float64Array, shared: Float64Array, gone: number, into: Float32Array, others: Others): void {
    const { seats, filters, outAt, outBiasAt } = this.shape
    const { weights, summed } = this
    this.look(sums, shared, gone)
    const first = others * seats
    let highest = -Infinity
    for (let place = 0, from = outAt + first * filters; place < seats; place += 1) {
      let logit = weights[outBiasAt + first + place]!
      for (let filter = 0; filter < filters; filter += 1) logit += summed[filter]! * weights[from++]!
      into[place] = logit
      if (logit > highest) highest = logit
    }
    let all = 0
    for (let place = 0; place < seats; place += 1) {
      const weight = Math.exp(into[place]! - highest)
      into[place] = weight
      all += weight
    }
    for (let place = 0; place < seats; place += 1) into[place]! /= all
  }

  /** Log odds that the others are simple players, from a network that `tellsApart`. */
  companyOdds(sums: Float64Array, shared: Float64Array): number {
    const { filters, outputs, outAt, outBiasAt } = this.shape
    const { weights, summed } = this
    this.look(sums, shared, 0)
    let odds = weights[outBiasAt + outputs - 1]!
    for (let filter = 0, from = outAt + (outputs - 1) * filters; filter < filters; filter += 1)
      odds += summed[filter]! * weights[from++]!
    return odds
  }

  /** Sums the hidden units over the four views into `summed`. */
  private look(sums: Float64Array, shared: Float64Array, gone: number): void {
    const { filters, seats } = this.shape
    const { columns, summed } = this
    const width = filters * views
    summed.fill(0)
    let from = gone === 0 ? 0 : (planeCount(seats) * 36 + gone - 1) * width
    for (let at = 0; at < width;) {
      for (let filter = 0; filter < filters; filter += 1, at += 1) {
        let sum = sums[at]! + shared[filter]!
        if (gone !== 0) sum -= columns[from++]!
        summed[filter]! += sum > 0 ? sum : leak * sum
      }
    }
  }
}
