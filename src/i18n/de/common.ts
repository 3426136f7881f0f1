import type { common as EnglishCommon } from '../en/common'
import { joinList, plural, wholePercent } from '../grammar'
import { called } from '../who'

const words = [
  'kein',
  'ein',
  'zwei',
  'drei',
  'vier',
  'fünf',
  'sechs',
  'sieben',
  'acht',
  'neun',
  'zehn',
  'elf',
  'zwölf',
]
const ordinals = [
  'erster',
  'zweiter',
  'dritter',
  'vierter',
  'fünfter',
  'sechster',
  'siebter',
  'achter',
  'neunter',
  'zehnter',
]

export const counted = (count: number): string => words[count] ?? String(count)
export const ordinal = (count: number): string => ordinals[count - 1] ?? `${count}.`

export const common: typeof EnglishCommon = {
  appName: 'Claim It!',
  back: 'Zurück',
  close: 'Schließen',
  done: 'Fertig',
  howToPlay: 'Anleitung',
  settings: 'Einstellungen',
  newGame: 'Neues Spiel',
  savedGames: 'Gespeicherte Spiele',
  undo: 'Rückgängig',
  loading: 'Einen Moment',
  round: (round) => `Runde ${round}`,
  lastRound: 'Letzte Runde',
  you: 'Du',
  starts: (who) => (who === null ? 'Du beginnst' : `${who} beginnt`),
  turn: (who) => (who === null ? 'Du bist am Zug' : `${who} ist am Zug`),
  list: joinList('und'),
  percent: (value) => `${wholePercent(value)}\u00a0%`,
  space: ({ column, row }) => `Spalte ${column}, Reihe ${row}`,
  squatters: (count) => `${count} ${plural(count, 'Anspruchstein', 'Anspruchsteine')}`,
  claims: (count) => `${count} ${plural(count, 'Goldclaim', 'Goldclaims')}`,
  spaces: (count) => `${count} ${plural(count, 'Feld', 'Felder')}`,
  markers: (count) => `${count} ${plural(count, 'Stein', 'Steine')}`,
  takenFrom: (count, from) => `${count} von ${joinList('und')(called(from, 'dir'))} genommen.`,
  players: (count) => `${count} Spieler`,
  date: {
    today: (time) => `Heute um ${time}`,
    yesterday: (time) => `Gestern um ${time}`,
    thisYear: (day, month) => `${day}. ${months[month]}`,
    earlier: (day, month, year) => `${day}. ${months[month]} ${year}`,
  },
}

const months: readonly string[] = [
  'Januar',
  'Februar',
  'März',
  'April',
  'Mai',
  'Juni',
  'Juli',
  'August',
  'September',
  'Oktober',
  'November',
  'Dezember',
]
