import { plural } from '../grammar'
import { called, type Who } from '../who'
import { common } from './common'
import type { Level } from '@/names'

const { claims, spaces } = common
const joined = (names: readonly Who[]): string =>
  `${common.list(called(names, common.you))} ${names.length === 2 ? 'both' : 'all'}`
const has = (who: Who): string => (who === null ? 'you have' : `${who} has`)
const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** A tie on the earlier keys, and how the next key separated winner and runner-up. */
type TieBreak = {
  /** All players who were level, the winner first. */
  readonly names: readonly Who[]
  readonly winner: Who
  readonly next: Who
  readonly group: number
  readonly claims: number
  /** The values of the deciding key. */
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

type Remarks = { readonly wins: string; readonly loses: string }

export const remarks = {
  by: {
    greenhorn: { wins: 'Did I do that?', loses: 'Next time I’ll count.' },
    panner: { wins: 'Look what was in the pan.', loses: 'Only sand today.' },
    prospector: { wins: 'Home early, home rich.', loses: 'I should have stayed in bed.' },
    homesteader: { wins: 'Four a day, every day.', loses: 'Four was one too few.' },
    surveyor: { wins: 'The odds were with me.', loses: 'The odds owe me one.' },
    assayer: { wins: 'The ruling stands.', loses: 'I shall appeal.' },
    baron: { wins: 'It was mine all along.', loses: 'Enjoy it while it lasts.' },
  } satisfies Record<Level, Remarks>,
  quoted: (line: string) => `“${line}”`,
  says: (name: string, line: string) => `${name} says: ${line}`,
}
