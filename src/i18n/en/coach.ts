/** What the baron would do and why, in English: for hints, and for looking back. Holds words only. */
import { plural } from '../grammar'
import type { Who } from '../who'
import { common } from './common'

const { markers, percent } = common

export const coach = {
  name: 'Coach',
  note: 'A hint when you ask for one',
  hint: 'Hint',
  thinking: 'One moment',
  claims: (column: number, row: number): string => `The baron claims ${column}, ${row}`,
  puts: (squatter: number, column: number, row: number): string =>
    `The baron puts squatter ${squatter} on ${column}, ${row}`,
  rolls: 'The baron rolls again',
  stops: 'The baron stops',
  and: (reasons: readonly string[]): string => reasons.join(', and '),
  close: 'Close:',
  winsTheMatch: 'it wins the match',
  startsLastRound: 'it starts the last round in front',
  safe: 'safe for good',
  losesForGood: (who: Who): string => (who === null ? 'you lose it for good' : `${who} loses it for good`),
  joins: (groups: number, size: number): string => `joins ${groups} groups into one of ${size}`,
  grows: (size: number): string => `the group grows to ${size}`,
  takes: (from: Who): string => `takes it from ${from ?? 'you'}`,
  cuts: (of: Who, size: number): string => `cuts ${of === null ? 'your' : `${of}’s`} group to ${size}`,
  risk: (chance: number, other: number): string =>
    `a bust chance of ${percent(chance)}, not ${percent(other)}`,
  rare: (rolls: number): string => `only ${rolls} of 216 rolls reach it`,
  noReason: 'No single reason: a little better in many ways.',
  rolling: (roll: number, stop: number): string => `rolling wins ${roll} of 100, stopping ${stop}`,
  stopping: (stop: number, roll: number): string => `stopping wins ${stop} of 100, rolling ${roll}`,
  keeping: (stop: number, roll: number): string =>
    `among barons stopping wins ${stop} of 100, rolling ${roll}: others leave time`,
  wins: (points: number): string => `wins ${points} of 100`,
  oneClaimShort: '1 claim short of the last round.',
  trails: (who: Who, group: number, leader: Who, leading: number): string =>
    `${who === null ? 'Your' : `${who}’s`} group of ${group} trails ${leader === null ? 'your' : `${leader}’s`} ${leading}.`,
  costs: (chance: number, count: number): string =>
    `A bust (${percent(chance)}) would cost ${markers(count)}.`,
  took: (who: Who, hints: number): string =>
    `${who ?? 'You'} took ${hints} ${plural(hints, 'hint', 'hints')}.`,
  withHint: 'with a hint',
}
