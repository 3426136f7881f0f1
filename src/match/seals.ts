/** Sealed dice: a mark that is shown before the match and follows from its seed, which is opened when it is over. Draws no seed, plays nothing. */
import { isOver, nextRoll } from './present'
import { sha256 } from './sha256'
import type { Match, MatchInfo, RollAt, Seal } from './types'

/** What is shown of a seed before it is opened. Anyone can work it out again from the seed, in any language. */
export const sealOf = (seed: string): string => sha256(`claim-it/seal/1\n${seed}`)

/** A seed of 32 hex digits: what the system gave by chance, mixed with the moments of the players' own taps. */
export const mixSeed = (random: string, moments: readonly number[]): string =>
  sha256(['claim-it/seed/1', random, ...moments].join('\n')).slice(0, 32)

/** By which of the 128 words a seal is called, four of them. */
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

/** Each seal begins where the one before it does, or later. */
export const isInOrder = (seals: readonly Seal[]): boolean =>
  seals.every(({ from }, at) => at === 0 || !isBefore(from, seals[at - 1]!.from))

/** The seal that a roll lies in; undefined where its dice are taken as written. */
export const sealAt = ({ seals }: MatchInfo, at: RollAt): Seal | undefined =>
  seals.findLast(({ from }) => !isBefore(at, from))

/** The players throw the dice themselves. */
export const throwsOwn = ({ info }: Match): boolean => info.dice === 'own' && info.seals.length === 0

/** Up to the next roll; where moves are missing, seals begin where nothing is. */
export const begunSeals = (match: Match): readonly Seal[] =>
  match.info.seals.filter(({ from }) => !isBefore(nextRoll(match), from))

/** The app rolls, and has no dice for it: a copy left them behind, or there never were any. */
export const needsSeal = (match: Match): boolean =>
  !isOver(match) && !throwsOwn(match) && (sealAt(match.info, nextRoll(match))?.seed ?? null) === null

/** From the next roll on the dice are those of this seed. A seal that nothing was rolled from goes, but for the one that held the roll-off. */
export const sealFromHere = (match: Match, seed: string): Match => {
  const here = nextRoll(match)
  const used = match.info.seals.filter(({ from }, at) => at === 0 || isBefore(from, here))
  return { ...match, info: { ...match.info, seals: [...used, sealFrom(here, seed)] } }
}

const closed = (seal: Seal): Seal => ({ ...seal, seed: null, late: true })

/** A match as it may leave the device, or be copied on it: one under way keeps its coming dice to itself, and whoever has the copy rolls others. */
export const withoutComingDice = (match: Match): Match =>
  isOver(match) ? match : { ...match, info: { ...match.info, seals: match.info.seals.map(closed) } }

/** The same moves as another match. */
export const copyAs = (match: Match, id: string): Match => {
  const copy = withoutComingDice(match)
  return { ...copy, info: { ...copy.info, id } }
}
