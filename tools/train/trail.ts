/** What happened at each moment of a match, and the returns that follow from it once the match is over. Plays nothing. */
import type { Samples } from './samples'

const momentsAtMost = 8192

/**
 * A moment is a player about to roll; what follows a moment is the placement, the decision, and the next moment.
 *
 * `came` is the value of what was rolled and placed, `expected` the value over all rolls, where they were looked at. The
 * return of a moment is `expected + lambda * (next return - came)`: the luck of the roll, `came - expected`, is taken out.
 * Elsewhere `expected` is `came`, and that is plain TD(lambda).
 */
export class Trail {
  private length = 0
  /** The sample made of each moment; null where it teaches nothing. */
  private readonly sampleAt: (number | null)[] = []
  private readonly expected = new Float32Array(momentsAtMost * 5)
  private readonly came = new Float32Array(momentsAtMost * 5)
  /** Moments of simple players, whose choices the network does not foresee: what comes later stands for them unchanged. */
  private readonly foreign = new Uint8Array(momentsAtMost)
  /** Where a move was explored, the value of the better move stands for the next return. */
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

  /** Only the first time counts: what comes after an explored move is explored as well. */
  stray(better: Float32Array): void {
    if (this.strayed[this.length - 1]) return
    this.strayed[this.length - 1] = 1
    this.write(this.instead, better)
  }

  /** Sets every sample's target, from the last moment back. */
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
