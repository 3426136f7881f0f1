/** One network plays all seats of a match and notes what to learn from it. Learns nothing itself. */
import { shares } from '../../src/bots/facts'
import { Judge } from '../../src/bots/judge'
import { LookAhead } from '../../src/bots/lookahead'
import { COMPANY, EQUALS, tellsApart, type Network, type Others } from '../../src/bots/network'
import { Position } from '../../src/bots/position'
import { readingsFrom, readingSpaces, readingThirds, rollOf } from '../../src/bots/reach'
import type { Mind, Option } from '../../src/bots/thought'
import type { SeatCount } from '../../src/engine/index'
import { companyAt } from './company'
import { stopAfterFive } from '../arena/yardsticks'
import type { Samples } from './samples'
import { Trail } from './trail'

export type Habits = {
  /** How often a placement is taken at random, and how often a decision to roll or stop is turned round. */
  readonly explore: number
  /** How much of a return comes from later than the next moment. */
  readonly lambda: number
  /**
   * Where rolling and stopping are nearer than this, all rolls are looked at before one falls. That is slow, but decides
   * better, and what was luck in the roll is then known and taken out of the return.
   */
  readonly near: number
  /** How often a clear stop is looked at as if the player rolled on. */
  readonly lookAtStops: number
  /** How often all seats but one are taken by simple players, and how many of those stop after five. */
  readonly company: number
  readonly fives: number
  /** How often the last round is played once more from its call on; then nothing but last rounds teaches. 0 for whole matches. */
  readonly lastRounds: number
}

const turnsAtMost = 400

export class SelfPlay {
  private readonly position: Position
  private readonly judge: Judge
  private readonly lookAhead: LookAhead
  /**
   * Where a network tells its company apart, all seats play among equals as it would in company, and what that is worth
   * among equals is told by its other answer: this one.
   */
  private readonly equals: Judge
  private readonly equalsAhead: LookAhead
  private others: Others = EQUALS
  private teller: Judge
  private tellsAhead: LookAhead
  private readonly trail: Trail
  /** Simple players, and who of them sits where; null for the network. */
  private readonly company: readonly Mind[]
  private readonly five: Mind
  private readonly seated: (Mind | null)[] = [null, null, null, null, null]
  /** The network's only seat among simple players; null when it has all of them. */
  private learner: number | null = null
  /** Whether all rolls of this moment were looked at; then `rolling` is its value over them. */
  private isLookedAt = false
  private readonly rolling = new Float32Array(5)
  /** What `rolling` is worth as it is told. */
  private readonly told = new Float32Array(5)
  private readonly best = new Float32Array(5)
  private readonly result = new Float32Array(5)
  /** The position after the call of the last round. */
  private readonly called: Position

  constructor(
    network: Network,
    private readonly seats: SeatCount,
    reusable: boolean,
    private readonly random: () => number,
  ) {
    this.position = new Position(seats, reusable)
    this.called = new Position(seats, reusable)
    this.judge = new Judge(network, this.position)
    this.lookAhead = new LookAhead(this.judge, this.position)
    this.equals = new Judge(network, this.position)
    this.equalsAhead = new LookAhead(this.equals, this.position)
    this.teller = this.judge
    this.tellsAhead = this.lookAhead
    if (tellsApart(seats)) this.judge.others = COMPANY
    this.company = companyAt(this.position)
    this.five = stopAfterFive(this.position)
    this.trail = new Trail(seats)
  }

  /** Plays one match and adds its samples, targets set. Answers the number of turns. */
  match(samples: Samples, habits: Habits): number {
    const { position, random } = this
    position.clear(Math.floor(random() * this.seats))
    this.sitDown(habits)
    const turns = this.playOut(samples, habits)
    for (let time = 0; time < habits.lastRounds; time += 1) {
      position.copy(this.called)
      this.playOut(samples, habits)
    }
    return turns
  }

