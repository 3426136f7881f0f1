/** Bots that score a board by points, and stop at a limit or when a bust would cost more than a roll gains. */
import { orderedRolls } from '@/engine'
import { CLAIMS, GOLD, LARGEST, measureCount, OPEN, SECOND, TOTAL } from './bitboard'
import { Boards } from './boards'
import { highest, type Mind } from './bot'
import { shares } from './facts'
import type { Evaluator } from './person'
import { NOTHING, type Position } from './position'
import { readingSpaces, readingsFrom, readingThirds, rollCount, rollWeights } from './rollTables'
import { UsableRolls } from './usableRolls'

/** Points for each measure of a player's spaces. */
export type Points = {
  readonly largest: number
  readonly second: number
  readonly gold: number
  readonly claims: number
  readonly total: number
  readonly open: number
}

const pointsFor = (points: Points, measured: Int32Array, seat: number): number => {
  const at = seat * measureCount
  return (
    points.largest * measured[at + LARGEST]! +
    points.second * measured[at + SECOND]! +
    points.gold * measured[at + GOLD]! +
    points.claims * measured[at + CLAIMS]! +
    points.total * measured[at + TOTAL]! +
    points.open * measured[at + OPEN]!
  )
}

/** The score of a board for `viewer`: its points minus those of the best rival. */
const appraise = (points: Points, measured: Int32Array, seats: number, viewer: number): number => {
  let rival = -Infinity
  for (let seat = 0; seat < seats; seat += 1)
    if (seat !== viewer) rival = Math.max(rival, pointsFor(points, measured, seat))
  return pointsFor(points, measured, viewer) - rival
}

/** Whether to stop. Call `boards.look()` first. */
type Stops = (boards: Boards, random: () => number) => boolean

/** Places by points; `stops` says when to stop. */
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

export const pointsEvaluator = (position: Position, points: Points): Evaluator => ({
  look: () => undefined,
  worth: (_, { tried }) => appraise(points, tried, position.seats, position.mover),
})

/** Stops at random: with one probability before the third marker, with another from then on. */
export const atRandom =
  (position: Position, early: number, later: number): Stops =>
  (_, random) =>
    random() < (position.placed < 3 ? early : later)

/** As `stops`, but in the last round rolls on while stopping would win nothing. */
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

/** Stops when the chance of a bust is above `risk`. */
export const untilRisk = (position: Position, risk: number): (() => boolean) => {
  const rolls = new UsableRolls(position)
  return () => {
    rolls.look()
    return 1 - rolls.now / orderedRolls > risk
  }
}

/** Rolls on while the expected gain of the next roll, times `bold`, exceeds the expected loss by a bust. */
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
