/** Seals: the hash of the seed of the dice is shown before the match, the seed after it, so that the players can check the dice. */
import { sha256 } from './sha256'
import { isOver, nextRoll } from './state'
import type { Match, MatchInfo, RollAt, Seal } from './types'

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
