/** One network plays all seats of a match and notes what to learn from it: TD(lambda) returns, worked out at the end. */
import { shares } from '../../src/bots/facts'
import { Judge } from '../../src/bots/judge'
import { lookAhead } from '../../src/bots/lookahead'
import { NOTHING, Position } from '../../src/bots/position'
import type { Network } from '../../src/bots/network'
import { readingsFrom, readingSpaces, readingThirds, rollOf } from '../../src/bots/reach'
import type { SeatCount } from '../../src/engine/index'
import type { Random } from './random'
import type { Samples } from './samples'

export type Habits = {
  /** How often a placement is taken at random, and how often a decision to roll or stop is turned round. */
  readonly explore: number
  /** How much of a return comes from later than the next moment. */
  readonly lambda: number
  /** How often a stop is also looked at as if the player rolled on, over all rolls. */
  readonly lookAtStops: number
}

const turnsAtMost = 400

export class SelfPlay {
  readonly position: Position
  private readonly judge: Judge
  /** The samples of this match in order, and the value to learn instead of the next moment's where a move was explored. */
  private readonly line = new Int32Array(8192)
  private readonly strayed = new Uint8Array(8192)
  private readonly instead = new Float32Array(8192 * 5)
  private readonly best = new Float32Array(5)
  private readonly returned = new Float32Array(5)

  constructor(
    network: Network,
    private readonly seats: SeatCount,
    reusable: boolean,
    private readonly random: Random,
  ) {
    this.position = new Position(seats, reusable)
    this.judge = new Judge(network, this.position)
  }

  /** Plays one match and adds its samples, targets set. Answers the number of turns. */
  match(samples: Samples, habits: Habits): number {
    const { position, judge, random, line, strayed } = this
    position.clear(random.below(this.seats))
    let moments = 0
    let turns = 0
    let isOver = false
    while (!isOver) {
      judge.look()
      line[moments] = samples.add(position, judge.facts, judge.askRoll())
      strayed[moments] = 0
      moments += 1
      const chosen = this.choosePlacement(moments - 1, habits)
      if (chosen === NOTHING) isOver = position.bust()
      else if (this.placeAndDecide(samples, chosen, moments - 1, habits)) isOver = position.stop()
      else continue
      turns += 1
      if (turns > turnsAtMost) throw new Error('A match without end')
    }
    judge.look()
    shares(judge.boards.standing, this.seats, this.returned)
    for (let moment = moments - 1; moment >= 0; moment -= 1)
      this.giveBack(samples, moment, moments, habits.lambda)
    return turns
  }

  /** Rolls, and answers space * 8 + third of the placement taken, or nothing for a bust. */
  private choosePlacement(moment: number, { explore }: Habits): number {
    const { position, judge, random, best } = this
    const { mover } = position
    const roll = rollOf(1 + random.below(6), 1 + random.below(6), 1 + random.below(6))
    let chosen = NOTHING
    let count = 0
    best[mover] = -1
    for (let reading = readingsFrom[roll]!; reading < readingsFrom[roll + 1]!; reading += 1) {
      const space = readingSpaces[reading]!
      const third = readingThirds[reading]!
      if (position.placement(space, third) === NOTHING) continue
      count += 1
      judge.trySpace(space)
      const rolling = judge.tryThird(third)
      const better = rolling[mover]! > judge.stopping[mover]! ? rolling : judge.stopping
      if (better[mover]! <= best[mover]!) continue
      best.set(better)
      chosen = space * 8 + third
    }
    if (count < 2 || random.fraction() >= explore) return chosen
    this.stray(moment)
    let skip = random.below(count)
    for (let reading = readingsFrom[roll]!; ; reading += 1) {
      const space = readingSpaces[reading]!
      const third = readingThirds[reading]!
      if (position.placement(space, third) === NOTHING) continue
      if (skip === 0) return space * 8 + third
      skip -= 1
    }
  }

  /** Places, and answers whether the turn ends there. */
  private placeAndDecide(samples: Samples, chosen: number, moment: number, habits: Habits): boolean {
    const { position, judge, random, best } = this
    const { mover } = position
    position.place(chosen >> 3, chosen & 7)
    judge.look()
    const rolling = judge.askRoll()
    const stopping = judge.askStop()
    const stops = stopping[mover]! >= rolling[mover]!
    if (stops && random.fraction() < habits.lookAtStops) {
      const sample = samples.add(position, judge.facts, rolling)
      lookAhead(judge, position, best)
      samples.setTarget(sample, best)
      judge.askRoll()
      judge.askStop()
    }
    if (random.fraction() >= habits.explore) return stops
    if (!this.strayed[moment]) {
      best.set(stops ? judge.stopping : judge.rolling)
      this.stray(moment)
    }
    return !stops
  }

  private stray(moment: number): void {
    this.strayed[moment] = 1
    for (let seat = 0; seat < this.seats; seat += 1) this.instead[moment * 5 + seat] = this.best[seat]!
  }

  /** Sets the target of one moment; `returned` comes in as the return from the next one on. */
  private giveBack(samples: Samples, moment: number, moments: number, lambda: number): void {
    const { returned, instead, line } = this
    const isLast = moment === moments - 1
    for (let seat = 0; seat < this.seats; seat += 1) {
      if (this.strayed[moment]) returned[seat] = instead[moment * 5 + seat]!
      else if (!isLast) {
        const next = samples.said[line[moment + 1]! * 5 + seat]!
        returned[seat] = (1 - lambda) * next + lambda * returned[seat]!
      }
    }
    samples.setTarget(line[moment]!, returned)
  }
}
