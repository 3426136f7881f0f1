/** The value of rolling now, over all 56 rolls with the best placement for each. Looks one roll ahead, no further. */
import type { Judge } from './judge'
import { CLAIM, NOTHING, type Position } from './position'
import { orderedRolls } from './chances'
import { readingSpaces, readingsFrom, readingThirds, rollCount, rollWeights } from './reach'

/** Values of placements, at (space * 7 + third) * 5 + seat; a claim, which needs no certain third die, at third 0. */
const worth = new Float32Array(36 * 7 * 5)
const slot = (space: number, third: number): number => (space * 7 + third) * 5

const keep = (values: Float32Array, at: number): void => {
  for (let seat = 0; seat < 5; seat += 1) worth[at + seat] = values[seat]!
}

const tryAll = (judge: Judge, position: Position): void => {
  for (let space = 0; space < 36; space += 1) {
    const taking = judge.trySpace(space)
    if (taking === NOTHING) continue
    if (taking === CLAIM) {
      judge.tryThird(0)
      keep(judge.better(), slot(space, 0))
      continue
    }
    for (let third = 1; third <= 6; third += 1) {
      if (!(position.free & (1 << third))) continue
      judge.tryThird(third)
      keep(judge.better(), slot(space, third))
    }
  }
}

/** Where the best placement for a roll has its values; -1 for a bust. */
const bestFor = (position: Position, roll: number): number => {
  const { mover } = position
  let best = -1
  for (let reading = readingsFrom[roll]!; reading < readingsFrom[roll + 1]!; reading += 1) {
    const space = readingSpaces[reading]!
    const third = readingThirds[reading]!
    const taking = position.placement(space, third)
    if (taking === NOTHING) continue
    const at = slot(space, taking === CLAIM ? 0 : third)
    if (best < 0 || worth[at + mover]! > worth[best + mover]!) best = at
  }
  return best
}

/** Writes the win chances by seat, if the mover rolls, into `into`. The judge must have looked at the position. */
export const lookAhead = (judge: Judge, position: Position, into: Float32Array): void => {
  const { seats } = position
  tryAll(judge, position)
  into.fill(0)
  let busts = 0
  for (let roll = 0; roll < rollCount; roll += 1) {
    const best = bestFor(position, roll)
    const weight = rollWeights[roll]!
    if (best < 0) busts += weight
    else for (let seat = 0; seat < seats; seat += 1) into[seat]! += weight * worth[best + seat]!
  }
  if (busts > 0) {
    const bust = judge.askBust()
    for (let seat = 0; seat < seats; seat += 1) into[seat]! += busts * bust[seat]!
  }
  for (let seat = 0; seat < seats; seat += 1) into[seat]! /= orderedRolls
}
