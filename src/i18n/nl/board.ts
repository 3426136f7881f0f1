import type { board as EnglishBoard, announce as EnglishAnnounce } from '../en/board'
import { common, Counted, counted } from './common'
import type { RefusalPhrases } from '../refusalFacts'
import { plural, wholePercent } from '../grammar'
import { called } from '../who'

const settled = (owner: string | null): string =>
  owner === null ? 'jouw bezette veld' : `bezet veld van ${owner}`
const onSettled = (owner: string | null): string =>
  owner === null ? 'op jouw bezette veld' : `op het bezette veld van ${owner}`

export const board: typeof EnglishBoard = {
  name: 'Speelbord',
  position: (column, row) => `Kolom ${column}, rij ${row}`,
  short: (column, row) => `${column},\u200a${row}`,
  empty: 'leeg',
  takenFromYou: 'van jou afgepakt sinds je vorige beurt',
  settled,
  claimed: (owner) => (owner === null ? 'door jou geclaimd, gesloten' : `geclaimd door ${owner}, gesloten`),
  inLargestGroup: (owner, size) =>
    owner === null
      ? `deel van jouw grootste groep van ${size}`
      : `deel van de grootste groep van ${owner}, ${size} velden`,
  squatter: (squatter) => `kraaksteen ${squatter}`,
  squatterOn: (squatter, owner) => `kraaksteen ${squatter} ${onSettled(owner)}`,
  squatterWithClaim: (squatter) => `kraaksteen ${squatter} met een claimsteen`,
  squatterWithClaimOn: (squatter, owner) => `kraaksteen ${squatter} met een claimsteen ${onSettled(owner)}`,
  claim: 'een claimsteen',
  claimOn: (owner) => `een claimsteen ${onSettled(owner)}`,
  atRisk: 'deze beurt, staat op het spel',
  placeSquatter: (squatter) => `kraaksteen ${squatter} hier leggen`,
  placeClaim: 'hier een claimsteen leggen',
  placeSquatterOn: (squatter, owner) => `kraaksteen ${squatter} op het veld van ${owner} leggen`,
  placeClaimOn: (owner) => `claimsteen op het veld van ${owner} leggen`,
  placeNothing: 'hier kan niets worden gelegd',
}

const phases = {
  roll: 'Gooi eerst.',
  place: 'Leg eerst een steen.',
  decide: 'Stop of gooi nog eens.',
  over: 'Het spel is afgelopen.',
}

export const refusals: RefusalPhrases = {
  'wrong-phase': ({ phase }) => phases[phase],
  'bad-move': () => 'Die zet bestaat niet.',
  'bad-dice': () => 'Dat zijn geen drie dobbelstenen.',
  'bad-space': () => 'Dat veld bestaat niet.',
  'not-rolled': ({ dice, ...space }) =>
    `Met ${common.list(dice.map(String))} kom je niet op ${common.space(space)}.`,
  'closed-space': ({ by, thisTurn }) => {
    if (thisTurn) return 'Gesloten: hier ligt een claimsteen van deze beurt.'
    return by === null ? 'Gesloten: je hebt het geclaimd.' : `Gesloten: ${by} heeft het geclaimd.`
  },
  'squatter-used': ({ squatter, at }) => `Kraaksteen ${squatter} ligt al op ${common.space(at)}.`,
}

const at = (column: number, row: number): string => common.space({ column, row })
const stones = (count: number): string => plural(count, 'steen', 'stenen')

export const announce: typeof EnglishAnnounce = {
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
