/** What is spoken as a match goes on, in English. `who` is a bot's name, or null when the person on turn acts. */
import type { Dice, Die } from '@/engine'
import { plural, wholePercent } from '../grammar'
import { called, type Who } from '../who'
import { common } from './common'
import { Counted, counted } from './numbers'

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
