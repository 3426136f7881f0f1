/** The inputs of a network besides the map, from one seat's point of view, computed from the measures of `bitboard.ts`. */
import { CLAIMS, EXPOSED, LARGEST, measureCount, TOTAL } from './bitboard'

/**
 * The order: facts about each seat, then about the table, then about the last round: how many turns it has left, and for each
 * seat the facts that decide it. The facts about the last round are 0 until it is called.
 */
const factsPerSeat = 11
const factsOfTable = 6
const lastRoundFactsPerSeat = 5
export const lastRoundFactsAt = (seats: number): number => seats * factsPerSeat + factsOfTable
export const factCount = (seats: number): number =>
  lastRoundFactsAt(seats) + seats + seats * lastRoundFactsPerSeat
/** Index of the chance of a bust; the next fact is that chance times the markers at stake. */
export const bustFact = (seats: number): number => seats * factsPerSeat + 4

/** Orders boards as R19 and R20 do: larger is better, equal is a shared rank. */
const key = (measured: Int32Array, seat: number): number => {
  const at = seat * measureCount
  return (measured[at + LARGEST]! * 64 + measured[at + CLAIMS]!) * 64 + measured[at + TOTAL]!
}

/** Each seat's share of the win if the match ended now: 1, or 1/k when k seats share it (R21). */
export const shares = (measured: Int32Array, seats: number, into: Float32Array): void => {
  let best = -1
  let sharing = 0
  for (let seat = 0; seat < seats; seat += 1) {
    const value = key(measured, seat)
    if (value > best) {
      best = value
      sharing = 1
    } else if (value === best) sharing += 1
  }
  for (let seat = 0; seat < seats; seat += 1) into[seat] = key(measured, seat) === best ? 1 / sharing : 0
}

const leadOf = (measured: Int32Array, seats: number, viewer: number): number => {
  let rival = 0
  for (let seat = 0; seat < seats; seat += 1)
    if (seat !== viewer) rival = Math.max(rival, measured[seat * measureCount + LARGEST]!)
  return measured[viewer * measureCount + LARGEST]! - rival
}

/** How many spaces a seat's largest group lacks to win if everybody stopped now; 0 for a sole winner. */
const lackOf = (measured: Int32Array, seats: number, seat: number): number => {
  let rival = 0
  for (let other = 0; other < seats; other += 1)
    if (other !== seat) rival = Math.max(rival, key(measured, other))
  const own = key(measured, seat)
  if (own > rival) return 0
  const lack = (rival >> 12) - (own >> 12)
  return (own & 4095) > (rival & 4095) ? lack : lack + 1
}

// Scratch space, overwritten by each call of `writeFacts`.
const sharesIfStopped = new Float32Array(5)
const sharesIfBust = new Float32Array(5)

/**
 * Writes the facts as `viewer` sees them: `stopped` measures the board as if the mover stopped, `standing` the board without
 * this turn's markers. Leaves the two bust facts at 0: the judge adds them.
 */
export const writeFacts = (
  seats: number,
  viewer: number,
  target: number,
  stopped: Int32Array,
  standing: Int32Array,
  placed: number,
  turnsLeft: number,
  into: Float32Array,
): void => {
  shares(stopped, seats, sharesIfStopped)
  shares(standing, seats, sharesIfBust)
  let fact = 0
  for (let place = 0; place < seats; place += 1) {
    const seat = viewer + place < seats ? viewer + place : viewer + place - seats
    const at = seat * measureCount
    const claims = stopped[at + CLAIMS]!
    const missing = target - claims
    into[fact] = stopped[at]! / 12
    into[fact + 1] = stopped[at + 1]! / 8
    into[fact + 2] = stopped[at + 2]! / 8
    into[fact + 3] = claims / target
    into[fact + 4] = stopped[at + TOTAL]! / 18
    into[fact + 5] = stopped[at + 5]! / 8
    into[fact + 6] = missing >= 4 ? 0 : missing <= 0 ? 1 : (4 - missing) / 4
    into[fact + 7] = sharesIfStopped[seat]!
    into[fact + 8] = standing[at]! / 12
    into[fact + 9] = standing[at + CLAIMS]! / target
    into[fact + 10] = sharesIfBust[seat]!
    fact += factsPerSeat
  }
  into[fact] = leadOf(stopped, seats, viewer) / 8
  into[fact + 1] = leadOf(standing, seats, viewer) / 8
  into[fact + 2] = placed / 6
  into[fact + 3] = placed > 0 && turnsLeft === 0 && stopped[viewer * measureCount + CLAIMS]! >= target ? 1 : 0
  into[fact + 4] = 0
  into[fact + 5] = 0
  fact += factsOfTable
  if (turnsLeft === 0) {
    into.fill(0, fact)
    return
  }
  for (let left = 1; left <= seats; left += 1, fact += 1) into[fact] = turnsLeft === left ? 1 : 0
  for (let place = 0; place < seats; place += 1, fact += lastRoundFactsPerSeat) {
    const seat = viewer + place < seats ? viewer + place : viewer + place - seats
    const lack = lackOf(stopped, seats, seat)
    into[fact] = Math.min(lack, 8) / 8
    into[fact + 1] = lack === 1 ? 1 : 0
    into[fact + 2] = lack === 2 ? 1 : 0
    into[fact + 3] = lack === 3 ? 1 : 0
    into[fact + 4] = stopped[seat * measureCount + EXPOSED]! / 8
  }
}