  private playOut(samples: Samples, habits: Habits): number {
    const { position, judge, trail } = this
    let turns = 0
    let isOver = false
    trail.clear()
    this.beginTurn()
    while (!isOver) {
      const guest = this.seated[position.mover]!
      trail.add(this.addSample(samples, habits), guest !== null)
      const chosen = guest ? this.rollFor(guest) : this.roll(habits)
      if (chosen < 0) isOver = position.bust()
      else {
        position.place(LookAhead.spaceOf(chosen), LookAhead.thirdOf(chosen))
        if (guest ? !this.decideFor(guest) : !this.decide(samples, habits)) continue
        const { turnsLeft } = position
        isOver = position.stop()
        if (turnsLeft === 0 && position.turnsLeft > 0) this.called.copy(position)
      }
      this.beginTurn()
      turns += 1
      if (turns > turnsAtMost) throw new Error('A match without end')
    }
    shares(judge.boards.standing, this.seats, this.result)
    trail.giveBack(samples, this.result, habits.lambda)
    return turns
  }

  /**
   * Answers the number of the sample that this moment is, null where it has no target. A network that tells others apart
   * also learns at the learner's other moments whom it sees.
   */
  private addSample(samples: Samples, habits: Habits): number | null {
    const { position, judge, learner, seats } = this
    const isOwn = learner === null || position.mover === learner
    const seen = tellsApart(seats) && isOwn ? (learner === null ? EQUALS : COMPANY) : null
    if (this.teaches(habits)) return samples.add(position, judge.facts, this.others, seen)
    if (seen !== null && habits.lastRounds === 0) samples.add(position, judge.facts, null, seen)
    return null
  }

  /**
   * Among simple players only the moments teach that the learner itself weighs when it decides: its own rolls on, and the
   * start of the player after it. It cannot see who sits where: from a simple player's rolls on it would learn what
   * rolling on is worth to somebody who plays worse.
   */
  private teaches({ lastRounds }: Habits): boolean {
    const { position, learner, seats } = this
    if (lastRounds > 0 && position.turnsLeft === 0) return false
    if (learner === null) return true
    if (position.placed > 0) return position.mover === learner
    return position.mover === (learner + 1) % seats
  }

  private sitDown({ company: share, fives }: Habits): void {
    const { seated, random } = this
    seated.fill(null)
    this.learner = null
    this.tellAs(EQUALS)
    if (share === 0 || random() >= share) return
    this.learner = Math.floor(random() * this.seats)
    this.tellAs(COMPANY)
    const isMixed = random() < 0.5
    let guest = this.anyOfCompany(fives)
    for (let seat = 0; seat < this.seats; seat += 1) {
      if (isMixed) guest = this.anyOfCompany(fives)
      if (seat !== this.learner) seated[seat] = guest
    }
  }

  private tellAs(others: Others): void {
    const isTold = tellsApart(this.seats) && others === EQUALS
    this.others = tellsApart(this.seats) ? others : EQUALS
    this.teller = isTold ? this.equals : this.judge
    this.tellsAhead = isTold ? this.equalsAhead : this.lookAhead
  }

  private get isFollowing(): boolean {
    return this.teller !== this.judge
  }

  private anyOfCompany(fives: number): Mind {
    const { company, five, random } = this
    return fives > 0 && random() < fives ? five : company[Math.floor(random() * company.length)]!
  }

  private beginTurn(): void {
    this.look()
    this.isLookedAt = false
  }

  private look(): void {
    this.judge.look()
    if (this.isFollowing) this.teller.look()
  }

  private rollDice(): number {
    const { random } = this
    return rollOf(1 + Math.floor(random() * 6), 1 + Math.floor(random() * 6), 1 + Math.floor(random() * 6))
  }

