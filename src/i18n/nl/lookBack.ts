import type { lookBack as EnglishLookBack, coach as EnglishCoach } from '../en/lookBack'
import { plural } from '../grammar'
import { common, ordinal } from './common'

const points = (count: number): string => `${count} ${plural(count, 'punt', 'punten')}`

export const lookBack: typeof EnglishLookBack = {
  title: 'Terugblik',
  howItWent: 'Zo ging het',
  turnByTurn: 'winstkans per beurt',
  rollByRoll: 'winstkans per worp',
  bust: 'mis',
  threeTaken: '3 of meer overgenomen',
  lastRound: 'laatste ronde',

  decided: {
    diceCarried: 'De dobbelstenen deden het.',
    againstDice: 'Gewonnen tegen de dobbelstenen.',
    diceDecided: 'De dobbelstenen beslisten.',
    choicesDecided: 'De keuzes beslisten.',
    moreChoices: 'Meer keuzes dan dobbelstenen.',
    moreDice: 'Meer dobbelstenen dan keuzes.',
    ahead: 'Vanaf het begin voor.',
    equal: 'Gelijk tot het eind.',
  },
  diceBrought: ({ who, dice, choices }) =>
    `${points(dice)} voor ${who ?? 'jou'}, en keuzes namen er ${Math.abs(choices)} van terug.`,
  choicesBrought: ({ who, dice, choices }) =>
    `Keuzes brachten ${who ?? 'jou'} ${points(choices)}, en de dobbelstenen namen er ${Math.abs(dice)} van terug.`,
  mostlyDice: ({ who, dice, choices }) =>
    `Van de ${points(dice + choices)} winst voor ${who ?? 'jou'} kwamen er ${dice} uit de dobbelstenen en ${choices} uit keuzes.`,
  mostlyChoices: ({ who, dice, choices }) =>
    `Van de ${points(dice + choices)} winst voor ${who ?? 'jou'} kwamen er ${choices} uit keuzes en ${dice} uit de dobbelstenen.`,
  beganAt: (who, start) => `${who ?? 'Jij'} begon op ${start} van de 100.`,
  furthestAhead: (who, most, round) =>
    `Niemand stond ooit verder voor dan ${who ?? 'jij'}: ${most} van de 100 in ronde ${round}.`,

  roundAndRoll: (round, roll) => `Ronde ${round}, ${ordinal(roll)} worp`,
  theEnd: 'Het eind',
  nothingYet: 'Er is nog niet gegooid.',
  luck: 'Geluk van de worp',
  points: 'punten',
  possible: (count) => (count === 1 ? 'Maar 1 veld mogelijk' : `${count} velden mogelijk`),
  nothingFits: (lost) => (lost === 0 ? 'Niets past' : `Niets past: ${common.markers(lost)} kwijt`),
  nothingToChoose: 'Geen ander veld: niets te kiezen.',
  rolledAgain: (chance) => `Doorgegooid bij ${common.percent(chance)}`,
  rolled: (chance) => `Gegooid bij ${common.percent(chance)}`,
  stopped: (count) => `Gestopt, ${count} gepakt`,
  stoppedAndStarted: 'Gestopt en de laatste ronde ingeluid',
  grades: { spotOn: 'Precies goed', fine: 'Prima', slip: 'Foutje', costly: 'Duur' },
  canGoWrong: 'Ook een goede keuze kan misgaan.',
  decidedFor: (level, who) => `${level} voor ${who ?? 'jou'}`,
  working: 'Wordt berekend',

  turnBack: 'Beurt terug',
  rollBack: 'Worp terug',
  play: 'Afspelen',
  pause: 'Pauze',
  rollOn: 'Worp verder',
  turnOn: 'Beurt verder',
  nextMoment: 'Volgend moment',
  firstMoment: 'Eerste moment',
  toTheEnd: 'Naar het eind',
  turns: 'Beurten',
  keys: '← → worp · shift ← → beurt · N volgend moment · spatie afspelen · ? hulp',

  more: 'Afrekening en meer',
  account: (who) => (who === null ? 'Jouw afrekening' : `Afrekening van ${who}`),
  accountNote: (who, start, end) =>
    `Wat ${who ?? 'jou'} van ${start} op ${end} bracht. Eén punt is één spel op de honderd.`,
  beforeTheFirst: 'Voor de eerste worp',
  luckOf: (who) => (who === null ? 'Jouw geluk' : `Geluk van ${who}`),
  choicesOf: (who) => (who === null ? 'Jouw keuzes' : `Keuzes van ${who}`),
  closer: 'Van dichterbij gezien',
  won: 'Gewonnen',
  shared: 'Winst gedeeld',
  lost: 'Verloren',
  wholeMatch: 'Heel het spel, in punten',
  luckShort: 'Geluk',
  choicesShort: 'Keuzes',
  playOn: 'Vanaf hier verder spelen',
  playOnNote: 'Een nieuw spel vanaf deze stelling, met nieuwe worpen. Het telt niet in de statistiek.',
  branch: 'Aftakking',
  branchOf: (round, title) => `Vanaf ronde ${round}: ${title}`,
  how: 'Hoe dit wordt berekend',
  howItWorks: [
    'Een kans is wat die zou zijn als iedereen verder speelt als de Claimbaron. Tegen een zwakkere speler is de jouwe hoger.',
    'Geluk is wat een worp veranderde, tegen het gemiddelde van alle 216. Een keuze kan alleen behouden of verliezen: ze wordt vergeleken met die van de baron. De baron is goed, niet perfect.',
    'Van worp tot worp zie je een stelling van dichterbij. Wat dat alleen verandert, is geluk noch keuze en staat apart: van dichterbij gezien.',
    'Wat over het hele spel wordt gezegd, telt ieders dobbelstenen en ieders keuzes.',
  ],
  comesTrue: (matches) =>
    `Komen kansen uit? In ${matches} spellen tussen baronnen aan zo’n tafel, beurt voor beurt:`,
  chance: 'Kans',
  wonOf100: 'Gewonnen van 100',

  spoken: {
    plus: (count) => `plus ${points(count)}`,
    minus: (count) => `min ${points(count)}`,
    luck: (figure) => `Geluk ${figure}.`,
    card: ({ name, group, claims, target }) =>
      `${name}, grootste groep ${group}, ${claims} van ${target} claims`,
    onTurn: 'aan de beurt',
    toWin: (chance) => `wint ${chance} van de 100`,
    line: (name, { start, lowest, round, end }) =>
      `${name}: ${start} voor de eerste worp, laagst ${lowest} in ronde ${round}, ${end} aan het eind.`,
    busts: (count) => `${count} ${plural(count, 'misworp', 'misworpen')}.`,
    startsLastRound: (who, round) => `${who ?? 'Jij'} luidt in ronde ${round} de laatste ronde in.`,
    lessThanOne: 'minder dan 1',
  },
  took: (who, count) => `${who ?? 'Jij'} pakt ${count}`,
  tookAndStarted: (who, count) => `${who ?? 'Jij'} pakt ${count} en luidt de laatste ronde in`,
  busted: (who, lost) => `${who ?? 'Jij'} gooit mis en verliest ${lost}`,
}

