/** Plays all seats of a match with one network and collects training samples. */
import { shares } from '../../src/bots/facts'
import { Judge } from '../../src/bots/judge'
import { LookAhead } from '../../src/bots/lookahead'
import { COMPANY, EQUALS, tellsApart, type Network } from '../../src/bots/network'
import { Position } from '../../src/bots/position'
import { readingsFrom, readingSpaces, readingThirds, rollOf } from '../../src/bots/rollTables'
import type { Mind, Option } from '../../src/bots/bot'
import type { SeatCount } from '../../src/engine/index'
import { companyAt } from './company'
import { Following, Leading } from './following'
import { stopAfterFive } from '../arena/yardsticks'
import type { Samples } from './samples'
import { Trail } from './trail'

export type Habits = {
  /** How often a placement is chosen at random, and how often a decision to roll or stop is reversed. */
  readonly explore: number
  /** The share of a return that comes from later than the next moment. */
  readonly lambda: number
  /**
   * If rolling and stopping are closer than this, all rolls are looked at before one is made. That is slow, but decides better,
   * and the luck of the roll is then known and removed from the return.
   */
  readonly near: number
  /** How often a clear stop is looked at as if the player rolled on. */
  readonly lookAtStops: number
  /** How often simple players take all seats but one, and how many of these stop after five. */
  readonly company: number
  readonly fives: number
  /** How often the last round is replayed from its call; then only last rounds are learned. 0 for whole matches. */
  readonly lastRounds: number
}

const turnsAtMost = 400

