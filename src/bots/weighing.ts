/** Counting players: they value a board by points, and stop at a limit or when a bust would cost more than a roll brings. */
import { orderedRolls } from '@/engine'
import { appraise, type Points } from './appraisal'
import { Boards } from './boards'
import { Chances } from './chances'
import { shares } from './facts'
import { NOTHING, type Position } from './position'
import { readingSpaces, readingsFrom, readingThirds, rollCount, rollWeights } from './reach'
import type { Eye } from './person'
import { highest, type Mind } from './thought'

/** Whether to stop; the boards have looked. */
type Stops = (boards: Boards, random: () => number) => boolean

/** Places by points; when to stop is left to `stops`. */
export const count = (position: Position, points: Points, stops: Stops): Mind => {
  const boards = new Boards(position)
  return {
    place: (options) => {
      boards.look()
      return highest(options, (option) => {
        boards.try(option.space, option.taking)
        return appraise(points, boards.tried, position.seats, position.mover)
      })
    },
    stops: (random) => {
      boards.look()
      return stops(boards, random)
    },
  }
}

/** Sees placements by points. */
export const countingEye = (position: Position, points: Points): Eye => ({
  look: () => undefined,
  worth: (_, { tried }) => appraise(points, tried, position.seats, position.mover),
})

/** Stops so often before the third marker, and so often from then on, whatever the map looks like. */
export const onAWhim =
  (position: Position, early: number, later: number): Stops =>
  (_, random) =>
    random() < (position.placed < 3 ? early : later)

/** In the last round rolls on while it would win nothing; else, and until then, stops as `stops` has it. */
export const untilAhead = (position: Position, stops: Stops): Stops => {
  const result = new Float32Array(5)
  return (boards, random) => {
    if (position.turnsLeft > 0) {
      shares(boards.stopped, position.seats, result)
      if (result[position.mover] === 0) return false
    }
    return stops(boards, random)
  }
}

/** Stops when a bust is likelier than `risk`. */
export const untilRisk = (position: Position, risk: number): (() => boolean) => {
  const chances = new Chances(position)
  return () => {
    chances.look()
    return 1 - chances.now / orderedRolls > risk
  }
}

/**
 * Rolls on while what the next roll can win, times its chance, is more than what a bust would lose, times its chance: so
 * many times more for the `bold`.
 */
export const whileWorthIt = (position: Position, points: Points, bold = 1): ((boards: Boards) => boolean) => {
  const worth = new Float64Array(36)
  return (boards) => {
    const { seats, mover } = position
    const now = appraise(points, boards.stopped, seats, mover)
    for (let space = 0; space < 36; space += 1) {
      const taking = position.takes(space)
      if (taking === NOTHING) continue
      boards.try(space, taking)
      worth[space] = appraise(points, boards.tried, seats, mover)
    }
    let gain = 0
    let busts = 0
    for (let roll = 0; roll < rollCount; roll += 1) {
      let best = -Infinity
      for (let reading = readingsFrom[roll]!; reading < readingsFrom[roll + 1]!; reading += 1) {
        const space = readingSpaces[reading]!
        if (position.placement(space, readingThirds[reading]!) === NOTHING) continue
        best = Math.max(best, worth[space]!)
      }
      if (best === -Infinity) busts += rollWeights[roll]!
      else gain += rollWeights[roll]! * (best - now)
    }
    const loss = now - appraise(points, boards.standing, seats, mover)
    return gain * bold <= loss * busts
  }
}
