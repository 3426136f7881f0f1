/** Measures of the board in three cases: as it stands, after a stop now, and after one more marker and a stop. */
import { CLAIM, NOTHING, SQUATTER, type Position } from './position'
import { lowerBit, measure, measureCount, upperBit } from './bitboard'

export class Boards {
  /** Measures by seat, `measureCount` each. */
  readonly standing = new Int32Array(5 * measureCount)
  readonly stopped = new Int32Array(5 * measureCount)
  readonly tried = new Int32Array(5 * measureCount)
  private closedLower = 0
  private closedUpper = 0

  constructor(private readonly position: Position) {}

  /** Call it after each change of the position. */
  look(): void {
    const { position, standing, stopped } = this
    let closedLower = 0
    let closedUpper = 0
    for (let seat = 0; seat < position.seats; seat += 1) {
      closedLower |= position.goldLower[seat]!
      closedUpper |= position.goldUpper[seat]!
    }
    for (let seat = 0; seat < position.seats; seat += 1)
      measure(
        position.landLower[seat]!,
        position.landUpper[seat]!,
        position.goldLower[seat]!,
        position.goldUpper[seat]!,
        closedLower,
        closedUpper,
        standing,
        seat * measureCount,
      )
    this.closedLower = closedLower | position.stakedLower
    this.closedUpper = closedUpper | position.stakedUpper
    if (position.placed === 0) stopped.set(standing)
    else for (let seat = 0; seat < position.seats; seat += 1) this.measureStopped(seat, 0, NOTHING, stopped)
  }

  /** Measures into `tried` the board after a placement on `space` and a stop. */
  try(space: number, taking: number): void {
    const { position, tried } = this
    tried.set(this.stopped)
    if (taking === SQUATTER) {
      this.measureStopped(position.mover, space, taking, tried)
      const owner = position.owner[space]!
      if (owner >= 0) this.measureStopped(owner, space, taking, tried)
    } else
      for (let seat = 0; seat < position.seats; seat += 1) this.measureStopped(seat, space, taking, tried)
  }

  private measureStopped(seat: number, space: number, taking: number, into: Int32Array): void {
    const { position } = this
    const lower = taking === NOTHING ? 0 : lowerBit(space)
    const upper = taking === NOTHING ? 0 : upperBit(space)
    const claimLower = taking === CLAIM ? lower : 0
    const claimUpper = taking === CLAIM ? upper : 0
    const freshLower = position.freshLower | lower
    const freshUpper = position.freshUpper | upper
    const landLower = position.landLower[seat]!
    const landUpper = position.landUpper[seat]!
    const isMover = seat === position.mover
    measure(
      isMover ? landLower | freshLower : landLower & ~freshLower,
      isMover ? landUpper | freshUpper : landUpper & ~freshUpper,
      position.goldLower[seat]! | (isMover ? position.stakedLower | claimLower : 0),
      position.goldUpper[seat]! | (isMover ? position.stakedUpper | claimUpper : 0),
      this.closedLower | claimLower,
      this.closedUpper | claimUpper,
      into,
      seat * measureCount,
    )
  }
}
