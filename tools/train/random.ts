/** A fast source of random numbers for training and measuring: xoshiro128**, the same from the same seed. */

export class Random {
  private a: number
  private b: number
  private c: number
  private d: number

  constructor(seed: number) {
    let state = seed >>> 0
    const next = (): number => {
      state = (state + 0x9e3779b9) | 0
      let mixed = Math.imul(state ^ (state >>> 16), 0x85ebca6b)
      mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
      return (mixed ^ (mixed >>> 16)) >>> 0
    }
    this.a = next()
    this.b = next()
    this.c = next()
    this.d = next()
  }

  /** A whole number below 2^32. */
  word(): number {
    const scrambled = Math.imul(this.b, 5)
    const result = Math.imul((scrambled << 7) | (scrambled >>> 25), 9) >>> 0
    const shifted = this.b << 9
    this.c ^= this.a
    this.d ^= this.b
    this.b ^= this.c
    this.a ^= this.d
    this.c ^= shifted
    this.d = (this.d << 11) | (this.d >>> 21)
    return result
  }

  /** A number from 0 up to, not including, 1. */
  fraction(): number {
    return this.word() / 0x100000000
  }

  /** A whole number below `bound`. */
  below(bound: number): number {
    return Math.floor(this.fraction() * bound)
  }
}
