/** Laying the table: seats, names, brands and colours before a match begins. Knows no screen. */
import type { Player } from '@/match/index'
import {
  brandTakenBy,
  canRemove,
  colourTakenBy,
  draftOf,
  namesOf,
  ownerKey,
  playersOfDraft,
  seatCountOf,
  withoutSeat,
  withSeat,
  withSeatCount,
  withSeatMoved,
  type Draft,
} from '@/screens/newGame/draft'

const playerName = (number: number): string => `Player ${number}`
const named = (...names: readonly string[]): Draft =>
  names.reduce(
    (draft, name, at) => withSeat(draft, at, { name }),
    withSeatCount(draftOf(null), names.length as 2 | 3 | 4 | 5),
  )
const names = (draft: Draft): readonly string[] => namesOf(draft, playerName)

test('A first table seats two people with names, colours and brands of their own', () => {
  expect(playersOfDraft(draftOf(null), playerName)).toEqual([
    { name: 'Player 1', colour: 'prussian', brand: 'star', pilot: { who: 'person' } },
    { name: 'Player 2', colour: 'madder', brand: 'horseshoe', pilot: { who: 'person' } },
  ])
})

test('More seats bring free colours, fewer send the last ones home', () => {
  const five = withSeatCount(draftOf(null), 5)
  expect(new Set(five.seats.map(({ colour }) => colour)).size).toBe(5)
  expect(new Set(five.seats.map(({ brand }) => brand)).size).toBe(5)
  expect(seatCountOf(five)).toBe(5)
  expect(withSeatCount(five, 3).seats).toEqual(five.seats.slice(0, 3))
})

test('A newcomer takes the brand of the colour only if nobody has it', () => {
  const draft = withSeat(draftOf(null), 0, { brand: 'pick' })
  const third = withSeatCount(draft, 3).seats[2]!
  expect(third.colour).toBe('verdigris')
  expect(third.brand).toBe('star')
})

test('Names lose the blanks around them and within', () => {
  expect(names(named('  Anna ', 'Doc   Hollis'))).toEqual(['Anna', 'Doc Hollis'])
})

test('A name that nobody can see is none, and two that look alike are the same', () => {
  expect(names(named('\u200B\u2060', '\u202E'))).toEqual(['Player 1', 'Player 2'])
  expect(names(named('Anna', 'An\u200Bna'))).toEqual(['Anna', 'Anna 2'])
})

test('A name that is already at the table gets a number, whatever its case', () => {
  expect(names(named('Anna', 'anna', 'ANNA'))).toEqual(['Anna', 'anna 2', 'ANNA 3'])
})

test('Our own names step aside for typed ones', () => {
  expect(names(named('Player 2', '', 'Mei'))).toEqual(['Player 2', 'Player 3', 'Mei'])
})

test('A bot without a name gets one of its own', () => {
  const draft = withSeat(draftOf(null), 1, {
    pilot: { who: 'bot', level: 'prospector' },
  })
  expect(names(draft)).toEqual(['Player 1', 'Widow Marsh'])
})

test('Players change seats, and those at the edge stay', () => {
  const draft = named('Anna', 'Ruben', 'Mei')
  expect(names(withSeatMoved(draft, 1, -1))).toEqual(['Ruben', 'Anna', 'Mei'])
  expect(withSeatMoved(draft, 0, -1)).toBe(draft)
  expect(withSeatMoved(draft, 2, 1)).toBe(draft)
})

test('Two players always remain', () => {
  const three = named('Anna', 'Ruben', 'Mei')
  const two = withoutSeat(three, 1)
  expect(names(two)).toEqual(['Anna', 'Mei'])
  expect(canRemove(two)).toBe(false)
  expect(withoutSeat(two, 0)).toBe(two)
})

test('A brand or colour is taken by whoever else has it', () => {
  const draft = named('Anna', 'Ruben')
  expect(brandTakenBy(draft, 1, 'star')?.name).toBe('Anna')
  expect(brandTakenBy(draft, 0, 'star')).toBeNull()
  expect(colourTakenBy(draft, 0, 'madder')?.name).toBe('Ruben')
  expect(colourTakenBy(draft, 0, 'violet')).toBeNull()
})

test('The table of the last match comes back, names of ours as names of ours', () => {
  const last: readonly Player[] = [
    { name: 'Player 1', colour: 'violet', brand: 'wheel', pilot: { who: 'person' } },
    {
      name: 'Mei',
      colour: 'madder',
      brand: 'spade',
      pilot: { who: 'bot', level: 'baron' },
    },
  ]
  const draft = draftOf(last, ['Player 1', 'Player 2'])
  expect(draft.seats.map(({ name }) => name)).toEqual(['', 'Mei'])
  expect(playersOfDraft(draft, playerName)).toEqual(last)
})

test('The device belongs to the person who sat down first, wherever they sit now', () => {
  const draft = named('Anna', 'Ruben')
  expect(ownerKey(draft)).toBe(0)
  expect(ownerKey(withSeatMoved(draft, 0, 1))).toBe(0)
  const bot = { pilot: { who: 'bot', level: 'baron' } } as const
  expect(ownerKey(withSeat(draft, 0, bot))).toBe(1)
  expect(ownerKey(withSeat(withSeat(draft, 0, bot), 1, bot))).toBeNull()
})

test('A person who takes the place of a bot does not take its name, nor a bot that of a person', () => {
  const table = draftOf([
    { name: 'Anna', colour: 'prussian', brand: 'star', pilot: { who: 'person' } },
    {
      name: 'Doc Hollis',
      colour: 'madder',
      brand: 'pick',
      pilot: { who: 'bot', level: 'prospector' },
    },
  ])
  const taken = withSeat(table, 1, { pilot: { who: 'person' } })
  expect(taken.seats.map(({ name }) => name)).toEqual(['Anna', ''])
  const left = withSeat(table, 0, { pilot: { who: 'bot', level: 'prospector' } })
  expect(left.seats[0]!.name).toBe('')
  const stronger = withSeat(table, 1, { pilot: { who: 'bot', level: 'baron' } })
  expect(stronger.seats[1]!.name).toBe('Doc Hollis')
})
