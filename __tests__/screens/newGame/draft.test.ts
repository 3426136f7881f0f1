/** Laying the table: seats, names, brands and colours before a match begins. Knows no screen. */
import type { Player } from '@/match'
import { namesOf, playersOfDraft } from '@/screens/newGame/called'
import {
  botOf,
  brandTakenBy,
  canRemove,
  colourTakenBy,
  draftOf,
  isFull,
  ownerKey,
  seatCountOf,
  withNewcomer,
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

test('A bot without a name is called as its level is, and a second one gets a number', () => {
  const bots = [1, 2].reduce(
    (draft, key) => withSeat(draft, key, { pilot: botOf('homesteader') }),
    withSeatCount(draftOf(null), 3),
  )
  expect(names(bots)).toEqual(['Player 1', 'Widow Marsh', 'Widow Marsh 2'])
})

test('A bot looks as its level likes to, another level as another, and what was chosen stays', () => {
  const bot = withSeat(draftOf(null), 1, { pilot: botOf('baron') })
  expect(bot.seats[1]).toMatchObject({ colour: 'violet', brand: 'spade' })
  const chosen = withSeat(bot, 1, { colour: 'verdigris' })
  expect(withSeat(chosen, 1, { name: 'Oma' }).seats[1]).toMatchObject({ colour: 'verdigris', brand: 'spade' })
  const other = withSeat(withSeat(chosen, 1, { name: 'Oma' }), 1, { pilot: botOf('greenhorn') })
  expect(other.seats[1]).toMatchObject({ name: '', colour: 'vermilion', brand: 'wheel' })
})

describe('who sits down', () => {
  const sam = {
    name: 'Sam',
    liked: { colour: 'prussian', brand: 'wheel' },
    pilot: { who: 'person' },
  } as const
  const doc = { name: '', liked: { colour: 'verdigris', brand: 'pick' }, pilot: botOf('prospector') } as const
  const joined = (draft: Draft, ...all: readonly (typeof sam | typeof doc)[]): Draft =>
    all.reduce((seated, each) => withNewcomer(seated, each).draft, draft)

  test('takes the first seat that nobody named, else a new one', () => {
    expect(names(joined(named('Anna', '', 'Mei'), sam))).toEqual(['Anna', 'Sam', 'Mei'])
    expect(names(joined(draftOf(null), sam))).toEqual(['Sam', 'Player 2'])
    expect(names(joined(named('Anna', 'Ruben'), sam))).toEqual(['Anna', 'Ruben', 'Sam'])
  })

  test('never takes your seat where you are the only person, and no bot takes it at all', () => {
    expect(names(joined(draftOf(null), doc))).toEqual(['Player 1', 'Doc Hollis'])
    expect(names(joined(draftOf(null), doc, sam))).toEqual(['Player 1', 'Doc Hollis', 'Sam'])
  })

  test('keeps what they like as far as nobody before them has it, and gets it when that is free', () => {
    const table = joined(named('Anna', 'Ruben'), sam)
    expect(table.seats[2]).toMatchObject({ colour: 'verdigris', brand: 'wheel', liked: sam.liked })
    expect(withSeat(table, 0, { colour: 'violet' }).seats[2]).toMatchObject({ colour: 'prussian' })
    expect(withoutSeat(table, 0).seats[1]).toMatchObject({ name: 'Sam', colour: 'prussian' })
  })

  test('finds no seat at a table of five, unless one of them has no name', () => {
    const five = named('Anna', 'Ruben', 'Mei', 'Jonas', 'Elif')
    expect([isFull(five, 'person'), isFull(five, 'bot')]).toEqual([true, true])
    expect(withNewcomer(five, sam)).toEqual({ draft: five, key: null })
    const open = withSeat(five, 0, { name: '' })
    expect([isFull(open, 'person'), isFull(open, 'bot')]).toEqual([false, true])
    expect(names(joined(open, sam))[0]).toBe('Sam')
  })
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
      pilot: { who: 'bot', level: 'baron', temperament: 'thief' },
    },
  ]
  const draft = draftOf(last, [], ['Player 1', 'Player 2'])
  expect(draft.seats.map(({ name }) => name)).toEqual(['', 'Mei'])
  expect(playersOfDraft(draft, playerName)).toEqual(last)
})

test('Who is known looks as they like to, also where they sat in another colour last time', () => {
  const last: readonly Player[] = [
    { name: 'anna', colour: 'violet', brand: 'wheel', pilot: { who: 'person' } },
    { name: 'Sal Reyes', colour: 'madder', brand: 'crescent', pilot: botOf('surveyor') },
  ]
  const draft = draftOf(last, [{ name: 'Anna', colour: 'prussian', brand: 'star', last: '' }])
  expect(draft.seats).toMatchObject([
    { name: 'anna', colour: 'prussian', brand: 'star' },
    { name: '', colour: 'madder', brand: 'crescent' },
  ])
  expect(names(draft)).toEqual(['anna', 'Sal Reyes'])
})

test('The device belongs to the person who sat down first, wherever they sit now', () => {
  const draft = named('Anna', 'Ruben')
  expect(ownerKey(draft)).toBe(0)
  expect(ownerKey(withSeatMoved(draft, 0, 1))).toBe(0)
  const bot = { pilot: { who: 'bot', level: 'baron', temperament: null } } as const
  expect(ownerKey(withSeat(draft, 0, bot))).toBe(1)
  expect(ownerKey(withSeat(withSeat(draft, 0, bot), 1, bot))).toBeNull()
})

test('A person who takes the place of a bot does not take its name, nor a bot that of a person', () => {
  const table = withSeat(withSeat(named('Anna', ''), 1, { pilot: botOf('baron') }), 1, { name: 'Oma' })
  const person = { who: 'person' } as const
  expect(withSeat(table, 1, { pilot: person }).seats.map(({ name }) => name)).toEqual(['Anna', ''])
  expect(withSeat(table, 0, { pilot: botOf('baron') }).seats[0]!.name).toBe('')
  expect(withSeat(table, 1, { pilot: botOf('baron') }).seats[1]!.name).toBe('Oma')
})
