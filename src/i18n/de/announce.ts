/** What is spoken as a match goes on, in German. Typed by the English. */
import type { announce as English } from '../en/announce'
import { plural, wholePercent } from '../grammar'
import { called } from '../who'
import { common } from './common'
import { counted } from './numbers'

const at = (column: number, row: number): string => common.space({ column, row })
const spaces = (count: number): string =>
  count === 0 ? 'Kein Feld' : count === 1 ? 'Ein Feld' : `${count} Felder`
const stones = (count: number): string =>
  count === 0 ? 'keinen Stein' : count === 1 ? 'einen Stein' : `${counted(count)} Steine`

export const announce: typeof English = {
  rolled: (who, dice) => `${who === null ? 'Gewürfelt' : `${who} würfelt`}: ${dice.join(', ')}.`,
  possible: (count) => `${spaces(count)} möglich.`,
  squatterPlaced: (who, squatter, column, row) =>
    who === null
      ? `Anspruchstein ${squatter} gesetzt: ${at(column, row)}.`
      : `${who} setzt Anspruchstein ${squatter}: ${at(column, row)}.`,
  claimPlaced: (who, column, row) =>
    who === null
      ? `Besitzstein gesetzt: ${at(column, row)}.`
      : `${who} setzt einen Besitzstein: ${at(column, row)}.`,
  bustChance: (percent) =>
    `Risiko eines Fehlwurfs ${wholePercent(percent, { under: 'weniger als ', over: 'mehr als ' })} Prozent.`,
  takenBack: 'Zurückgenommen.',
  preview: (what) => `${what}? Zum Setzen noch einmal drücken.`,
  busted: (who, lost) =>
    who === null
      ? `Pech gehabt! ${lost === 0 ? 'Nichts' : lost === 1 ? 'Ein Stein' : `${lost} Steine`} verloren.`
      : `Pech für ${who}: verliert ${stones(lost)}.`,
  stopped: (who, settled, claimed) =>
    `${who === null ? 'Aufgehört' : `${who} hört auf`}: ${settled} besetzt, ${claimed} ${plural(claimed, 'Goldclaim', 'Goldclaims')}.`,
  takenFrom: common.takenFrom,
  lastRound: (who, claims) =>
    `Letzte Runde. ${who === null ? 'Du hast' : `${who} hat`} ${claims} Goldclaims.`,
  turn: (who) => `${common.turn(who)}.`,
  ended: (winners) =>
    winners.length === 1
      ? `Das Spiel ist zu Ende. ${winners[0] === null ? 'Du gewinnst' : `${winners[0]} gewinnt`}.`
      : winners.includes(null)
        ? `Das Spiel ist zu Ende. ${common.list(called(winners, common.you))} teilt euch den Sieg.`
        : `Das Spiel ist zu Ende. ${common.list(called(winners, common.you))} teilen sich den Sieg.`,
}
