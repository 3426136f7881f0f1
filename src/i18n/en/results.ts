/** What is written when a match is over, in English. Holds words only; names and numbers are handed in. */
import { plural } from '../grammar'
import { called, type Who } from '../who'
import { common } from './common'

const { claims, spaces } = common
const joined = (names: readonly Who[]): string =>
  `${common.list(called(names, common.you))} ${names.length === 2 ? 'both' : 'all'}`
const has = (who: Who): string => (who === null ? 'you have' : `${who} has`)
const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** A tie on the earlier keys, and how the next one told winner and runner-up apart. */
type TieBreak = {
  /** All who were level, the winner first. */
  readonly names: readonly Who[]
  readonly winner: Who
  readonly next: Who
  readonly group: number
  readonly claims: number
  /** What the deciding key counts for the two. */
  readonly winning: number
  readonly losing: number
}

export const results = {
  wins: (who: Who): string => (who === null ? 'You win!' : `${who} wins!`),
  lastRoundOver: 'Last round over',
  rolls: (rolls: number): string => `${rolls} ${plural(rolls, 'roll', 'rolls')}`,
  share: (you: boolean): string => (you ? 'You share the win' : 'They share the win'),
  after: (round: number, minutes: number): string =>
    minutes < 1
      ? `Round ${round}, in less than a minute`
      : minutes < 120
        ? `Round ${round}, after ${minutes} ${plural(minutes, 'minute', 'minutes')}`
        : `Round ${round}, after ${Math.round(minutes / 60)} hours`,
  largestGroup: 'Largest group',
  group: 'Group',
  claims: 'Claims',
  spaces: 'Spaces',
  tieBreak: 'Tie-break:',
  byClaims: (tie: TieBreak): string =>
    `${joined(tie.names)} have a largest group of ${tie.group}. ${sentence(has(tie.winner))} ${claims(tie.winning)}, ${has(tie.next)} ${tie.losing}.`,
  bySpaces: (tie: TieBreak): string =>
    `${joined(tie.names)} have a largest group of ${tie.group} and ${claims(tie.claims)}. ${sentence(has(tie.winner))} ${spaces(tie.winning)}, ${has(tie.next)} ${tie.losing}.`,
  equal: (names: readonly Who[]): string =>
    `${common.list(called(names, common.you))} are equal in group, claims and spaces.`,
  rowSpoken: (row: { rank: number; name: string; group: number; claims: number; spaces: number }): string =>
    `Place ${row.rank}: ${row.name}, largest group ${row.group}, ${claims(row.claims)}, ${spaces(row.spaces)}`,
  ranking: 'Ranking',
  rematch: 'Rematch',
  startsRematch: (who: Who): string => (who === null ? 'You start the rematch' : `${who} starts the rematch`),
  changeTable: 'Change the table',
  home: 'Home',
  shareMatch: 'Share the match as text',
  copied: 'Copied. The match is on the clipboard as text.',
  notCopied: 'The match could not be shared or copied.',
}
