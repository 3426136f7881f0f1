import type { lookBack as EnglishLookBack, coach as EnglishCoach } from '../en/lookBack'
import { plural } from '../grammar'
import type { Who } from '../who'
import { common, ordinal } from './common'

const points = (count: number): string => `${count} ${plural(count, 'Punkt', 'Punkte')}`
const ofPoints = (count: number): string => `${count} ${plural(count, 'Punkt', 'Punkten')}`
const forWhom = (who: Who): string => `für ${who ?? 'dich'}`

export const lookBack: typeof EnglishLookBack = {
  title: 'Rückblick',
  howItWent: 'So lief es',
  turnByTurn: 'Siegchance Zug für Zug',
  rollByRoll: 'Siegchance Wurf für Wurf',
  bust: 'Pech',
  threeTaken: '3 oder mehr übernommen',
  lastRound: 'letzte Runde',

  decided: {
    diceCarried: 'Die Würfel haben es gebracht.',
    againstDice: 'Gegen die Würfel gewonnen.',
    diceDecided: 'Die Würfel gaben den Ausschlag.',
    choicesDecided: 'Entscheidungen gaben den Ausschlag.',
    moreChoices: 'Mehr Entscheidungen als Würfel.',
    moreDice: 'Mehr Würfel als Entscheidungen.',
    ahead: 'Von Anfang an vorn.',
    equal: 'Gleich bis zum Schluss.',
  },
  diceBrought: ({ who, dice, choices }) =>
    `${points(dice)} ${forWhom(who)}, und Entscheidungen nahmen ${Math.abs(choices)} davon zurück.`,
  choicesBrought: ({ who, dice, choices }) =>
    `Entscheidungen brachten ${who ?? 'dir'} ${points(choices)}, die Würfel nahmen ${Math.abs(dice)} davon zurück.`,
  mostlyDice: ({ who, dice, choices }) =>
    `Von ${ofPoints(dice + choices)} Gewinn ${forWhom(who)} kamen ${dice} aus den Würfeln und ${choices} aus Entscheidungen.`,
  mostlyChoices: ({ who, dice, choices }) =>
    `Von ${ofPoints(dice + choices)} Gewinn ${forWhom(who)} kamen ${choices} aus Entscheidungen und ${dice} aus den Würfeln.`,
  beganAt: (who, start) => `${who === null ? 'Du hast' : `${who} hat`} bei ${start} von 100 angefangen.`,
  furthestAhead: (who, most, round) =>
    `Niemand lag je weiter vorn als ${who ?? 'du'}: ${most} von 100 in Runde ${round}.`,

  roundAndRoll: (round, roll) => `Runde ${round}, ${ordinal(roll)} Wurf`,
  theEnd: 'Das Ende',
  nothingYet: 'Noch hat niemand gewürfelt.',
  luck: 'Glück des Wurfs',
  points: 'Punkte',
  possible: (count) => (count === 1 ? 'Nur 1 Feld möglich' : `${count} Felder möglich`),
  nothingFits: (lost) => (lost === 0 ? 'Nichts passt' : `Nichts passt: ${common.markers(lost)} verloren`),
  nothingToChoose: 'Kein anderes Feld: nichts zu wählen.',
  rolledAgain: (chance) => `Weitergewürfelt bei ${common.percent(chance)}`,
  rolled: (chance) => `Gewürfelt bei ${common.percent(chance)}`,
  stopped: (count) => `Aufgehört, ${count} gesichert`,
  stoppedAndStarted: 'Aufgehört und die letzte Runde eingeläutet',
  grades: { spotOn: 'Genau richtig', fine: 'Gut', slip: 'Ungenau', costly: 'Teuer' },
  canGoWrong: 'Auch eine gute Wahl kann schiefgehen.',
  decidedFor: (level, who) => `${level} für ${who ?? 'dich'}`,
  working: 'Wird berechnet',

  turnBack: 'Zug zurück',
  rollBack: 'Wurf zurück',
  play: 'Abspielen',
  pause: 'Pause',
  rollOn: 'Wurf vor',
  turnOn: 'Zug vor',
  nextMoment: 'Nächster Moment',
  firstMoment: 'Erster Moment',
  toTheEnd: 'Zum Ende',
  turns: 'Züge',
  keys: '← → Wurf · Umschalt ← → Zug · N nächster Moment · Leertaste abspielen · ? Hilfe',

  more: 'Abrechnung und mehr',
  account: (who) => (who === null ? 'Deine Abrechnung' : `Abrechnung für ${who}`),
  accountNote: (who, start, end) =>
    `Was ${who ?? 'dich'} von ${start} auf ${end} gebracht hat. Ein Punkt ist ein Spiel von hundert.`,
  beforeTheFirst: 'Vor dem ersten Wurf',
  luckOf: (who) => (who === null ? 'Dein Glück' : `Glück von ${who}`),
  choicesOf: (who) => (who === null ? 'Deine Entscheidungen' : `Entscheidungen von ${who}`),
  closer: 'Genauer hingesehen',
  won: 'Gewonnen',
  shared: 'Sieg geteilt',
  lost: 'Verloren',
  wholeMatch: 'Ganzes Spiel, in Punkten',
  luckShort: 'Glück',
  choicesShort: 'Wahl',
  playOn: 'Von hier weiterspielen',
  playOnNote: 'Ein neues Spiel ab dieser Stellung, mit neuen Würfen. Es zählt nicht in der Statistik.',
  branch: 'Abzweig',
  branchOf: (round, title) => `Ab Runde ${round}: ${title}`,
  how: 'Wie das berechnet wird',
  howItWorks: [
    'Eine Chance gilt, als spielten alle weiter wie der Claimbaron. Gegen Schwächere ist deine höher.',
    'Glück ist, was ein Wurf geändert hat, gegen das Mittel aller 216. Eine Wahl kann nur halten oder verlieren: Sie wird mit der des Barons verglichen. Der Baron ist gut, nicht perfekt.',
    'Von Wurf zu Wurf sieht man eine Stellung näher. Was das allein ändert, ist weder Glück noch Wahl und steht für sich: genauer hingesehen.',
    'Was über das ganze Spiel gesagt wird, zählt die Würfel und die Entscheidungen aller.',
  ],
  comesTrue: (matches) =>
    `Stimmen die Chancen? In ${matches} Spielen unter Baronen an so einem Tisch, Zug für Zug:`,
  chance: 'Chance',
  wonOf100: 'Gewonnen von 100',

  spoken: {
    plus: (count) => `plus ${points(count)}`,
    minus: (count) => `minus ${points(count)}`,
    luck: (figure) => `Glück ${figure}.`,
    card: ({ name, group, claims, target }) =>
      `${name}, größte Goldmine ${group}, ${claims} von ${target} Goldclaims`,
    onTurn: 'am Zug',
    toWin: (chance) => `gewinnt ${chance} von 100`,
    line: (name, { start, lowest, round, end }) =>
      `${name}: ${start} vor dem ersten Wurf, am wenigsten ${lowest} in Runde ${round}, ${end} am Schluss.`,
    busts: (count) => `${count} ${plural(count, 'Fehlwurf', 'Fehlwürfe')}.`,
    startsLastRound: (who, round) =>
      `${who === null ? 'Du läutest' : `${who} läutet`} in Runde ${round} die letzte Runde ein.`,
    lessThanOne: 'weniger als 1',
  },
  took: (who, count) => (who === null ? `Du sicherst ${count}` : `${who} sichert ${count}`),
  tookAndStarted: (who, count) =>
    who === null
      ? `Du sicherst ${count} und läutest die letzte Runde ein`
      : `${who} sichert ${count} und läutet die letzte Runde ein`,
  busted: (who, lost) =>
    who === null ? `Du hast Pech und verlierst ${lost}` : `${who} hat Pech und verliert ${lost}`,
}