  /** A simple player's roll: the slot of the placement taken, -1 for a bust. */
  private rollFor(guest: Mind): number {
    const { position, random } = this
    const roll = this.rollDice()
    const options: Option[] = []
    for (let reading = readingsFrom[roll]!; reading < readingsFrom[roll + 1]!; reading += 1) {
      const space = readingSpaces[reading]!
      const third = readingThirds[reading]!
      const taking = position.placement(space, third)
      if (taking > 0) options.push({ space, third, taking })
    }
    if (options.length === 0) return -1
    const { space, third } = guest.place(options, random)
    return LookAhead.slot(space, third)
  }

  private decideFor(guest: Mind): boolean {
    const stops = guest.stops(this.random)
    if (!stops) this.beginTurn()
    return stops
  }

  /** Rolls, and answers the slot of the placement taken, -1 for a bust. */
  private roll({ explore }: Habits): number {
    const { position, random, best, isLookedAt, trail } = this
    const roll = this.rollDice()
    const chosen = isLookedAt ? this.lookAhead.best(roll) : this.bestAtAGlance(roll)
    this.tell(chosen)
    trail.roll(isLookedAt ? this.told : best, best)
    if (chosen < 0 || random() >= explore) return chosen
    trail.stray(best)
    const count = readingsFrom[roll + 1]! - readingsFrom[roll]!
    for (;;) {
      const reading = readingsFrom[roll]! + Math.floor(random() * count)
      const space = readingSpaces[reading]!
      const third = readingThirds[reading]!
      if (position.placement(space, third) > 0) return LookAhead.slot(space, third)
    }
  }

  /** Leaves in `best` what was chosen is worth; what was chosen at a glance has left its own there. */
  private tell(chosen: number): void {
    const { best, teller, tellsAhead } = this
    if (chosen < 0) best.set(teller.askBust())
    else if (this.isLookedAt)
      for (let seat = 0; seat < 5; seat += 1) best[seat] = tellsAhead.worth[chosen * 5 + seat]!
    else if (this.isFollowing) {
      teller.trySpace(LookAhead.spaceOf(chosen))
      teller.tryThird(LookAhead.thirdOf(chosen))
      best.set(teller.better())
    }
  }

  /** The best placement by the network alone; its value is left in `best`. */
  private bestAtAGlance(roll: number): number {
    const { position, judge, best } = this
    const { mover } = position
    let chosen = -1
    for (let reading = readingsFrom[roll]!; reading < readingsFrom[roll + 1]!; reading += 1) {
      const space = readingSpaces[reading]!
      const third = readingThirds[reading]!
      if (position.placement(space, third) === 0) continue
      judge.trySpace(space)
      judge.tryThird(third)
      const better = judge.better()
      if (chosen >= 0 && better[mover]! <= best[mover]!) continue
      best.set(better)
      chosen = LookAhead.slot(space, third)
    }
    return chosen
  }

  /** Answers whether the turn ends here. A moment looked at is learned from even if nobody rolls there. */
  private decide(samples: Samples, habits: Habits): boolean {
    const { near, explore, lookAtStops } = habits
    const { position, judge, teller, random, rolling, told } = this
    const { mover } = position
    this.look()
    rolling.set(judge.askRoll())
    told.set(teller.askRoll())
    const stopping = judge.askStop()[mover]!
    const isNear = Math.abs(stopping - rolling[mover]!) < near
    this.isLookedAt = isNear || (stopping > rolling[mover]! && random() < lookAtStops)
    if (this.isLookedAt) {
      this.lookAhead.value(rolling)
      if (this.isFollowing) this.tellsAhead.value(told, this.lookAhead)
      else told.set(rolling)
    }
    const stops = stopping >= rolling[mover]!
    const turnsRound = random() < explore
    if (turnsRound) this.trail.stray(stops ? teller.askStop() : told)
    if (stops && !turnsRound && this.isLookedAt && this.teaches(habits))
      samples.setTarget(this.addSample(samples, habits)!, told)
    return stops !== turnsRound
  }
}
