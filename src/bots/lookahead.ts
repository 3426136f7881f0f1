/** The value of rolling now: the mean over all 56 rolls with the best placement for each. */
import { orderedRolls } from '@/engine'
import type { Judge } from './judge'
import { CLAIM, NOTHING, type Position } from './position'
import { readingSpaces, readingsFrom, readingThirds, rollCount, rollWeights } from './rollTables'

export class LookAhead {
  /** Values by seat of each placement, from `slot * 5` on. Claims use the slot with third die 0: any third die will do. */
  readonly worth = new Float32Array(36 * 7 * 5)
  /** Values by seat after each of the 56 rolls, from `roll * 5` on: of the best placement or the bust. */
  readonly rolled = new Float32Array(rollCount * 5)

  constructor(
    protected readonly judge: Judge,
    private readonly position: Position,
  ) {}

  static slot(space: number, third: number): number {
    return space * 7 + third
  }
  static spaceOf(slot: number): number {
    return Math.floor(slot / 7)
  }
  static thirdOf(slot: number): number {
    return slot % 7
  }

  /** Writes the win chances by seat if the mover rolls into `into`. Call `judge.look()` first. */
  value(into: Float32Array): void {
    const { worth, rolled } = this
    const { seats } = this.position
    this.tryAll()
    let bust: Float32Array | null = null
    into.fill(0)
    for (let roll = 0; roll < rollCount; roll += 1) {
      const slot = this.best(roll)
      const from = slot < 0 ? (bust ??= this.judge.askBust()) : worth
      const at = slot < 0 ? 0 : slot * 5
      for (let seat = 0; seat < seats; seat += 1) {
        const value = from[at + seat]!
        rolled[roll * 5 + seat] = value
        into[seat]! += (rollWeights[roll]! * value) / orderedRolls
      }
    }
  }

  /** The slot of the best placement for a roll, after `value`; -1 when the roll busts. */
  best(roll: number): number {
    const { worth, position } = this
    const { mover } = position
    let best = -1
    for (let reading = readingsFrom[roll]!; reading < readingsFrom[roll + 1]!; reading += 1) {
      const space = readingSpaces[reading]!
      const third = readingThirds[reading]!
      const taking = position.placement(space, third)
      if (taking === NOTHING) continue
      const slot = LookAhead.slot(space, taking === CLAIM ? 0 : third)
      if (best < 0 || worth[slot * 5 + mover]! > worth[best * 5 + mover]!) best = slot
    }
    return best
  }

  private tryAll(): void {
    const { judge, position } = this
    for (let space = 0; space < 36; space += 1) {
      const taking = judge.trySpace(space)
      if (taking === NOTHING) continue
      if (taking === CLAIM) this.keep(space, 0)
      else
        for (let third = 1; third <= 6; third += 1) if (position.free & (1 << third)) this.keep(space, third)
    }
  }

  private keep(space: number, third: number): void {
    this.judge.tryThird(third)
    const slot = LookAhead.slot(space, third)
    const after = this.after(slot)
    for (let seat = 0; seat < this.position.seats; seat += 1) this.worth[slot * 5 + seat] = after[seat]!
  }

  /** The value after the placement tried. The trainer overrides it. */
  protected after(_slot: number): Float32Array {
    return this.judge.better()
  }
}