const { markers, percent } = common

export const coach: typeof EnglishCoach = {
  name: 'Berater',
  note: 'Ein Tipp, wenn du fragst',
  hint: 'Tipp',
  thinking: 'Einen Moment',
  claims: (column, row) => `Der Baron macht ${column}, ${row} zum Goldclaim`,
  puts: (squatter, column, row) => `Der Baron setzt Anspruch ${squatter} auf ${column}, ${row}`,
  rolls: 'Der Baron würfelt weiter',
  stops: 'Der Baron hört auf',
  and: (reasons) => reasons.join(', und '),
  close: 'Knapp:',
  winsTheMatch: 'das gewinnt das Spiel',
  startsLastRound: 'das läutet die letzte Runde in Führung ein',
  safe: 'sicher für immer',
  losesForGood: (who) => (who === null ? 'du verlierst es für immer' : `${who} verliert es für immer`),
  joins: (groups, size) => `verbindet ${groups} Goldminen zu einer mit ${size}`,
  grows: (size) => `die Goldmine wächst auf ${size}`,
  takes: (from) => (from === null ? 'nimmt es dir' : `nimmt es ${from}`),
  cuts: (of, size) => `stutzt ${of === null ? 'deine Goldmine' : `die Goldmine von ${of}`} auf ${size}`,
  risk: (chance, other) => `ein Risiko von ${percent(chance)} statt ${percent(other)}`,
  rare: (rolls) => `nur ${rolls} von 216 Würfen treffen es`,
  noReason: 'Kein einzelner Grund: vieles ist ein wenig besser.',
  rolling: (roll, stop) => `Würfeln gewinnt ${roll} von 100, Aufhören ${stop}`,
  stopping: (stop, roll) => `Aufhören gewinnt ${stop} von 100, Würfeln ${roll}`,
  keeping: (stop, roll) =>
    `unter Baronen gewinnt Aufhören ${stop} von 100, Würfeln ${roll}: andere lassen Zeit`,
  wins: (points) => `gewinnt ${points} von 100`,
  oneClaimShort: 'Zur letzten Runde fehlt 1 Goldclaim.',
  trails: (who, group, leader, leading) =>
    `${who === null ? 'Deine Goldmine' : `Die Goldmine von ${who}`} ist mit ${group} kleiner als ${leader === null ? 'deine' : `die von ${leader}`} mit ${leading}.`,
  costs: (chance, count) => `Ein Fehlwurf (${percent(chance)}) kostet ${markers(count)}.`,
  took: (who, hints) =>
    `${who === null ? 'Du hast' : `${who} hat`} ${hints} ${plural(hints, 'Tipp', 'Tipps')} genommen.`,
  withHint: 'mit Tipp',
}
