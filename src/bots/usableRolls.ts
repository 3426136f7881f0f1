/** How many of the 216 ordered rolls can be used: now, after a placement, and by the next player. */
import { CLAIM, NOTHING, SQUATTER, type Position } from './position'
import { anyPaired, anyPlain, orderedIn, rollPaired, rollPlain } from './rollTables'

export class UsableRolls {
  /** By the mover, now. */
  now = 0
  /** By the next player, if the mover stops now. */
  next = 0
  /** By the next player, after a bust. */
  afterBust = 0
  // The rolls that a space for a squatter can use, by third die, and those that a space for a claim can use.
  private readonly thirdPlain = new Int32Array(7)
  private readonly thirdPaired = new Int32Array(7)
  private claimPlain = 0
  private claimPaired = 0

  constructor(private readonly position: Position) {}

  /** Call it after each change of the position. */
  look(): void {
    const { position, thirdPlain, thirdPaired } = this
    thirdPlain.fill(0)
    thirdPaired.fill(0)
    let [openPlain, openPaired, claimPlain, claimPaired, untakenPlain, untakenPaired] = [0, 0, 0, 0, 0, 0]
    for (let space = 0; space < 36; space += 1) {
      const plain = anyPlain[space]!
      const paired = anyPaired[space]!
      if (!position.claimed[space]) {
        untakenPlain |= plain
        untakenPaired |= paired
      }
      const taking = position.takes(space)
      if (taking === NOTHING) continue
      openPlain |= plain
      openPaired |= paired
      if (taking === CLAIM) {
        claimPlain |= plain
        claimPaired |= paired
        continue
      }
      for (let third = 1; third <= 6; third += 1) {
        thirdPlain[third]! |= rollPlain[space * 7 + third]!
        thirdPaired[third]! |= rollPaired[space * 7 + third]!
      }
    }
    this.claimPlain = claimPlain
    this.claimPaired = claimPaired
    this.now = this.usable(position.free, claimPlain, claimPaired)
    this.next = orderedIn(openPlain, openPaired)
    this.afterBust = orderedIn(untakenPlain, untakenPaired)
  }

  /** By the mover, after placing on `space` with `third` as the third die. */
  after(space: number, third: number): number {
    const { position } = this
    if (position.takes(space) === SQUATTER)
      return this.usable(
        position.free & ~(1 << third),
        this.claimPlain | anyPlain[space]!,
        this.claimPaired | anyPaired[space]!,
      )
    let plain = 0
    let paired = 0
    for (let other = 0; other < 36; other += 1) {
      if (other === space || position.takes(other) !== CLAIM) continue
      plain |= anyPlain[other]!
      paired |= anyPaired[other]!
    }
    const back = position.reusable && position.squatter[space] ? 1 << position.squatter[space] : 0
    return this.usable(position.free | back, plain, paired)
  }

  /** By the next player, if the mover stops after placing on `space`. */
  nextAfter(space: number): number {
    const { position } = this
    if (position.takes(space) !== CLAIM) return this.next
    let plain = 0
    let paired = 0
    for (let other = 0; other < 36; other += 1) {
      if (other === space || position.takes(other) === NOTHING) continue
      plain |= anyPlain[other]!
      paired |= anyPaired[other]!
    }
    return orderedIn(plain, paired)
  }

  private usable(free: number, plain: number, paired: number): number {
    for (let third = 1; third <= 6; third += 1) {
      if (!(free & (1 << third))) continue
      plain |= this.thirdPlain[third]!
      paired |= this.thirdPaired[third]!
    }
    return orderedIn(plain, paired)
  }
}
