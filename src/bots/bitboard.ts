/** Sets of spaces as two 18-bit words (rows 1 to 3, rows 4 to 6), and the measures of a player's spaces. */
import { bitCounts } from './rollTables'

export const lowerBit = (space: number): number => (space < 18 ? 1 << space : 0)
export const upperBit = (space: number): number => (space < 18 ? 0 : 1 << (space - 18))

const half = (1 << 18) - 1
const column1 = 1 | (1 << 6) | (1 << 12)
const notColumn1 = half & ~column1

const countIn = (word: number): number => bitCounts[word & 511]! + bitCounts[word >> 9]!

// What `spread` and `flood` return: module variables, because an object for each call would cost more than the search itself.
let foundLower = 0
let foundUpper = 0

/** The spaces given and all beside them. */
const spread = (lower: number, upper: number): void => {
  foundLower =
    (lower |
      ((lower << 1) & notColumn1) |
      ((lower & notColumn1) >> 1) |
      (lower << 6) |
      (lower >> 6) |
      ((upper & 63) << 12)) &
    half
  foundUpper =
    (upper |
      ((upper << 1) & notColumn1) |
      ((upper & notColumn1) >> 1) |
      (upper << 6) |
      (upper >> 6) |
      (lower >> 12)) &
    half
}

/** The group within (`lower`, `upper`) that holds its lowest space. */
const flood = (lower: number, upper: number): void => {
  let groupLower = lower & -lower
  let groupUpper = lower === 0 ? upper & -upper : 0
  for (;;) {
    spread(groupLower, groupUpper)
    foundLower &= lower
    foundUpper &= upper
    if (foundLower === groupLower && foundUpper === groupUpper) return
    groupLower = foundLower
    groupUpper = foundUpper
  }
}

const largestIn = (lower: number, upper: number): number => {
  let largest = 0
  let left = countIn(lower) + countIn(upper)
  while (left > largest) {
    flood(lower, upper)
    lower &= ~foundLower
    upper &= ~foundUpper
    const size = countIn(foundLower) + countIn(foundUpper)
    if (size > largest) largest = size
    left -= size
  }
  return largest
}

/** What `measure` writes, in this order. */
const measures = ['largest', 'second', 'gold', 'claims', 'total', 'open', 'exposed'] as const
export const measureCount = measures.length
export const [LARGEST, SECOND, GOLD, CLAIMS, TOTAL, OPEN, EXPOSED] = [0, 1, 2, 3, 4, 5, 6]

/**
 * Measures one player's land: largest and second group, largest group of claimed spaces only, claims, total, the spaces
 * beside the largest group that are not closed, and the spaces of that group that others can take (of several largest
 * groups, the most and the fewest).
 */
export const measure = (
  lower: number,
  upper: number,
  goldLower: number,
  goldUpper: number,
  closedLower: number,
  closedUpper: number,
  into: Int32Array,
  at: number,
): void => {
  let largest = 0
  let second = 0
  let open = 0
  let exposed = 0
  const total = countIn(lower) + countIn(upper)
  let left = total
  while (left > 0 && (left > second || left >= largest)) {
    flood(lower, upper)
    const groupLower = foundLower
    const groupUpper = foundUpper
    const size = countIn(groupLower) + countIn(groupUpper)
    if (size >= largest) {
      spread(groupLower, groupUpper)
      const beside =
        countIn(foundLower & ~groupLower & ~closedLower) + countIn(foundUpper & ~groupUpper & ~closedUpper)
      const takeable = countIn(groupLower & ~closedLower) + countIn(groupUpper & ~closedUpper)
      open = size > largest || beside > open ? beside : open
      exposed = size > largest || takeable < exposed ? takeable : exposed
      second = largest
      largest = size
    } else if (size > second) second = size
    lower &= ~groupLower
    upper &= ~groupUpper
    left -= size
  }
  into[at] = largest
  into[at + 1] = second
  into[at + 2] = largestIn(goldLower, goldUpper)
  into[at + 3] = countIn(goldLower) + countIn(goldUpper)
  into[at + 4] = total
  into[at + 5] = open
  into[at + 6] = exposed
}
