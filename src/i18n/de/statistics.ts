import type { statistics as English } from '../en/statistics'
import { plural } from '../grammar'

const decimal = (figure: number): string => figure.toFixed(1).replace('.', ',')

export const statistics: typeof English = {
  title: 'Statistik',
  onThisDevice: 'auf diesem Gerät',
  people: 'Menschen',
  unnamed: 'Ohne Namen',
  more: 'Mehr',
  decimal,

  ofWon: (count) => `von ${count} gewonnen`,
  bestStreak: 'beste Serie',
  streak: (count) => `${count} ${plural(count, 'Sieg', 'Siege')}`,
  streakNow: (count) => `jetzt ${count}`,
  share: (share) => `${share} von 100.`,
  mayBe: (matches, from, to) =>
    `Nach ${matches} Spielen kann der wahre Anteil irgendwo zwischen ${from} und ${to} liegen.`,
  tooFew: 'zu wenige für ein Urteil',
  shareOfFew: (share) => `${share} von 100: zu wenige für ein Urteil.`,
  lastMatches: (count) => plural(count, 'das letzte Spiel', `die letzten ${count} Spiele`),
  latestRight: 'neueste rechts',
  lastSpoken: (count, won) => `Die letzten ${count}: ${won} gewonnen`,
  scaleSpoken: (won, of, share) => `${won} von ${of} gewonnen, ${share} von 100`,
  betweenSpoken: (from, to) => `wahrer Anteil zwischen ${from} und ${to}`,

  against: 'Gegen',
  wonOfPlayed: 'gewonnen von gespielt',
  aheadOfMeetings: 'vorn von Begegnungen',
  of: (count) => `von ${count}`,

  plays: (name) => (name === '' ? 'So spielst du' : `So spielt ${name}`),
  ticks: 'Bots als Striche',
  rolls: 'Würfe je Zug',
  busts: 'Fehlwürfe in 100 Zügen',
  spaces: 'Felder beim Aufhören',
  bolderCalmer: (lower, from, upper, to) => `Mutiger als: ${lower} (${from}). Ruhiger als: ${upper} (${to}).`,
  boldest: (lower, from) => `Mutiger als alle Bots. ${lower}: ${from}.`,
  calmest: (upper, to) => `Ruhiger als alle Bots. ${upper}: ${to}.`,
  between: (lower, from, upper, to) => `Zwischen ${lower} (${from}) und ${upper} (${to}).`,
  most: (lower, from) => `Mehr als alle Bots. ${lower}: ${from}.`,
  least: (upper, to) => `Weniger als alle Bots. ${upper}: ${to}.`,

  choices: 'Entscheidungen',
  lostATurn: 'verlorene Punkte je Zug',
  lostLast: (lost, matches) => `${lost} Punkte je Zug in den letzten ${matches} Spielen.`,
  lostInOne: (lost) => `${lost} Punkte je Zug.`,
  lostFirst: (lost) => `${lost} in den ersten 10.`,
  loses: (level, lost) => `${level}: ${lost}.`,
  workedOut: (done, all) => `${done} von ${all} Spielen berechnet`,
  luck: 'Glück je Spiel',
  even: (name) => `So gut wie ausgeglichen zwischen ${name || 'dir'} und den anderen.`,
  lucky: 'Mehr, als ausgeglichene Würfel bringen.',
  unlucky: 'Weniger, als ausgeglichene Würfel bringen.',

  records: 'Rekorde',
  pressOne: 'antippen zum Rückblick',
  rollCount: (count) => `${count} ${plural(count, 'Wurf', 'Würfe')}`,
  largestGroup: 'größte Goldmine',
  longestTurn: 'längster Zug',
  bestTurn: 'bester Zug in Punkten',

  dice: 'Die Würfel',
  shareOfEach: 'Anteil jeder Zahl',
  byPeople: 'Menschen',
  byBots: 'Bots',
  fairFall: 'wo faire Würfel liegen',
  faceSpoken: (face, people, bots) => `${face}: Menschen ${people} Prozent, Bots ${bots} Prozent`,
  tooFewDice: 'Noch zu wenige Würfe für ein Urteil.',
  fair: 'Genau wie faire Würfel, bei Menschen und Bots.',
  aLittleUneven: 'Etwas ungleich, wie jede 20. faire Zählung.',
  uneven: 'Ungleich, wie jede 100. faire Zählung.',
  veryUneven: 'Ungleicher als 999 von 1.000 fairen Zählungen: Zufall oder ein Fehler.',
  diceCount: (people, bots) => `${people} Würfel von Menschen, ${bots} von Bots.`,
  bustCount: (busts) => `${busts} ${plural(busts, 'Fehlwurf', 'Fehlwürfe')}.`,
  bustsExpected: (expected) => `Die vor jedem Wurf gezeigten Risiken ergeben zusammen ${expected}:`,
  withinChance: 'im Rahmen des Zufalls.',
  oneIn20: 'wie jede 20. Zählung.',
  oneIn400: 'wie jede 400. Zählung.',

  whatCounts:
    'Es zählen Spiele, die hier beendet oder aus einer Sicherung geholt wurden. Kopien, von einem anderen aus weitergespielte und als Text hinzugefügte Spiele zählen nicht.',

  nothing: 'Noch nichts zu zählen',
  nothingNote: 'Spiele ein Spiel zu Ende, dann zählt es hier: Siege, Mut, Entscheidungen und jeder Würfel.',
}
