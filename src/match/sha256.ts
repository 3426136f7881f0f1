/** SHA-256 (FIPS 180-4), synchronous. The text must be ASCII: each character is one byte. */

const primes = (count: number): readonly number[] => {
  const found: number[] = []
  for (let next = 2; found.length < count; next += 1)
    if (found.every((prime) => next % prime !== 0)) found.push(next)
  return found
}

/** The first 32 bits of the fraction of a root. */
const fraction = (root: number): number => Math.floor((root - Math.floor(root)) * 2 ** 32) | 0

const start: readonly number[] = primes(8).map((prime) => fraction(Math.sqrt(prime)))
const constants: readonly number[] = primes(64).map((prime) => fraction(Math.cbrt(prime)))

const rotate = (word: number, by: number): number => (word >>> by) | (word << (32 - by))

/** The text, a set bit, and the length in bits at the end of the last block of sixteen words. */
const blocksOf = (text: string): Int32Array => {
  const words = new Int32Array(Math.ceil((text.length + 9) / 64) * 16)
  const put = (at: number, byte: number): void => {
    words[at >> 2]! |= byte << (24 - 8 * (at & 3))
  }
  for (let at = 0; at < text.length; at += 1) put(at, text.charCodeAt(at) & 255)
  put(text.length, 128)
  words[words.length - 2] = Math.floor(text.length / 2 ** 29)
  words[words.length - 1] = text.length << 3
  return words
}

const mix = (hash: Int32Array, schedule: Int32Array): void => {
  let [a, b, c, d, e, f, g, h] = hash as unknown as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ]
  for (let round = 0; round < 64; round += 1) {
    const choice = (e & f) ^ (~e & g)
    const high = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)
    const first = (h + high + choice + constants[round]! + schedule[round]!) | 0
    const majority = (a & b) ^ (a & c) ^ (b & c)
    const low = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)
    ;[h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + low + majority) | 0]
  }
  const mixed = [a, b, c, d, e, f, g, h]
  for (let at = 0; at < 8; at += 1) hash[at]! += mixed[at]!
}

/** 64 hex digits. */
export const sha256 = (text: string): string => {
  const blocks = blocksOf(text)
  const hash = Int32Array.from(start)
  const schedule = new Int32Array(64)
  for (let block = 0; block < blocks.length; block += 16) {
    schedule.set(blocks.subarray(block, block + 16))
    for (let at = 16; at < 64; at += 1) {
      const [near, far] = [schedule[at - 2]!, schedule[at - 15]!]
      const nearMixed = rotate(near, 17) ^ rotate(near, 19) ^ (near >>> 10)
      const farMixed = rotate(far, 7) ^ rotate(far, 18) ^ (far >>> 3)
      schedule[at] = schedule[at - 16]! + farMixed + schedule[at - 7]! + nearMixed
    }
    mix(hash, schedule)
  }
  return [...hash].map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('')
}
