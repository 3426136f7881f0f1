/** The moments of one match, and their returns once the match is over. */
import type { Samples } from './samples'

const momentsAtMost = 8192

/**
 * A moment is a player about to roll. It is followed by the placement, the decision, and the next moment.
 *
 * `came` is the value after the actual roll and placement, `expected` the mean over all rolls, if they were looked at. The return
 * of a moment is `expected + lambda * (next return - came)`: this removes the luck of the roll, `came - expected`. Otherwise
 * `expected` is `came`, which gives plain TD(lambda).
 */
export class Trail {
  private length = 0
  /** The sample of each moment; null if it teaches nothing. */
  private readonly sampleAt: (number | null)[] = []
  private readonly expected = new Float32Array(momentsAtMost * 5)
  private readonly came = new Float32Array(momentsAtMost * 5)
  /**
   * Moments of simple players, whose choices the network cannot predict: the return of the next moment is passed on unchanged.
   */
  private readonly foreign = new Uint8Array(momentsAtMost)
  /** Where a move was explored, the value of the better move replaces the next return. */
  private readonly strayed = new Uint8Array(momentsAtMost)
  private readonly instead = new Float32Array(momentsAtMost * 5)
  private readonly returned = new Float32Array(5)

  constructor(private readonly seats: number) {}

  clear(): void {
    this.length = 0
  }

  add(sample: number | null, isForeign: boolean): void {
    this.sampleAt[this.length] = sample
    this.foreign[this.length] = isForeign ? 1 : 0
    this.strayed[this.length] = 0
    this.length += 1
  }

  roll(expected: Float32Array, came: Float32Array): void {
    this.write(this.expected, expected)
    this.write(this.came, came)
  }

  /** Only the first call for a moment counts: moves after an explored one count as explored too. */
  stray(better: Float32Array): void {
    if (this.strayed[this.length - 1]) return
    this.strayed[this.length - 1] = 1
    this.write(this.instead, better)
  }

  /** Sets the target of every sample, from the last moment back. */
  giveBack(samples: Samples, result: Float32Array, lambda: number): void {
    const { returned, seats, length } = this
    returned.set(result)
    for (let moment = length - 1; moment >= 0; moment -= 1) {
      for (let seat = 0; seat < seats; seat += 1)
        if (!this.foreign[moment]) returned[seat] = this.ownReturn(moment, seat, lambda)
      const sample = this.sampleAt[moment]!
      if (sample !== null) samples.setTarget(sample, returned)
    }
  }

  private ownReturn(moment: number, seat: number, lambda: number): number {
    const at = moment * 5 + seat
    const later = this.strayed[moment] ? this.instead[at]! : this.returned[seat]!
    return this.expected[at]! + lambda * (later - this.came[at]!)
  }

  private write(into: Float32Array, values: Float32Array): void {
    const at = (this.length - 1) * 5
    for (let seat = 0; seat < this.seats; seat += 1) into[at + seat] = values[seat]!
  }
}
