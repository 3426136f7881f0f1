/** A game as numbers that are changed in place, for bots and the trainer. Does not check that moves are legal. */
import { claimTarget, type Game, type SeatCount } from '@/engine'
import { lowerBit, upperBit } from './bitboard'

export const NOTHING = 0
export const SQUATTER = 1
export const CLAIM = 2

const allFree = 0b1111110

export class Position {
  readonly target: number
  mover = 0
  /** Turns of the last round still to be played, this one included; 0 before it is called (R18). */
  turnsLeft = 0
  /** Squatters in the supply, as bits 1 to 6. */
  free = allFree
  /** Markers placed this turn. */
  placed = 0
  readonly owner = new Int8Array(36).fill(-1)
  readonly claimed = new Uint8Array(36)
  readonly squatter = new Uint8Array(36)
  readonly claim = new Uint8Array(36)
  /** Each seat's spaces from earlier turns (land) and the claimed ones among them (gold), as bits. */
  readonly landLower = new Int32Array(5)
  readonly landUpper = new Int32Array(5)
  readonly goldLower = new Int32Array(5)
  readonly goldUpper = new Int32Array(5)
  /** Spaces with a marker of this turn (fresh) and those with a claim marker of this turn (staked), as bits. */
  freshLower = 0
  freshUpper = 0
  stakedLower = 0
  stakedUpper = 0

  constructor(
    readonly seats: SeatCount,
    readonly reusable: boolean,
  ) {
    this.target = claimTarget[seats]
  }

  static of(game: Game): Position {
    const position = new Position(game.rules.seats, game.rules.reusableSquatters)
    position.read(game)
    return position
  }

  read(game: Game): void {
    this.clear(game.turn)
    this.turnsLeft = game.lastRound?.turnsLeft ?? 0
    this.placed = game.placedThisTurn.length
    game.cells.forEach((cell, space) => {
      if (cell.owner !== null) this.give(space, cell.owner, cell.claimed)
      if (cell.squatter !== null) {
        this.squatter[space] = cell.squatter
        this.free &= ~(1 << cell.squatter)
      }
      if (cell.claim) this.stake(space)
      if (cell.squatter !== null || cell.claim) this.mark(space)
    })
  }

  /** Copies another position with the same number of seats and the same variant. */
  copy(from: Position): void {
    this.mover = from.mover
    this.turnsLeft = from.turnsLeft
    this.free = from.free
    this.placed = from.placed
    this.owner.set(from.owner)
    this.claimed.set(from.claimed)
    this.squatter.set(from.squatter)
    this.claim.set(from.claim)
    this.landLower.set(from.landLower)
    this.landUpper.set(from.landUpper)
    this.goldLower.set(from.goldLower)
    this.goldUpper.set(from.goldUpper)
    this.freshLower = from.freshLower
    this.freshUpper = from.freshUpper
    this.stakedLower = from.stakedLower
    this.stakedUpper = from.stakedUpper
  }

  /** An empty board with `mover` to roll. */
  clear(mover: number): void {
    this.mover = mover
    this.turnsLeft = 0
    this.owner.fill(-1)
    this.claimed.fill(0)
    this.landLower.fill(0)
    this.landUpper.fill(0)
    this.goldLower.fill(0)
    this.goldUpper.fill(0)
    this.sweep()
  }

  /** What could be placed on a space now, whatever the third die (R7 to R10). */
  takes(space: number): number {
    if (this.claimed[space] || this.claim[space]) return NOTHING
    return this.squatter[space] || this.owner[space] === this.mover ? CLAIM : SQUATTER
  }

  /** What can be placed on a space with this third die (R8, R9). */
  placement(space: number, third: number): number {
    const taking = this.takes(space)
    return taking === SQUATTER && !(this.free & (1 << third)) ? NOTHING : taking
  }

  place(space: number, third: number): void {
    if (this.takes(space) === CLAIM) {
      this.stake(space)
      if (this.reusable && this.squatter[space]) {
        this.free |= 1 << this.squatter[space]
        this.squatter[space] = 0
      }
    } else {
      this.squatter[space] = third
      this.free &= ~(1 << third)
    }
    this.mark(space)
    this.placed += 1
  }

  /** R14, R17, R18. Returns whether the match is over. */
  stop(): boolean {
    const { mover } = this
    for (let space = 0; space < 36; space += 1) {
      if (!this.squatter[space] && !this.claim[space]) continue
      const before = this.owner[space]!
      if (before >= 0) {
        this.landLower[before]! &= ~lowerBit(space)
        this.landUpper[before]! &= ~upperBit(space)
      }
      this.give(space, mover, this.claim[space] === 1)
    }
    if (this.turnsLeft === 0 && this.claims(mover) >= this.target) this.turnsLeft = this.seats + 1
    return this.pass()
  }

  /** R12. Returns whether the match is over. */
  bust(): boolean {
    return this.pass()
  }

  claims(seat: number): number {
    let count = 0
    for (let space = 0; space < 36; space += 1)
      if (this.claimed[space] && this.owner[space] === seat) count += 1
    return count
  }

  private give(space: number, seat: number, claimed: boolean): void {
    this.owner[space] = seat
    this.landLower[seat]! |= lowerBit(space)
    this.landUpper[seat]! |= upperBit(space)
    if (!claimed) return
    this.claimed[space] = 1
    this.goldLower[seat]! |= lowerBit(space)
    this.goldUpper[seat]! |= upperBit(space)
  }

  private stake(space: number): void {
    this.claim[space] = 1
    this.stakedLower |= lowerBit(space)
    this.stakedUpper |= upperBit(space)
  }

  private mark(space: number): void {
    this.freshLower |= lowerBit(space)
    this.freshUpper |= upperBit(space)
  }

  private sweep(): void {
    this.free = allFree
    this.placed = 0
    this.squatter.fill(0)
    this.claim.fill(0)
    this.freshLower = 0
    this.freshUpper = 0
    this.stakedLower = 0
    this.stakedUpper = 0
  }

  private pass(): boolean {
    this.sweep()
    if (this.turnsLeft > 0) {
      this.turnsLeft -= 1
      if (this.turnsLeft === 0) return true
    }
    this.mover = (this.mover + 1) % this.seats
    return false
  }
}
