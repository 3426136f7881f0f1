import { orderedRolls } from '@/engine'
import { CLAIMS, measureCount } from './bitboard'
import { Boards } from './boards'
import { bustFact, shares, writeFacts } from './facts'
import { addPlacement, addSettling, sumMap, sumNextMap } from './mapInputs'
import { EQUALS, tellsApart, views, type Network, type Others } from './network'
import { NOTHING, SQUATTER, type Position } from './position'
import { UsableRolls } from './usableRolls'

/** Scales the fact "chance of a bust times markers at stake". */
const stakeScale = 4

/**
 * The network values one kind of moment: a player is about to roll. Stopping has the value of that moment for the next player,
 * or the exact result if the match ends; a placement has the value of the better of rolling on and stopping after it. Values
 * are win chances by seat, and refer to the position as it was at the last `look`.
 */
export class Judge {
  /** What the other players are assumed to be. */
  others: Others = EQUALS
  // Results: of `askRoll` and `tryThird`, of `askStop` and `trySpace`, and of `askBust`.
  readonly rolling = new Float32Array(5)
  readonly stopping = new Float32Array(5)
  readonly busting = new Float32Array(5)
  readonly boards: Boards
  readonly usable: UsableRolls
  readonly facts: Float32Array

  private next = 0
  private space = 0
  private taking = NOTHING
  private readonly sums: Float64Array
  private readonly shared: Float64Array
  private readonly stopSums: Float64Array
  private readonly stopShared: Float64Array
  private readonly stopFacts: Float32Array
  private readonly triedSums: Float64Array
  private readonly triedShared: Float64Array
  private readonly otherFacts: Float32Array
  private readonly otherSums: Float64Array
  private readonly otherShared: Float64Array
  private readonly viewed = new Float32Array(5)

  constructor(
    private readonly network: Network,
    private readonly position: Position,
  ) {
    const { filters, facts } = network.shape
    this.boards = new Boards(position)
    this.usable = new UsableRolls(position)
    this.sums = new Float64Array(filters * views)
    this.stopSums = new Float64Array(filters * views)
    this.triedSums = new Float64Array(filters * views)
    this.otherSums = new Float64Array(filters * views)
    this.shared = new Float64Array(filters)
    this.stopShared = new Float64Array(filters)
    this.triedShared = new Float64Array(filters)
    this.otherShared = new Float64Array(filters)
    this.facts = new Float32Array(facts)
    this.stopFacts = new Float32Array(facts)
    this.otherFacts = new Float32Array(facts)
  }

  /** Reads the position as it is now. Call it after every change. */
  look(): void {
    const { position, network, boards, usable, facts } = this
    this.next = position.mover + 1 === position.seats ? 0 : position.mover + 1
    boards.look()
    usable.look()
    sumMap(network, position, this.sums)
    sumNextMap(network, position, this.next, true, this.stopSums)
    this.writeRollFacts(boards.stopped, position.placed, facts)
    network.sumFacts(facts, this.shared)
    const bust = bustFact(position.seats)
    facts[bust] = 1 - usable.now / orderedRolls
    facts[bust + 1] = (facts[bust] * position.placed) / stakeScale
    this.writeStopFacts(boards.stopped, usable.next, this.stopFacts)
    network.sumFacts(this.stopFacts, this.stopShared)
  }

  /** Log odds that the others are simple players; -Infinity if the network does not estimate them. */
  askCompany(): number {
    const { network, position, sums, shared, otherShared, usable } = this
    if (!tellsApart(position.seats)) return -Infinity
    this.addBust(shared, usable.now, position.placed)
    return network.companyOdds(sums, otherShared)
  }

  /** The value of rolling now, as the network sees it. */
  askRoll(): Float32Array {
    return this.valueRoll(this.sums, this.shared, this.usable.now, this.position.placed, 0)
  }

  /** The value of stopping now. */
  askStop(): Float32Array {
    if (this.endsMatch(this.boards.stopped, this.stopping)) return this.stopping
    this.network.value(this.stopSums, this.stopShared, 0, this.viewed, this.others)
    return this.turnBack(this.next, this.stopping)
  }

  /** The value of a bust now. */
  askBust(): Float32Array {
    const { position, network, boards, next, otherSums, otherShared, otherFacts } = this
    if (this.endsMatch(boards.standing, this.busting)) return this.busting
    sumNextMap(network, position, next, false, otherSums)
    const left = position.turnsLeft === 0 ? 0 : position.turnsLeft - 1
    const { standing } = boards
    writeFacts(position.seats, next, position.target, standing, standing, 0, left, otherFacts)
    otherFacts[bustFact(position.seats)] = 1 - this.usable.afterBust / orderedRolls
    network.sumFacts(otherFacts, otherShared)
    network.value(otherSums, otherShared, 0, this.viewed, this.others)
    return this.turnBack(next, this.busting)
  }

