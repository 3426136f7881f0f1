/** Checks the facts of a match before its moves. */
import { seatCounts } from '@/engine'
import { isInOrder, isSeed, rollOff, sealOf } from './dice'
import type { MatchInfo, Player, Seal } from './types'

/** Long enough for people, and limits broken files. */
export const nameLimit = 40
export const titleLimit = 80

export type InfoFault =
  | 'bad-id'
  | 'bad-time'
  | 'bad-rules'
  | 'bad-players'
  | 'bad-seed'
  | 'bad-seal'
  /** The seed does not match its seal. */
  | 'wrong-seal'
  /** The starter did not win the roll-off of the seed. */
  | 'wrong-starter'

/** Safe in a storage key and a link. */
export const isMatchId = (value: string): boolean => /^[A-Za-z0-9_-]{1,64}$/.test(value)

const timePattern = /^(\d{4})-(\d\d)-(\d\d)T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{1,3})?Z$/

/** A time as `toISOString` writes it. Not parsed by `Date`, which accepts different texts on different platforms. */
export const isTime = (value: string): boolean => {
  const found = timePattern.exec(value)
  if (!found) return false
  const [year, month, day] = found.slice(1, 4).map(Number) as [number, number, number]
  const date = new Date(Date.UTC(year, month - 1, day))
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day
}

/** R2: each player has a different colour. */
const colourCount = (players: readonly Player[]): number => new Set(players.map(({ colour }) => colour)).size

const checkSeals = (seals: readonly Seal[]): InfoFault | null => {
  if (!isInOrder(seals) || seals.some(({ hash }) => !/^[0-9a-f]{64}$/.test(hash))) return 'bad-seal'
  if (seals.some(({ seed }) => seed !== null && !isSeed(seed))) return 'bad-seed'
  return seals.some(({ hash, seed }) => seed !== null && sealOf(seed) !== hash) ? 'wrong-seal' : null
}

/** Can only be checked if the seed is known. */
const isWrongStarter = ({ rules, starter, seals: [first] }: MatchInfo): boolean =>
  starter === 'rolled' &&
  typeof first?.seed === 'string' &&
  rollOff(first.seed, rules.seats).first !== rules.first

/** The first fault; null if there is none. */
export const checkInfo = (info: MatchInfo): InfoFault | null => {
  const { id, started, ended, rules, players, seals, branch } = info
  if (!isMatchId(id) || (branch !== null && !isMatchId(branch.of))) return 'bad-id'
  if (!isTime(started) || (ended !== null && !isTime(ended))) return 'bad-time'
  if (!seatCounts.includes(rules.seats)) return 'bad-rules'
  if (!Number.isInteger(rules.first) || rules.first < 0 || rules.first >= rules.seats) return 'bad-rules'
  if (players.length !== rules.seats || colourCount(players) !== players.length) return 'bad-players'
  if (players.some(({ name }) => name.length > nameLimit)) return 'bad-players'
  return checkSeals(seals) ?? (isWrongStarter(info) ? 'wrong-starter' : null)
}
