/** All randomness of a match, as pure functions of its seed: the same seed, turn and roll give the same dice on every device. */
import { allSeats, type Dice, type Die, type Seat, type SeatCount } from '@/engine'
import { threefry, type Words } from './threefry'

/** Streams never share a counter, so that a bot's random numbers reveal nothing about the dice. */
const streams = { dice: 0, rollOff: 1, bot: 2 } as const

export const isSeed = (value: unknown): value is string =>
  typeof value === 'string' && /^[0-9a-f]{32}$/.test(value)

const keyOf = (seed: string): Words => {
  if (!isSeed(seed)) throw new RangeError('A seed is 32 hex digits in lower case')
  const word = (index: number): number => parseInt(seed.slice(index * 8, index * 8 + 8), 16)
  return [word(0), word(1), word(2), word(3)]
}

/** An unbiased number from 0 to `limit - 1`: words in the incomplete last stretch of 2^32 are rejected. */
const drawBelow = (limit: number, key: Words, stream: number, first: number, second: number): number => {
  const end = 2 ** 32 - (2 ** 32 % limit)
  for (let block = 0; ; block += 1) {
    const word = threefry(key, [first, second, block, stream]).find((each) => each < end)
    if (word !== undefined) return word % limit
  }
}

/** The dice of a roll. `turn` and `roll` are counted from 0. */
export const diceFor = (seed: string, turn: number, roll: number): Dice => {
  const number = drawBelow(216, keyOf(seed), streams.dice, turn, roll)
  return [(number % 6) + 1, (Math.floor(number / 6) % 6) + 1, Math.floor(number / 36) + 1] as Dice
}

export type RollOff = {
  readonly rounds: readonly (readonly { readonly seat: Seat; readonly die: Die }[])[]
  readonly first: Seat
}

/** R4: each rolls one die, the highest starts, those tied for highest roll again. */
export const rollOff = (seed: string, seats: SeatCount): RollOff => {
  const key = keyOf(seed)
  const rounds: { readonly seat: Seat; readonly die: Die }[][] = []
  let rolling: readonly Seat[] = allSeats.slice(0, seats)
  for (;;) {
    const round = rolling.map((seat) => ({
      seat,
      die: (drawBelow(6, key, streams.rollOff, rounds.length, seat) + 1) as Die,
    }))
    rounds.push(round)
    const highest = Math.max(...round.map(({ die }) => die))
    rolling = round.filter(({ die }) => die === highest).map(({ seat }) => seat)
    const [first, second] = rolling
    if (first !== undefined && second === undefined) return { rounds, first }
  }
}

/** Random numbers from 0 to 1 for one decision of a bot: one Threefry block seeds Chris Doty-Humphrey's faster sfc32. */
export const botRandom = (seed: string, seat: Seat, moveNumber: number): (() => number) => {
  let [a, b, c, counter] = threefry(keyOf(seed), [seat, moveNumber, 0, streams.bot])
  return () => {
    const mixed = (a + b + counter) | 0
    counter = (counter + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (((c << 21) | (c >>> 11)) + mixed) | 0
    return (mixed >>> 0) / 2 ** 32
  }
}

/** A seed for the bots of a match without one: a hash of any text. */
export const seedOfText = (text: string): string => {
  let words: Words = [text.length, 0, 0, 0]
  for (let at = 0; at < text.length; at += 1) words = threefry(words, [text.charCodeAt(at), at, 0, 0])
  return words.map((word) => word.toString(16).padStart(8, '0')).join('')
}
