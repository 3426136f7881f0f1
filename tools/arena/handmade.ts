/** A look-ahead as one writes it by hand: all 56 rolls, every placement of each valued on its own. Only to compare costs. */
import { appraise } from '../../src/bots/appraisal'
import type { Boards } from '../../src/bots/boards'
import { NOTHING } from '../../src/bots/position'
import { readingSpaces, readingsFrom, readingThirds, rollCount, rollWeights } from '../../src/bots/reach'
import { botOf } from '../../src/bots/thought'
import { count } from '../../src/bots/weighing'
import { weighingPoints } from './yardsticks'

export const handmadeLookAhead = botOf((position) => {
  const stops = (boards: Boards): boolean => {
    const { seats, mover } = position
    let value = 0
    for (let roll = 0; roll < rollCount; roll += 1) {
      let best = -Infinity
      for (let reading = readingsFrom[roll]!; reading < readingsFrom[roll + 1]!; reading += 1) {
        const space = readingSpaces[reading]!
        const taking = position.placement(space, readingThirds[reading]!)
        if (taking === NOTHING) continue
        boards.try(space, taking)
        best = Math.max(best, appraise(weighingPoints, boards.tried, seats, mover))
      }
      if (best === -Infinity) best = appraise(weighingPoints, boards.standing, seats, mover)
      value += (rollWeights[roll]! * best) / 216
    }
    return value <= appraise(weighingPoints, boards.stopped, seats, mover)
  }
  return count(position, weighingPoints, stops)
})
