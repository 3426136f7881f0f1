/** Look-up tables of the 56 rolls: which spaces a roll reaches, and sets of rolls as bits. */
import { columnOf, dieValues, readings, rolls, rowOf, spaces } from '@/engine'

export const rollCount = rolls.length
export const rollWeights = Uint8Array.from(rolls, ({ weight }) => weight)

/** The readings of roll `r` are the entries from `readingsFrom[r]` up to `readingsFrom[r + 1]` of the two lists below. */
export const readingsFrom = new Uint16Array(rollCount + 1)
const flat = rolls.flatMap(({ dice }, roll) => {
  const reached = readings(dice)
  readingsFrom[roll + 1] = readingsFrom[roll]! + reached.length
  return reached
})
export const readingSpaces = Uint8Array.from(flat, ({ space }) => space)
export const readingThirds = Uint8Array.from(flat, ({ third }) => third)

const rollKey = (a: number, b: number, c: number): number => a * 49 + b * 7 + c
const rollNumbers = new Uint8Array(7 * 49)
rolls.forEach(({ dice }, roll) => {
  for (const a of [0, 1, 2])
    for (const b of [0, 1, 2]) if (a !== b) rollNumbers[rollKey(dice[a]!, dice[b]!, dice[3 - a - b]!)] = roll
})
/** Which of the 56 rolls these dice are. */
export const rollOf = (a: number, b: number, c: number): number => rollNumbers[rollKey(a, b, c)]!

/**
 * Sets of rolls are two words: `plain` holds the 20 rolls of three numbers and, above them, the 6 triples; `paired`
 * holds the 30 rolls with a pair.
 */
const plainOf = new Int32Array(rollCount)
const pairedOf = new Int32Array(rollCount)
const bitsTaken = { distinct: 0, triple: 20, pair: 0 }
rolls.forEach(({ weight }, roll) => {
  if (weight === 6) plainOf[roll] = 1 << bitsTaken.distinct++
  else if (weight === 1) plainOf[roll] = 1 << bitsTaken.triple++
  else pairedOf[roll] = 1 << bitsTaken.pair++
})

/** The one roll that reaches a space and leaves a given die over, at `space * 7 + third`. */
export const rollPlain = new Int32Array(36 * 7)
export const rollPaired = new Int32Array(36 * 7)
/** All rolls that reach a space. */
export const anyPlain = new Int32Array(36)
export const anyPaired = new Int32Array(36)
for (const space of spaces) {
  for (const third of dieValues) {
    const roll = rollOf(columnOf(space), rowOf(space), third)
    rollPlain[space * 7 + third] = plainOf[roll]!
    rollPaired[space * 7 + third] = pairedOf[roll]!
    anyPlain[space]! |= plainOf[roll]!
    anyPaired[space]! |= pairedOf[roll]!
  }
}

/** Bits set in each number below 1024. */
export const bitCounts = new Uint8Array(1024)
for (let bits = 1; bits < 1024; bits += 1) bitCounts[bits] = bitCounts[bits >> 1]! + (bits & 1)

/** How many of the 216 ordered rolls a set holds. */
export const orderedIn = (plain: number, paired: number): number =>
  6 * (bitCounts[plain & 1023]! + bitCounts[(plain >> 10) & 1023]!) +
  bitCounts[plain >> 20]! +
  3 * (bitCounts[paired & 1023]! + bitCounts[(paired >> 10) & 1023]! + bitCounts[paired >> 20]!)
