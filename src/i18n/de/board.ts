import type { board as EnglishBoard, announce as EnglishAnnounce } from '../en/board'
import { common, counted } from './common'
import type { RefusalPhrases } from '../refusalFacts'
import { plural, wholePercent } from '../grammar'
import { called } from '../who'

const settled = (owner: string | null): string =>
  owner === null ? 'dein besetztes Feld' : `besetztes Feld von ${owner}`
const onSettled = (owner: string | null): string =>
  owner === null ? 'auf deinem besetzten Feld' : `auf dem besetzten Feld von ${owner}`

export const board: typeof EnglishBoard = {
  name: 'Spielplan',
  position: (column, row) => `Spalte ${column}, Reihe ${row}`,
  short: (column, row) => `${column},\u200a${row}`,
  empty: 'leer',
  takenFromYou: 'dir seit deinem letzten Zug abgenommen',
  settled,
  claimed: (owner) =>
    owner === null ? 'dein Goldclaim, geschlossen' : `Goldclaim von ${owner}, geschlossen`,
  inLargestGroup: (owner, size) =>
    owner === null
      ? `Teil deiner größten Goldmine mit ${size} Feldern`
      : `Teil der größten Goldmine von ${owner} mit ${size} Feldern`,
  squatter: (squatter) => `Anspruchstein ${squatter}`,
  squatterOn: (squatter, owner) => `Anspruchstein ${squatter} ${onSettled(owner)}`,
  squatterWithClaim: (squatter) => `Anspruchstein ${squatter} mit Besitzstein`,
  squatterWithClaimOn: (squatter, owner) => `Anspruchstein ${squatter} mit Besitzstein ${onSettled(owner)}`,
  claim: 'ein Besitzstein',
  claimOn: (owner) => `ein Besitzstein ${onSettled(owner)}`,
  atRisk: 'aus diesem Zug, steht auf dem Spiel',
  placeSquatter: (squatter) => `Anspruchstein ${squatter} hierher setzen`,
  placeClaim: 'Besitzstein hierher setzen',
  placeSquatterOn: (squatter, owner) => `Anspruchstein ${squatter} auf das Feld von ${owner} setzen`,
  placeClaimOn: (owner) => `Besitzstein auf das Feld von ${owner} setzen`,
  placeNothing: 'hier lässt sich nichts setzen',
}

const phases = {
  roll: 'Würfle zuerst.',
  place: 'Setze zuerst einen Stein.',
  decide: 'Hör auf oder würfle nochmal.',
  over: 'Das Spiel ist zu Ende.',
}

export const refusals: RefusalPhrases = {
  'wrong-phase': ({ phase }) => phases[phase],
  'bad-move': () => 'Diesen Zug gibt es nicht.',
  'bad-dice': () => 'Das sind keine drei Würfel.',
  'bad-space': () => 'Dieses Feld gibt es nicht.',
  'not-rolled': ({ dice, ...space }) =>
    `${common.list(dice.map(String))} erreichen ${common.space(space)} nicht.`,
  'closed-space': ({ by, thisTurn }) => {
    if (thisTurn) return 'Geschlossen: Hier liegt ein Besitzstein aus diesem Zug.'
    return by === null ? 'Geschlossen: Es ist dein Goldclaim.' : `Geschlossen: Der Goldclaim gehört ${by}.`
  },
  'squatter-used': ({ squatter, at }) => `Anspruchstein ${squatter} ist belegt: ${common.space(at)}.`,
}

const at = (column: number, row: number): string => common.space({ column, row })
const spaces = (count: number): string =>
  count === 0 ? 'Kein Feld' : count === 1 ? 'Ein Feld' : `${count} Felder`
const stones = (count: number): string =>
  count === 0 ? 'keinen Stein' : count === 1 ? 'einen Stein' : `${counted(count)} Steine`

export const announce: typeof EnglishAnnounce = {
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
