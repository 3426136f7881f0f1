/** What is spoken as a match goes on, in Dutch. Typed by the English. */
import type { announce as English } from '../en/announce'
import { plural, wholePercent } from '../grammar'
import { called } from '../who'
import { common } from './common'
import { Counted, counted } from './numbers'

const at = (column: number, row: number): string => common.space({ column, row })
const stones = (count: number): string => plural(count, 'steen', 'stenen')

export const announce: typeof English = {
  rolled: (who, dice) => `${who === null ? 'Gegooid' : `${who} gooit`}: ${dice.join(', ')}.`,
  possible: (count) => `${Counted(count)} ${plural(count, 'veld', 'velden')} mogelijk.`,
  squatterPlaced: (who, squatter, column, row) =>
    who === null
      ? `Kraaksteen ${squatter} gelegd op ${at(column, row)}.`
      : `${who} legt kraaksteen ${squatter} op ${at(column, row)}.`,
  claimPlaced: (who, column, row) =>
    who === null
      ? `Claimsteen gelegd op ${at(column, row)}.`
      : `${who} legt een claimsteen op ${at(column, row)}.`,
  bustChance: (percent) =>
    `Kans op een misworp ${wholePercent(percent, { under: 'minder dan ', over: 'meer dan ' })} procent.`,
  takenBack: 'Teruggenomen.',
  preview: (what) => `${what}? Druk nog eens om te leggen.`,
  busted: (who, lost) =>
    who === null
      ? `Alles kwijt! ${Counted(lost)} ${stones(lost)} verloren.`
      : `Misworp van ${who}: ${counted(lost)} ${stones(lost)} kwijt.`,
  stopped: (who, settled, claimed) =>
    `${who === null ? 'Gestopt' : `${who} stopt`}: ${settled} bezet, ${claimed} geclaimd.`,
  takenFrom: common.takenFrom,
  lastRound: (who, claims) =>
    `Laatste ronde. ${who === null ? 'Jij hebt' : `${who} heeft`} ${claims} geclaimde velden.`,
  turn: (who) => `${common.turn(who)}.`,
  ended: (winners) =>
    winners.length === 1
      ? `Het spel is afgelopen. ${winners[0] ?? common.you} wint.`
      : `Het spel is afgelopen. ${common.list(called(winners, common.you))} delen de winst.`,
}
