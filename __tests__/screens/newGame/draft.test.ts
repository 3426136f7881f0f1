/** Setting up a table: seats, names, brands and colours. */
import type { Player } from '@/match'
import {
  namesOf,
  playersOfDraft,
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

test('New seats get free colours, and fewer seats remove the last players', () => {
  const five = withSeatCount(draftOf(null), 5)
  expect(new Set(five.seats.map(({ colour }) => colour)).size).toBe(5)
  expect(new Set(five.seats.map(({ brand }) => brand)).size).toBe(5)
  expect(seatCountOf(five)).toBe(5)
  expect(withSeatCount(five, 3).seats).toEqual(five.seats.slice(0, 3))
})

test('A new player gets the brand of their colour unless somebody has it', () => {
  const draft = withSeat(draftOf(null), 0, { brand: 'pick' })
  const third = withSeatCount(draft, 3).seats[2]!
  expect(third.colour).toBe('verdigris')
  expect(third.brand).toBe('star')
})

test('Trims names and collapses spaces within them', () => {
  expect(names(named('  Anna ', 'Doc   Hollis'))).toEqual(['Anna', 'Doc Hollis'])
})

test('An invisible name counts as none, and names that look alike count as equal', () => {
  expect(names(named('\u200B\u2060', '\u202E'))).toEqual(['Player 1', 'Player 2'])
  expect(names(named('Anna', 'An\u200Bna'))).toEqual(['Anna', 'Anna 2'])
})

test('A duplicate name gets a number, regardless of case', () => {
  expect(names(named('Anna', 'anna', 'ANNA'))).toEqual(['Anna', 'anna 2', 'ANNA 3'])
})

test('A default name gives way to the same name typed by a player', () => {
  expect(names(named('Player 2', '', 'Mei'))).toEqual(['Player 2', 'Player 3', 'Mei'])
})

test('An unnamed bot is called by its level, and a second one gets a number', () => {
  const bots = [1, 2].reduce(
    (draft, key) => withSeat(draft, key, { pilot: botOf('homesteader') }),
    withSeatCount(draftOf(null), 3),
  )
  expect(names(bots)).toEqual(['Player 1', 'Widow Marsh', 'Widow Marsh 2'])
})

test('A bot gets its level’s brand and colour, unless they were chosen', () => {
  const bot = withSeat(draftOf(null), 1, { pilot: botOf('baron') })
  expect(bot.seats[1]).toMatchObject({ colour: 'violet', brand: 'spade' })
  const chosen = withSeat(bot, 1, { colour: 'verdigris' })
  expect(withSeat(chosen, 1, { name: 'Oma' }).seats[1]).toMatchObject({ colour: 'verdigris', brand: 'spade' })
  const other = withSeat(withSeat(chosen, 1, { name: 'Oma' }), 1, { pilot: botOf('greenhorn') })
  expect(other.seats[1]).toMatchObject({ name: '', colour: 'vermilion', brand: 'wheel' })
})

describe('a known player who joins', () => {
  const sam = {
    name: 'Sam',
    liked: { colour: 'prussian', brand: 'wheel' },
    pilot: { who: 'person' },
  } as const
  const doc = { name: '', liked: { colour: 'verdigris', brand: 'pick' }, pilot: botOf('prospector') } as const
  const joined = (draft: Draft, ...all: readonly (typeof sam | typeof doc)[]): Draft =>
    all.reduce((seated, each) => withNewcomer(seated, each).draft, draft)

  test('takes the first unnamed seat, or else a new one', () => {
    expect(names(joined(named('Anna', '', 'Mei'), sam))).toEqual(['Anna', 'Sam', 'Mei'])
    expect(names(joined(draftOf(null), sam))).toEqual(['Sam', 'Player 2'])
    expect(names(joined(named('Anna', 'Ruben'), sam))).toEqual(['Anna', 'Ruben', 'Sam'])
  })

  test('does not take your seat if you are the only person, and a bot never takes it', () => {
    expect(names(joined(draftOf(null), doc))).toEqual(['Player 1', 'Doc Hollis'])
    expect(names(joined(draftOf(null), doc, sam))).toEqual(['Player 1', 'Doc Hollis', 'Sam'])
  })

  test('gets their favourite brand and colour if free, and later when they become free', () => {
    const table = joined(named('Anna', 'Ruben'), sam)
    expect(table.seats[2]).toMatchObject({ colour: 'verdigris', brand: 'wheel', liked: sam.liked })
    expect(withSeat(table, 0, { colour: 'violet' }).seats[2]).toMatchObject({ colour: 'prussian' })
    expect(withoutSeat(table, 0).seats[1]).toMatchObject({ name: 'Sam', colour: 'prussian' })
  })

  test('finds no seat at a full table unless one seat is unnamed', () => {
    const five = named('Anna', 'Ruben', 'Mei', 'Jonas', 'Elif')
    expect([isFull(five, 'person'), isFull(five, 'bot')]).toEqual([true, true])
    expect(withNewcomer(five, sam)).toEqual({ draft: five, key: null })
    const open = withSeat(five, 0, { name: '' })
    expect([isFull(open, 'person'), isFull(open, 'bot')]).toEqual([false, true])
    expect(names(joined(open, sam))[0]).toBe('Sam')
  })
})

test('Players swap seats, and the ends stay in place', () => {
  const draft = named('Anna', 'Ruben', 'Mei')
  expect(names(withSeatMoved(draft, 1, -1))).toEqual(['Ruben', 'Anna', 'Mei'])
  expect(withSeatMoved(draft, 0, -1)).toBe(draft)
  expect(withSeatMoved(draft, 2, 1)).toBe(draft)
})

test('At least two players remain', () => {
  const three = named('Anna', 'Ruben', 'Mei')
  const two = withoutSeat(three, 1)
  expect(names(two)).toEqual(['Anna', 'Mei'])
  expect(canRemove(two)).toBe(false)
  expect(withoutSeat(two, 0)).toBe(two)
})

test('A brand or colour that another player has is taken', () => {
  const draft = named('Anna', 'Ruben')
  expect(brandTakenBy(draft, 1, 'star')?.name).toBe('Anna')
  expect(brandTakenBy(draft, 0, 'star')).toBeNull()
  expect(colourTakenBy(draft, 0, 'madder')?.name).toBe('Ruben')
  expect(colourTakenBy(draft, 0, 'violet')).toBeNull()
})

test('Restores the last table, with default names still default', () => {
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

test('A known player gets their favourite colour even if they had another one last time', () => {
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

test('The device’s owner is the person who sat down first, wherever they sit now', () => {
  const draft = named('Anna', 'Ruben')
  expect(ownerKey(draft)).toBe(0)
  expect(ownerKey(withSeatMoved(draft, 0, 1))).toBe(0)
  const bot = { pilot: { who: 'bot', level: 'baron', temperament: null } } as const
  expect(ownerKey(withSeat(draft, 0, bot))).toBe(1)
  expect(ownerKey(withSeat(withSeat(draft, 0, bot), 1, bot))).toBeNull()
})

test('Replacing a bot by a person, or a person by a bot, does not keep the name', () => {
  const table = withSeat(withSeat(named('Anna', ''), 1, { pilot: botOf('baron') }), 1, { name: 'Oma' })
  const person = { who: 'person' } as const
  expect(withSeat(table, 1, { pilot: person }).seats.map(({ name }) => name)).toEqual(['Anna', ''])
  expect(withSeat(table, 0, { pilot: botOf('baron') }).seats[0]!.name).toBe('')
  expect(withSeat(table, 1, { pilot: botOf('baron') }).seats[1]!.name).toBe('Oma')
})
