/** What is written when a match is over, in English. Holds words only; names and numbers are handed in. */
import { plural } from '../plural'
import { listed } from './numbers'

export const results = {
  wins: (name: string): string => `${name} wins!`,
  share: 'They share the win',
  sharedBy: (names: readonly string[]): string => `${listed(names)} share the win`,
  after: (round: number, minutes: number): string =>
    minutes < 1
      ? `Round ${round}, in less than a minute`
      : `Round ${round}, after ${minutes} ${plural(minutes, 'minute', 'minutes')}`,
  afterLong: (round: number): string => `Round ${round}`,
  largestGroup: 'Largest group',
  claims: 'Claims',
  spaces: 'Spaces',
  rank: 'Place',
  player: 'Player',
  tieBreak: 'Tie-break:',
  byClaims: (
    names: readonly string[],
    group: number,
    winner: string,
    claims: number,
    rest: string,
    less: number,
  ): string =>
    `${joined(names)} joined ${group} ${plural(group, 'space', 'spaces')}. ${winner}’s ${claims} ${plural(claims, 'claim', 'claims')} beat ${rest}’s ${less}.`,
  bySpaces: (
    names: readonly string[],
    group: number,
    claims: number,
    winner: string,
    total: number,
    rest: string,
    less: number,
  ): string =>
    `${joined(names)} joined ${group} and hold ${claims} ${plural(claims, 'claim', 'claims')}. ${winner}’s ${total} spaces beat ${rest}’s ${less}.`,
  equal: (names: readonly string[]): string => `${listed(names)} are equal in group, claims and spaces.`,
  rowSpoken: (facts: { rank: number; name: string; group: number; claims: number; spaces: number }): string =>
    `Place ${facts.rank}: ${facts.name}, largest group ${facts.group}, ${facts.claims} ${plural(facts.claims, 'claim', 'claims')}, ${facts.spaces} ${plural(facts.spaces, 'space', 'spaces')}`,
  rematch: 'Rematch',
  home: 'Home',
  shareMatch: 'Copy the match as text',
  copied: 'The match is on the clipboard.',
  finalBoard: 'The final board',
}

function joined(names: readonly string[]): string {
  return names.length === 2 ? `${names.join(' and ')} both` : `${listed(names)} all`
}