  /** Tries a placement on `space`: `stopping` then holds the value of stopping after it. Returns what would be placed. */
  trySpace(space: number): number {
    const { position, network, boards } = this
    const taking = position.takes(space)
    this.space = space
    this.taking = taking
    if (taking === NOTHING) return NOTHING
    boards.try(space, taking)
    this.tryStop()
    this.writeRollFacts(boards.tried, position.placed + 1, this.otherFacts)
    this.shareChanges(this.facts, bustFact(position.seats), this.shared, this.triedShared)
    this.triedSums.set(this.sums)
    addPlacement(network, position, space, taking, this.triedSums)
    return taking
  }

  /** The value of rolling on after placing on the space tried, with `third` as the third die. */
  tryThird(third: number): Float32Array {
    const usable = this.usable.after(this.space, third)
    const gone = this.taking === SQUATTER ? third : 0
    return this.valueRoll(this.triedSums, this.triedShared, usable, this.position.placed + 1, gone)
  }

  /** After `trySpace` and `tryThird`: the better of rolling on and stopping, for the mover. */
  better(): Float32Array {
    const { mover } = this.position
    return this.rolling[mover]! > this.stopping[mover]! ? this.rolling : this.stopping
  }

  private tryStop(): void {
    const { position, network, boards, next, space, otherSums, otherShared } = this
    if (this.endsMatch(boards.tried, this.stopping)) return
    otherSums.set(this.stopSums)
    addSettling(network, position, next, space, this.taking, otherSums)
    this.writeStopFacts(boards.tried, this.usable.nextAfter(space), this.otherFacts)
    this.shareChanges(this.stopFacts, this.stopFacts.length, this.stopShared, otherShared)
    network.value(otherSums, otherShared, 0, this.viewed, this.others)
    this.turnBack(next, this.stopping)
  }

  /** On the very last turn of the match the result is exact (R18 to R21). */
  private endsMatch(measured: Int32Array, into: Float32Array): boolean {
    if (this.position.turnsLeft !== 1) return false
    shares(measured, this.position.seats, into)
    return true
  }

  private valueRoll(
    sums: Float64Array,
    shared: Float64Array,
    usable: number,
    placed: number,
    gone: number,
  ): Float32Array {
    this.addBust(shared, usable, placed)
    this.network.value(sums, this.otherShared, gone, this.viewed, this.others)
    return this.turnBack(this.position.mover, this.rolling)
  }

  /** Writes the shared sums with the chance of a bust into `otherShared`. */
  private addBust(shared: Float64Array, usable: number, placed: number): void {
    const { network, otherShared } = this
    const { filters, factsAt } = network.shape
    const chance = 1 - usable / orderedRolls
    const times = (chance * placed) / stakeScale
    let from = factsAt + bustFact(this.position.seats) * filters
    for (let filter = 0; filter < filters; filter += 1, from += 1)
      otherShared[filter] =
        shared[filter]! + chance * network.weights[from]! + times * network.weights[from + filters]!
  }

  private writeRollFacts(stopped: Int32Array, placed: number, into: Float32Array): void {
    const { seats, mover, target, turnsLeft } = this.position
    writeFacts(seats, mover, target, stopped, this.boards.standing, placed, turnsLeft, into)
  }

  private writeStopFacts(stopped: Int32Array, usable: number, into: Float32Array): void {
    const { seats, mover, target, turnsLeft } = this.position
    const calls = turnsLeft === 0 && stopped[mover * measureCount + CLAIMS]! >= target
    const left = calls ? seats : turnsLeft === 0 ? 0 : turnsLeft - 1
    writeFacts(seats, this.next, target, stopped, stopped, 0, left, into)
    into[bustFact(seats)] = 1 - usable / orderedRolls
  }

  /** Updates shared sums from `known` facts to `otherFacts`, of which few differ; the two `bust` facts are left out. */
  private shareChanges(known: Float32Array, bust: number, from: Float64Array, into: Float64Array): void {
    const { network, otherFacts } = this
    into.set(from)
    for (let fact = 0; fact < known.length; fact += 1) {
      const change = otherFacts[fact]! - known[fact]!
      if (change !== 0 && fact !== bust && fact !== bust + 1) network.addFact(into, fact, change)
    }
  }

  /** Converts `viewed` from places counted from the viewer to seats. */
  private turnBack(viewer: number, into: Float32Array): Float32Array {
    const { viewed } = this
    const { seats } = this.position
    for (let place = 0; place < seats; place += 1)
      into[viewer + place < seats ? viewer + place : viewer + place - seats] = viewed[place]!
    return into
  }
}
