import { joinList, plural, wholePercent } from '../grammar'
import type { Position } from '../refusalFacts'
import { called, type Who } from '../who'

const words = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
]
const ordinals = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
]

export const counted = (count: number): string => words[count] ?? String(count)
export const Counted = (count: number): string => capitalised(counted(count))

const endings = new Map([
  [1, 'st'],
  [2, 'nd'],
  [3, 'rd'],
])
const isTeen = (count: number): boolean => Math.floor((count % 100) / 10) === 1
export const ordinal = (count: number): string =>
  ordinals[count - 1] ?? `${count}${isTeen(count) ? 'th' : (endings.get(count % 10) ?? 'th')}`

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

export const common = {
  /** A drawn stake replaces the exclamation mark in the word mark. */
  appName: 'Claim It!',
  back: 'Back',
  close: 'Close',
  done: 'Done',
  howToPlay: 'How to play',
  settings: 'Settings',
  newGame: 'New game',
  savedGames: 'Saved games',
  undo: 'Undo',
  loading: 'One moment',
  round: (round: number) => `Round ${round}`,
  lastRound: 'Last round',
  you: 'You',
  starts: (who: Who) => (who === null ? 'You start' : `${who} starts`),
  turn: (who: Who) => (who === null ? 'Your turn' : `${who}’s turn`),
  list: joinList('and'),
  percent: (value: number) => `${wholePercent(value)}%`,
  space: ({ column, row }: Position) => `column ${column}, row ${row}`,
  squatters: (count: number) => `${count} ${plural(count, 'squatter', 'squatters')}`,
  claims: (count: number) => `${count} ${plural(count, 'claim', 'claims')}`,
  spaces: (count: number) => `${count} ${plural(count, 'space', 'spaces')}`,
  markers: (count: number) => `${count} ${plural(count, 'marker', 'markers')}`,
  takenFrom: (count: number, from: readonly Who[]) =>
    `${count} taken from ${joinList('and')(called(from, 'you'))}.`,
  players: (count: number) => `${count} ${plural(count, 'player', 'players')}`,
  /** Months are counted from 0. */
  date: {
    today: (time: string) => `Today at ${time}`,
    yesterday: (time: string) => `Yesterday at ${time}`,
    thisYear: (day: number, month: number) => `${day} ${months[month]}`,
    earlier: (day: number, month: number, year: number) => `${day} ${months[month]} ${year}`,
  },
}

const months: readonly string[] = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]
