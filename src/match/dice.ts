/**
 * Seeds, seals and dice. All randomness of a match is a pure function of its seed: the same seed, turn and roll give the same dice on
 * every device. The seal, a hash of the seed, is shown before the match and the seed after it, so that the players can check the
 * dice.
 */
import { allSeats, type Dice, type Die, type Seat, type SeatCount } from '@/engine'
import { sha256 } from './sha256'
import { isOver, nextRoll } from './state'
import type { Match, MatchInfo, RollAt, Seal } from './types'

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

/** The roll-off that decided who starts; null if there was none or its seed is not known. */
export const rollOffOf = ({ info: { starter, seals, rules } }: Match): RollOff | null => {
  const seed = seals[0]?.seed ?? null
  return starter === 'rolled' && seed !== null ? rollOff(seed, rules.seats) : null
}

/** The hash that is shown before the match. Anyone can compute it from the seed. */
export const sealOf = (seed: string): string => sha256(`claim-it/seal/1\n${seed}`)

/** A seed of 32 hex digits: the system's randomness mixed with the times of the players' taps. */
export const mixSeed = (random: string, moments: readonly number[]): string =>
  sha256(['claim-it/seed/1', random, ...moments].join('\n')).slice(0, 32)

/** The four words (of 128) by which a seal is named. */
export const wordsOfSeal = (hash: string): readonly number[] =>
  [0, 2, 4, 6].map((at) => parseInt(hash.slice(at, at + 2), 16) & 127)

export const sealFrom = (from: RollAt, seed: string): Seal => ({
  from,
  hash: sealOf(seed),
  seed,
  late: false,
})

export const firstRoll: RollAt = { turn: 0, roll: 0 }

const isBefore = (a: RollAt, b: RollAt): boolean => a.turn < b.turn || (a.turn === b.turn && a.roll < b.roll)

/** Whether no seal begins before the previous one. */
export const isInOrder = (seals: readonly Seal[]): boolean =>
  seals.every(({ from }, at) => !isBefore(from, seals[at - 1]?.from ?? firstRoll))

/** The seal of a roll; undefined where its dice are taken as written. */
export const sealAt = ({ seals }: MatchInfo, at: RollAt): Seal | undefined =>
  seals.findLast(({ from }) => !isBefore(at, from))

/** Whether the players roll real dice. */
export const throwsOwn = ({ info }: Match): boolean => info.dice === 'own' && info.seals.length === 0

/** The seals up to the next roll. If moves are missing, later seals are wrong. */
export const begunSeals = (match: Match): readonly Seal[] =>
  match.info.seals.filter(({ from }) => !isBefore(nextRoll(match), from))

/** Whether the app rolls but has no seed, because the match is a copy or never had one. */
export const needsSeal = (match: Match): boolean =>
  !isOver(match) && !throwsOwn(match) && (sealAt(match.info, nextRoll(match))?.seed ?? null) === null

/** From the next roll on the dice come from this seed. Removes unused seals, except the first, which decided the roll-off. */
export const sealFromHere = (match: Match, seed: string): Match => {
  const here = nextRoll(match)
  const used = match.info.seals.filter(({ from }, at) => at === 0 || isBefore(from, here))
  return { ...match, info: { ...match.info, seals: [...used, sealFrom(here, seed)] } }
}

const closed = (seal: Seal): Seal => ({ ...seal, seed: null, late: true })

/** For matches from another device: this one did not show their seals before the rolls. */
export const withLateSeals = (match: Match): Match => ({
  ...match,
  info: { ...match.info, seals: match.info.seals.map((seal) => ({ ...seal, late: true })) },
})

/**
 * For exports and copies: removes the seeds of a match under way, so that nobody can predict its dice and a copy rolls others.
 */
export const withoutComingDice = (match: Match): Match =>
  isOver(match) ? match : { ...match, info: { ...match.info, seals: match.info.seals.map(closed) } }

/** A copy with another id. */
export const copyAs = (match: Match, id: string): Match => {
  const copy = withoutComingDice(match)
  return { ...copy, info: { ...copy.info, id } }
}

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

/** Twenty rounds. */
const rounds = [...rotations, ...rotations, ...rotations.slice(0, 4)]
const parity = 0x1bd11bda

const rotate = (word: number, by: number): number => (word << by) | (word >>> (32 - by))

/**
 * Threefry-4x32-20, a counter-based random number generator (Salmon, Moraes, Dror, Shaw 2011): four random words for a key and a
 * counter. Uses 32-bit integers only, so that the result is the same on every device.
 */
export const threefry = (key: Words, counter: Words): Words => {
  const keys = [...key, parity ^ key[0] ^ key[1] ^ key[2] ^ key[3]]
  const keyWord = (index: number): number => keys[index % 5] ?? 0
  let a = (counter[0] + keyWord(0)) | 0
  let b = (counter[1] + keyWord(1)) | 0
  let c = (counter[2] + keyWord(2)) | 0
  let d = (counter[3] + keyWord(3)) | 0
  for (const [round, [first, second]] of rounds.entries()) {
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
