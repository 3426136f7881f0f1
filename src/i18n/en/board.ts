import type { Dice, Die } from '@/engine'
import { common, Counted, counted } from './common'
import type { RefusalPhrases } from '../refusalFacts'
import { plural, wholePercent } from '../grammar'
import { called, type Who } from '../who'

const settled = (owner: string | null): string =>
  owner === null ? 'your settled space' : `${owner}’s settled space`

export const board = {
  name: 'Board',
  position: (column: number, row: number): string => `Column ${column}, row ${row}`,
  /** For chips and narrow layouts. */
  short: (column: number, row: number): string => `${column},\u200a${row}`,
  empty: 'empty',
  takenFromYou: 'taken from you since your last turn',
  settled,
  claimed: (owner: string | null): string =>
    owner === null ? 'claimed by you, closed' : `claimed by ${owner}, closed`,
  inLargestGroup: (owner: string | null, size: number): string =>
    owner === null ? `part of your largest group of ${size}` : `part of ${owner}’s largest group of ${size}`,
  squatter: (squatter: Die): string => `squatter ${squatter}`,
  squatterOn: (squatter: Die, owner: string | null): string => `squatter ${squatter} on ${settled(owner)}`,
  squatterWithClaim: (squatter: Die): string => `squatter ${squatter} with a claim`,
  squatterWithClaimOn: (squatter: Die, owner: string | null): string =>
    `squatter ${squatter} with a claim on ${settled(owner)}`,
  claim: 'a claim',
  claimOn: (owner: string | null): string => `a claim on ${settled(owner)}`,
  atRisk: 'this turn, at risk',
  placeSquatter: (squatter: Die): string => `place squatter ${squatter} here`,
  placeClaim: 'place a claim here',
  placeSquatterOn: (squatter: Die, owner: string): string => `place squatter ${squatter} on ${owner}’s space`,
  placeClaimOn: (owner: string): string => `place a claim on ${owner}’s space`,
  placeNothing: 'nothing can be placed here',
}

const phases = {
  roll: 'Roll first.',
  place: 'Place a marker first.',
  decide: 'Stop or roll again.',
  over: 'The match is over.',
}

export const refusals: RefusalPhrases = {
  'wrong-phase': ({ phase }) => phases[phase],
  'bad-move': () => 'There is no such move.',
  'bad-dice': () => 'Those are not three dice.',
  'bad-space': () => 'There is no such space.',
  'not-rolled': ({ dice, ...space }) =>
    `${common.list(dice.map(String))} do not reach ${common.space(space)}.`,
  'closed-space': ({ by, thisTurn }) => {
    if (thisTurn) return 'Closed: it carries a claim of this turn.'
    return by === null ? 'Closed: you have claimed it.' : `Closed: ${by} has claimed it.`
  },
  'squatter-used': ({ squatter, at }) => `Squatter ${squatter} is in use, on ${common.space(at)}.`,
}

const at = (column: number, row: number): string => common.space({ column, row })
const markers = (count: number): string => plural(count, 'marker', 'markers')

export const announce = {
  rolled: (who: string | null, dice: Dice): string =>
    `${who === null ? 'Rolled' : `${who} rolled`} ${dice.join(', ')}.`,
  possible: (count: number): string => `${Counted(count)} ${plural(count, 'space', 'spaces')} possible.`,
  squatterPlaced: (who: string | null, squatter: Die, column: number, row: number): string =>
    who === null
      ? `Squatter ${squatter} placed on ${at(column, row)}.`
      : `${who} places squatter ${squatter} on ${at(column, row)}.`,
  claimPlaced: (who: string | null, column: number, row: number): string =>
    who === null ? `Claim placed on ${at(column, row)}.` : `${who} places a claim on ${at(column, row)}.`,
  bustChance: (percent: number): string =>
    `Chance of a bust ${wholePercent(percent, { under: 'less than ', over: 'more than ' })} percent.`,
  takenBack: 'Taken back.',
  preview: (what: string): string => `${what}? Press again to place.`,
  busted: (who: string | null, lost: number): string =>
    who === null
      ? `Bust. ${Counted(lost)} ${markers(lost)} lost.`
      : `${who} goes bust and loses ${counted(lost)} ${markers(lost)}.`,
  stopped: (who: string | null, settled: number, claimed: number): string =>
    `${who === null ? 'Stopped' : `${who} stops`}: ${settled} settled, ${claimed} claimed.`,
  takenFrom: common.takenFrom,
  lastRound: (who: Who, claims: number): string =>
    `Last round. ${who === null ? 'You hold' : `${who} holds`} ${claims} claims.`,
  turn: (who: Who): string => `${common.turn(who)}.`,
  ended: (winners: readonly Who[]): string =>
    winners.length === 1
      ? `The match is over. ${winners[0] === null ? 'You win' : `${winners[0]} wins`}.`
      : `The match is over. ${common.list(called(winners, common.you))} share the win.`,
}
