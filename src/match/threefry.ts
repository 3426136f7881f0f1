/** Threefry-4x32-20, a counter-based random number generator (Salmon, Moraes, Dror, Shaw 2011). */

/** Four unsigned 32-bit words. */
export type Words = readonly [number, number, number, number]

/** By how much each round rotates its two pairs of words, repeating after eight. */
const rotations = [
  [10, 26],
  [11, 21],
  [13, 27],
  [23, 5],
  [6, 20],
  [17, 11],
  [25, 10],
  [18, 20],
] as const

const roundCount = 20
const parity = 0x1bd11bda

const rotate = (word: number, by: number): number => (word << by) | (word >>> (32 - by))

/** Four random words for a key and a counter. Uses 32-bit integers only, so that the result is the same on every device. */
export const threefry = (key: Words, counter: Words): Words => {
  const keys = [...key, parity ^ key[0] ^ key[1] ^ key[2] ^ key[3]]
  const keyWord = (index: number): number => keys[index % 5]!
  let a = (counter[0] + keyWord(0)) | 0
  let b = (counter[1] + keyWord(1)) | 0
  let c = (counter[2] + keyWord(2)) | 0
  let d = (counter[3] + keyWord(3)) | 0
  for (let round = 0; round < roundCount; round += 1) {
    const [first, second] = rotations[round % 8]!
    if (round % 2 === 0) {
      a = (a + b) | 0
      b = rotate(b, first) ^ a
      c = (c + d) | 0
      d = rotate(d, second) ^ c
    } else {
      a = (a + d) | 0
      d = rotate(d, first) ^ a
      c = (c + b) | 0
      b = rotate(b, second) ^ c
    }
    if (round % 4 === 3) {
      const injection = (round + 1) / 4
      a = (a + keyWord(injection)) | 0
      b = (b + keyWord(injection + 1)) | 0
      c = (c + keyWord(injection + 2)) | 0
      d = (d + keyWord(injection + 3) + injection) | 0
    }
  }
  return [a >>> 0, b >>> 0, c >>> 0, d >>> 0]
}
