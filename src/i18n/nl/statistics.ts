import type { statistics as English } from '../en/statistics'
import { plural } from '../grammar'

const decimal = (figure: number): string => figure.toFixed(1).replace('.', ',')

export const statistics: typeof English = {
  title: 'Statistiek',
  onThisDevice: 'op dit apparaat',
  people: 'Mensen',
  unnamed: 'Zonder naam',
  more: 'Meer',
  decimal,

  ofWon: (count) => `van ${count} gewonnen`,
  bestStreak: 'beste reeks',
  streak: (count) => `${count} keer winst`,
  streakNow: (count) => `nu ${count}`,
  share: (share) => `${share} van 100.`,
  mayBe: (matches, from, to) =>
    `Na ${matches} spellen kan het ware aandeel overal tussen ${from} en ${to} liggen.`,
  tooFew: 'te weinig om te zeggen',
  shareOfFew: (share) => `${share} van 100: te weinig om te zeggen.`,
  lastMatches: (count) => plural(count, 'het laatste spel', `de laatste ${count} spellen`),
  latestRight: 'nieuwste rechts',
  lastSpoken: (count, won) => `De laatste ${count}: ${won} gewonnen`,
  scaleSpoken: (won, of, share) => `${won} van ${of} gewonnen, ${share} van 100`,
  betweenSpoken: (from, to) => `waar aandeel tussen ${from} en ${to}`,

  against: 'Tegen',
  wonOfPlayed: 'gewonnen van gespeeld',
  aheadOfMeetings: 'voor van ontmoetingen',
  of: (count) => `van ${count}`,

  plays: (name) => (name === '' ? 'Zo speel jij' : `Zo speelt ${name}`),
  ticks: 'bots als streepjes',
  rolls: 'Worpen per beurt',
  busts: 'Misworpen in 100 beurten',
  spaces: 'Velden per keer stoppen',
  bolderCalmer: (lower, from, upper, to) =>
    `Moediger dan een ${lower} (${from}), rustiger dan een ${upper} (${to}).`,
  boldest: (lower, from) => `Moediger dan elke bot: een ${lower} heeft ${from}.`,
  calmest: (upper, to) => `Rustiger dan elke bot: een ${upper} heeft ${to}.`,
  between: (lower, from, upper, to) => `Tussen een ${lower} (${from}) en een ${upper} (${to}).`,
  most: (lower, from) => `Meer dan elke bot: een ${lower} heeft ${from}.`,
  least: (upper, to) => `Minder dan elke bot: een ${upper} heeft ${to}.`,

  choices: 'Keuzes',
  lostATurn: 'verloren punten per beurt',
  lostLast: (lost, matches) => `${lost} punten per beurt in de laatste ${matches} spellen.`,
  lostInOne: (lost) => `${lost} punten per beurt.`,
  lostFirst: (lost) => `${lost} in de eerste 10.`,
  loses: (level, lost) => `${level}: ${lost}.`,
  workedOut: (done, all) => `${done} van ${all} spellen berekend`,
  luck: 'Geluk per spel',
  even: (name) => `Zo goed als gelijk tussen ${name || 'jou'} en de anderen.`,
  lucky: 'Meer dan gelijke dobbelstenen brengen.',
  unlucky: 'Minder dan gelijke dobbelstenen brengen.',

  records: 'Records',
  pressOne: 'tik om terug te blikken',
  rollCount: (count) => `${count} ${plural(count, 'worp', 'worpen')}`,
  largestGroup: 'grootste groep',
  longestTurn: 'langste beurt',
  bestTurn: 'beste beurt in punten',

  dice: 'De dobbelstenen',
  shareOfEach: 'aandeel van elk getal',
  byPeople: 'mensen',
  byBots: 'bots',
  fairFall: 'waar eerlijke dobbelstenen vallen',
  faceSpoken: (face, people, bots) => `${face}: mensen ${people} procent, bots ${bots} procent`,
  tooFewDice: 'Nog te weinig worpen voor een oordeel.',
  fair: 'Precies als eerlijke dobbelstenen, voor mensen en bots.',
  aLittleUneven: 'Iets ongelijk, zoals 1 op 20 eerlijke tellingen.',
  uneven: 'Ongelijk, zoals 1 op 100 eerlijke tellingen.',
  veryUneven: 'Ongelijker dan 999 van 1.000 eerlijke tellingen: toeval of een fout.',
  diceCount: (people, bots) => `${people} dobbelstenen van mensen, ${bots} van bots.`,
  bustCount: (busts) => `${busts} ${plural(busts, 'misworp', 'misworpen')}.`,
  bustsExpected: (expected) => `De kansen vóór elke worp tellen op tot ${expected}:`,
  withinChance: 'ruim binnen het toeval.',
  oneIn20: 'zoals 1 op 20 tellingen.',
  oneIn400: 'zoals 1 op 400 tellingen.',

  whatCounts:
    'Spellen die hier zijn uitgespeeld of uit een reservekopie komen, tellen mee. Kopieën, spellen die vanuit een ander verdergaan en spellen die als tekst zijn toegevoegd niet.',

  nothing: 'Nog niets te tellen',
  nothingNote: 'Speel een spel uit en het telt hier mee: winst, durf, keuzes en elke dobbelsteen.',
}