const { markers, percent } = common

export const coach: typeof EnglishCoach = {
  name: 'Raadgever',
  note: 'Een tip als je erom vraagt',
  hint: 'Tip',
  thinking: 'Een moment',
  claims: (column, row) => `De baron claimt ${column}, ${row}`,
  puts: (squatter, column, row) => `De baron legt kraker ${squatter} op ${column}, ${row}`,
  rolls: 'De baron gooit door',
  stops: 'De baron stopt',
  and: (reasons) => reasons.join(', en '),
  close: 'Nipt:',
  winsTheMatch: 'dat wint het spel',
  startsLastRound: 'dat luidt de laatste ronde in met voorsprong',
  safe: 'voorgoed veilig',
  losesForGood: (who) => (who === null ? 'jij bent het voorgoed kwijt' : `${who} is het voorgoed kwijt`),
  joins: (groups, size) => `verbindt ${groups} groepen tot één van ${size}`,
  grows: (size) => `de groep groeit tot ${size}`,
  takes: (from) => `pakt het van ${from ?? 'jou'}`,
  cuts: (of, size) => `brengt ${of === null ? 'jouw groep' : `de groep van ${of}`} op ${size}`,
  risk: (chance, other) => `een kans op een misworp van ${percent(chance)}, niet ${percent(other)}`,
  rare: (rolls) => `maar ${rolls} van de 216 worpen raken het`,
  noReason: 'Niet één reden: van alles een beetje beter.',
  rolling: (roll, stop) => `gooien wint ${roll} van de 100, stoppen ${stop}`,
  stopping: (stop, roll) => `stoppen wint ${stop} van de 100, gooien ${roll}`,
  keeping: (stop, roll) =>
    `onder baronnen wint stoppen ${stop} van de 100, gooien ${roll}: anderen laten tijd`,
  wins: (points) => `wint ${points} van de 100`,
  oneClaimShort: 'Nog 1 claim tot de laatste ronde.',
  trails: (who, group, leader, leading) =>
    `${who === null ? 'Jouw groep' : `De groep van ${who}`} (${group}) is kleiner dan ${leader === null ? 'die van jou' : `die van ${leader}`} (${leading}).`,
  costs: (chance, count) => `Een misworp (${percent(chance)}) kost ${markers(count)}.`,
  took: (who, hints) => `${who ?? 'Jij'} gebruikte ${hints} ${plural(hints, 'tip', 'tips')}.`,
  withHint: 'met tip',
}