export class SelfPlay {
  private readonly position: Position
  private readonly judge: Judge
  private readonly lookAhead: Leading
  /** The same value among equals. */
  private readonly amongEquals: Following
  private readonly trail: Trail
  /** Simple players, and which of them sits in each seat; null for the network. */
  private readonly company: readonly Mind[]
  private readonly five: Mind
  private readonly seated: (Mind | null)[] = [null, null, null, null, null]
  /** The network's only seat among simple players; null when it has all of them. */
  private learner: number | null = null
  /** Whether all rolls of this moment were looked at; then `rolling` is its mean value over them. */
  private isLookedAt = false
  private readonly rolling = new Float32Array(5)
  /** The same value as it should be learned. */
  private readonly taught = new Float32Array(5)
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
    this.lookAhead = new Leading(this.judge, this.position)
    this.amongEquals = new Following(this.judge, this.position, this.lookAhead)
    if (tellsApart(seats)) this.judge.others = COMPANY
    this.company = companyAt(this.position)
    this.five = stopAfterFive(this.position)
    this.trail = new Trail(seats)
  }

  /** Plays one match and adds its samples with their targets. Returns the number of turns. */
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
   * Returns the number of this moment's sample, null if it has no target. A network that recognises simple players also learns to
   * do so at the learner's other moments.
   */
  private addSample(samples: Samples, habits: Habits): number | null {
    const { position, judge, learner, seats } = this
    const others = learner === null ? EQUALS : judge.others
    const isOwn = learner === null || position.mover === learner
    const seen = tellsApart(seats) && isOwn && habits.lastRounds === 0 ? others : null
    if (this.teaches(habits)) return samples.add(position, judge.facts, others, seen)
    if (seen !== null) samples.add(position, judge.facts, null, seen)
    return null
  }

  /**
   * Among simple players only the moments are learned that the learner itself weighs when it decides: its own further rolls, and
   * the start of the next player. It cannot see who sits where, so a simple player's further rolls would teach it the value of
   * rolling on for a worse player.
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
    if (share === 0 || random() >= share) return
    this.learner = Math.floor(random() * this.seats)
    const isMixed = random() < 0.5
    let guest = this.anyOfCompany(fives)
    for (let seat = 0; seat < this.seats; seat += 1) {
      if (isMixed) guest = this.anyOfCompany(fives)
      if (seat !== this.learner) seated[seat] = guest
    }
  }

  /**
   * A network that recognises simple players plays matches among equals as it would play among simple ones, and learns what that
   * is worth among equals.
   */
  private get isFollowing(): boolean {
    return tellsApart(this.seats) && this.learner === null
  }

  private ofEquals<Answer>(ask: () => Answer): Answer {
    const { judge } = this
    const { others } = judge
    judge.others = EQUALS
    const answer = ask()
    judge.others = others
    return answer
  }

  private anyOfCompany(fives: number): Mind {
    const { company, five, random } = this
    return fives > 0 && random() < fives ? five : company[Math.floor(random() * company.length)]!
  }

  private beginTurn(): void {
    this.judge.look()
    this.isLookedAt = false
  }

  private rollDice(): number {
    const { random } = this
    return rollOf(1 + Math.floor(random() * 6), 1 + Math.floor(random() * 6), 1 + Math.floor(random() * 6))
  }

  /** A simple player's roll: returns the slot of the placement taken, -1 for a bust. */
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

  /** Rolls, and returns the slot of the placement taken, -1 for a bust. */
  private roll({ explore }: Habits): number {
    const { position, random, best, isLookedAt, trail } = this
    const roll = this.rollDice()
    const chosen = isLookedAt ? this.lookAhead.best(roll) : this.bestAtAGlance(roll)
    this.weigh(chosen)
    trail.roll(isLookedAt ? this.taught : best, best)
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

  /** Writes the value of the choice, as it should be learned, into `best`. */
  private weigh(chosen: number): void {
    const { best, judge, isFollowing } = this
    if (chosen < 0) best.set(isFollowing ? this.ofEquals(() => judge.askBust()) : judge.askBust())
    else if (this.isLookedAt) {
      const { worth } = isFollowing ? this.amongEquals : this.lookAhead
      for (let seat = 0; seat < 5; seat += 1) best[seat] = worth[chosen * 5 + seat]!
    } else if (isFollowing) {
      const [space, third] = [LookAhead.spaceOf(chosen), LookAhead.thirdOf(chosen)]
      const rollsOn = this.tryOut(space, third) === judge.rolling
      this.ofEquals(() => this.tryOut(space, third))
      best.set(rollsOn ? judge.rolling : judge.stopping)
    }
  }

  private tryOut(space: number, third: number): Float32Array {
    const { judge } = this
    judge.trySpace(space)
    judge.tryThird(third)
    return judge.better()
  }

  /** The best placement by the network alone; writes its value into `best`. */
  private bestAtAGlance(roll: number): number {
    const { position, best } = this
    const { mover } = position
    let chosen = -1
    for (let reading = readingsFrom[roll]!; reading < readingsFrom[roll + 1]!; reading += 1) {
      const space = readingSpaces[reading]!
      const third = readingThirds[reading]!
      if (position.placement(space, third) === 0) continue
      const better = this.tryOut(space, third)
      if (chosen >= 0 && better[mover]! <= best[mover]!) continue
      best.set(better)
      chosen = LookAhead.slot(space, third)
    }
    return chosen
  }

  /** Returns whether the turn ends here. A moment that was looked at is learned even if the player does not roll. */
  private decide(samples: Samples, habits: Habits): boolean {
    const { near, explore, lookAtStops } = habits
    const { position, judge, random, rolling, taught, isFollowing } = this
    const { mover } = position
    judge.look()
    rolling.set(judge.askRoll())
    const stopping = judge.askStop()[mover]!
    const isNear = Math.abs(stopping - rolling[mover]!) < near
    this.isLookedAt = isNear || (stopping > rolling[mover]! && random() < lookAtStops)
    if (this.isLookedAt) this.lookAhead.value(rolling)
    taught.set(rolling)
    if (isFollowing && this.isLookedAt) this.ofEquals(() => this.amongEquals.value(taught))
    const stops = stopping >= rolling[mover]!
    const turnsRound = random() < explore
    if (turnsRound) this.stray(stops)
    if (stops && !turnsRound && this.isLookedAt && this.teaches(habits))
      samples.setTarget(this.addSample(samples, habits)!, taught)
    return stops !== turnsRound
  }

  /** Records what would have followed if the decision had not been reversed. */
  private stray(stops: boolean): void {
    const { judge, trail, taught, isFollowing, isLookedAt } = this
    const better = (): Float32Array => (stops ? judge.askStop() : isLookedAt ? taught : judge.askRoll())
    trail.stray(isFollowing ? this.ofEquals(better) : better())
  }
}
