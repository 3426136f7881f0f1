import { plural } from '../grammar'

const decimal = (figure: number): string => figure.toFixed(1)
const a = (name: string): string => `${/^[AEIOU]/.test(name) ? 'an' : 'a'} ${name}`

export const statistics = {
  title: 'Statistics',
  onThisDevice: 'on this device',
  people: 'People',
  unnamed: 'Unnamed',
  more: 'More',
  decimal,

  ofWon: (count: number): string => `of ${count} won`,
  bestStreak: 'best streak',
  streak: (count: number): string => `${count} ${plural(count, 'win', 'wins')}`,
  streakNow: (count: number): string => `now ${count}`,
  share: (share: number): string => `${share} of 100.`,
  mayBe: (matches: number, from: number, to: number): string =>
    `After ${matches} matches the true share may be anything from ${from} to ${to}.`,
  tooFew: 'too few to tell',
  shareOfFew: (share: number): string => `${share} of 100: too few to tell.`,
  lastMatches: (count: number): string => plural(count, 'the last match', `the last ${count} matches`),
  latestRight: 'latest right',
  lastSpoken: (count: number, won: string): string => `Last ${count}: ${won} won`,
  scaleSpoken: (won: string, of: number, share: number): string => `${won} of ${of} won, ${share} of 100`,
  betweenSpoken: (from: number, to: number): string => `true share between ${from} and ${to}`,

  against: 'Against',
  wonOfPlayed: 'won of played',
  aheadOfMeetings: 'ahead of meetings',
  of: (count: number): string => `of ${count}`,

  /** An empty name means the owner of the device. */
  plays: (name: string): string => (name === '' ? 'How you play' : `How ${name} plays`),
  ticks: 'bots as ticks',
  rolls: 'Rolls a turn',
  busts: 'Busts in 100 turns',
  spaces: 'Spaces a stop',
  bolderCalmer: (lower: string, from: string, upper: string, to: string): string =>
    `Bolder than ${a(lower)} (${from}), calmer than ${a(upper)} (${to}).`,
  boldest: (lower: string, from: string): string => `Bolder than any bot: ${a(lower)} has ${from}.`,
  calmest: (upper: string, to: string): string => `Calmer than any bot: ${a(upper)} has ${to}.`,
  between: (lower: string, from: string, upper: string, to: string): string =>
    `Between ${a(lower)} (${from}) and ${a(upper)} (${to}).`,
  most: (lower: string, from: string): string => `More than any bot: ${a(lower)} has ${from}.`,
  least: (upper: string, to: string): string => `Less than any bot: ${a(upper)} has ${to}.`,

  choices: 'Choices',
  lostATurn: 'points lost a turn',
  lostLast: (lost: string, matches: number): string =>
    `${lost} points a turn in the last ${matches} matches.`,
  lostInOne: (lost: string): string => `${lost} points a turn.`,
  lostFirst: (lost: string): string => `${lost} in the first 10.`,
  loses: (level: string, lost: string): string => `${a(level).replace(/^a/, 'A')} loses ${lost}.`,
  workedOut: (done: number, all: number): string => `${done} of ${all} matches worked out`,
  luck: 'Luck, a match',
  even: (name: string): string =>
    `As good as even: ${name === '' ? 'your' : `${name}’s`} dice against the others’.`,
  lucky: 'More than even dice bring.',
  unlucky: 'Less than even dice bring.',

  records: 'Records',
  pressOne: 'press one to look back',
  rollCount: (count: number): string => `${count} ${plural(count, 'roll', 'rolls')}`,
  largestGroup: 'largest group',
  longestTurn: 'longest turn',
  bestTurn: 'best turn, in points',

  dice: 'The dice',
  shareOfEach: 'share of each face',
  byPeople: 'people',
  byBots: 'bots',
  fairFall: 'where fair dice fall',
  faceSpoken: (face: number, people: string, bots: string): string =>
    `${face}: people ${people} percent, bots ${bots} percent`,
  tooFewDice: 'Too few dice yet to judge.',
  fair: 'Just like fair dice, for people and bots alike.',
  aLittleUneven: 'A little uneven, as 1 fair count in 20 is.',
  uneven: 'Uneven, as 1 fair count in 100 is.',
  veryUneven: 'More uneven than 999 of 1,000 fair counts: chance, or a fault.',
  diceCount: (people: number, bots: number): string => `${people} dice by people, ${bots} by bots.`,
  bustCount: (busts: number): string => `${busts} ${plural(busts, 'bust', 'busts')}.`,
  bustsExpected: (expected: number): string => `The chances shown before each roll add up to ${expected}:`,
  withinChance: 'well within chance.',
  oneIn20: 'as 1 count in 20 is.',
  oneIn400: 'as 1 count in 400 is.',

  whatCounts:
    'Games finished here or restored from a backup count. Copies, games played on from another one, and games added as text do not.',

  nothing: 'Nothing to count yet',
  nothingNote:
    'Play a match to its end and it is counted here: wins, boldness, choices, and every die that fell.',
}
