/** What is written when a match is over, in English. Holds words only; names and numbers are handed in. */
import { plural } from '../plural'
import { common } from './common'

const { claims, spaces } = common
const joined = (names: readonly string[]): string =>
  names.length === 2 ? `${names.join(' and ')} both` : `${common.list(names)} all`

/** A tie on the earlier keys, and how the next one told winner and runner-up apart. */
type TieBreak = {
  /** All who were level, the winner first. */
  readonly names: readonly string[]
  readonly winner: string
  readonly next: string
  readonly group: number
  readonly claims: number
  /** What the deciding key counts for the two. */
  readonly winning: number
  readonly losing: number
}

export const results = {
  wins: (name: string): string => `${name} wins!`,
  share: 'They share the win',
  after: (round: number, minutes: number): string =>
    minutes < 1
      ? `Round ${round}, in less than a minute`
      : minutes < 120
        ? `Round ${round}, after ${minutes} ${plural(minutes, 'minute', 'minutes')}`
        : `Round ${round}, after ${Math.round(minutes / 60)} hours`,
  largestGroup: 'Largest group',
  claims: 'Claims',
  spaces: 'Spaces',
  tieBreak: 'Tie-break:',
  byClaims: (tie: TieBreak): string =>
    `${joined(tie.names)} have a largest group of ${tie.group}. ${tie.winner} has ${claims(tie.winning)}, ${tie.next} has ${tie.losing}.`,
  bySpaces: (tie: TieBreak): string =>
    `${joined(tie.names)} have a largest group of ${tie.group} and ${claims(tie.claims)}. ${tie.winner} has ${spaces(tie.winning)}, ${tie.next} has ${tie.losing}.`,
  equal: (names: readonly string[]): string => `${common.list(names)} are equal in group, claims and spaces.`,
  rowSpoken: (row: { rank: number; name: string; group: number; claims: number; spaces: number }): string =>
    `Place ${row.rank}: ${row.name}, largest group ${row.group}, ${claims(row.claims)}, ${spaces(row.spaces)}`,
  ranking: 'Ranking',
  rematch: 'Rematch',
  home: 'Home',
  shareMatch: 'Share the match as text',
  copied: 'Copied. The match is on the clipboard as text.',
  notCopied: 'The match could not be shared or copied.',
}
