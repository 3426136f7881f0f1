/** Moments before a roll, kept as training samples: the inputs of the network, and the targets. */
import type { Position } from '../../src/bots/position'
import { shapeOf, type Others } from '../../src/bots/network'

const spacesAtMost = 36 * 3

const nobody = 255

export class Samples {
  count = 0
  readonly facts: Float32Array
  readonly factCount: number
  /** Map inputs of sample `i`: `mapLength[i]` entries from `i * spacesAtMost`, each plane * 36 + space. */
  readonly map: Uint16Array
  readonly mapLength: Uint8Array
  readonly free: Uint8Array
  readonly viewer: Uint8Array
  /** Win chances by seat, as the network should learn them. */
  readonly target: Float32Array
  /** The others for whom the target is valid, and who the others really were; `nobody` if the sample teaches nothing about it. */
  private readonly others: Uint8Array
  private readonly seen: Uint8Array
  readonly stride = spacesAtMost

  constructor(
    readonly seats: number,
    readonly capacity: number,
  ) {
    this.factCount = shapeOf(seats, 1).facts
    this.facts = new Float32Array(capacity * this.factCount)
    this.map = new Uint16Array(capacity * spacesAtMost)
    this.mapLength = new Uint8Array(capacity)
    this.free = new Uint8Array(capacity)
    this.viewer = new Uint8Array(capacity)
    this.target = new Float32Array(capacity * 5)
    this.others = new Uint8Array(capacity)
    this.seen = new Uint8Array(capacity)
  }

  /**
   * Adds a sample and returns its number. Its target, which is set later, is valid among `others`; `seen` are the actual others.
   * Null if there is nothing to learn of that kind.
   */
  add(position: Position, facts: Float32Array, others: Others | null, seen: Others | null): number {
    const { seats, count: sample } = this
    if (sample === this.capacity) throw new RangeError('No room for another sample')
    const { mover } = position
    let at = sample * spacesAtMost
    const first = at
    for (let space = 0; space < 36; space += 1) {
      const owner = position.owner[space]!
      if (owner >= 0) {
        const place = owner >= mover ? owner - mover : owner - mover + seats
        this.map[at++] = (position.claimed[space] ? seats + place : place) * 36 + space
      }
      if (position.squatter[space]) this.map[at++] = 2 * seats * 36 + space
      if (position.claim[space]) this.map[at++] = (2 * seats + 1) * 36 + space
    }
    this.mapLength[sample] = at - first
    this.free[sample] = position.free
    this.viewer[sample] = mover
    this.others[sample] = others ?? nobody
    this.seen[sample] = seen ?? nobody
    for (let fact = 0; fact < this.factCount; fact += 1)
      this.facts[sample * this.factCount + fact] = facts[fact]!
    this.count += 1
    return sample
  }

  othersIn(sample: number): Others | null {
    return this.others[sample] === nobody ? null : (this.others[sample] as Others)
  }

  seenIn(sample: number): Others | null {
    return this.seen[sample] === nobody ? null : (this.seen[sample] as Others)
  }

  setTarget(sample: number, values: Float32Array): void {
    for (let seat = 0; seat < this.seats; seat += 1) this.target[sample * 5 + seat] = values[seat]!
  }
}
