/** What is remembered between launches. A damaged value loses no other. */
import {
  kindOf,
  latestTable,
  personCalled,
  withoutPerson,
  withPeople,
  type KnownPerson,
  type LastTable,
} from '@/saves'
import { createDisk } from '../fixtures/disk'
import { infoFor } from '../fixtures/matches'
import { openOn, reopen } from './room'

const { rules, players } = infoFor(3)
const bot = { who: 'bot', level: 'prospector' } as const
const alone = players.map((player, at) => (at === 0 ? player : { ...player, pilot: bot }))
const tableOf = (at: string, seated = players): LastTable => ({
  rules,
  players: seated,
  dice: 'screen',
  at,
  match: 'one',
})
const known = (name: string, more: Partial<KnownPerson> = {}): KnownPerson => ({
  name,
  colour: 'madder',
  brand: 'wheel',
  last: '2026-11-18T10:00:00.000Z',
  ...more,
})
const nothing = {
  lessonOffered: 0,
  lastTable: { solo: null, people: null },
  rollOffSeeds: {},
  people: [],
  passedBusts: [],
  clearingTold: false,
}
const names = (people: readonly KnownPerson[]): readonly string[] => people.map(({ name }) => name)

/** What the app remembers when it starts with this text under one key. */
const foundOn = async (name: string, stored: unknown) => {
  const text = typeof stored === 'string' ? stored : JSON.stringify(stored)
  const { saves } = await openOn(createDisk(new Map([[`claim-it/remembered/${name}`, text]])))
  return saves.remembered.getState()
}

test('Everything remembered is there at the next start', async () => {
  const { saves, disk } = await openOn()
  expect(saves.remembered.getState()).toEqual(nothing)
  const lastTable = { solo: tableOf('2', alone), people: tableOf('1') }
  saves.remember('lessonOffered', 1)
  saves.remember('lastTable', lastTable)
  saves.remember('people', [known('Anna')])
  saves.remember('clearingTold', true)
  const rollOffSeeds = { 'a table': '00112233445566778899aabbccddeeff' }
  saves.remember('rollOffSeeds', rollOffSeeds)
  const passedBusts = [{ match: 'a', turns: 3 }]
  saves.remember('passedBusts', passedBusts)
  await saves.settled()
  const expected = {
    lessonOffered: 1,
    lastTable,
    rollOffSeeds,
    people: [known('Anna')],
    passedBusts,
    clearingTold: true,
  }
  expect((await reopen(disk)).saves.remembered.getState()).toEqual(expected)
})

test('A damaged value loses no other', async () => {
  const { saves, disk } = await openOn()
  saves.remember('lessonOffered', 2)
  saves.remember('people', [known('Anna')])
  await saves.settled()
  const key = 'claim-it/remembered/people'
  disk.contents.set(key, disk.contents.get(key)!.replace('Anna', 'Anka'))
  expect((await reopen(disk)).saves.remembered.getState()).toEqual({ ...nothing, lessonOffered: 2 })
})

test('Values that a full disk refused are written once there is room', async () => {
  const { saves, disk } = await openOn()
  disk.break(disk.asked(), 'is full', 1)
  saves.remember('people', [known('Anna')])
  saves.remember('lastTable', { solo: null, people: tableOf('1') })
  await saves.settled()
  expect(saves.state.getState().problem).toBe('full')
  expect(names(saves.remembered.getState().people)).toEqual(['Anna'])
  saves.retry()
  await saves.settled()
  const again = (await reopen(disk)).saves.remembered.getState()
  expect(names(again.people)).toEqual(['Anna'])
  expect(again.lastTable.people).toEqual(tableOf('1'))
})

describe('the people', () => {
  it('are listed newest first, each name once regardless of case, at most 24', () => {
    const book = withPeople([known('Anna'), known('Ruben')], [known('ruben', { brand: 'pick' })])
    expect(names(book)).toEqual(['ruben', 'Anna'])
    expect(personCalled(book, 'RUBEN')?.brand).toBe('pick')
    const many = withPeople(
      book,
      Array.from({ length: 30 }, (_, at) => known(`Guest ${at}`)),
    )
    expect(names(many)).toHaveLength(24)
    expect(many[0]!.name).toBe('Guest 0')
  })

  it('are forgotten by name', () => {
    expect(names(withoutPerson([known('Anna'), known('Ruben')], 'anna'))).toEqual(['Ruben'])
  })

  it.each([
    ['no name', { ...known('Ruben'), name: '' }],
    ['a name nobody can see', known('\u200B')],
    ['a name too long', known('R'.repeat(41))],
    ['a colour there is not', { ...known('Ruben'), colour: 'pink' }],
    ['no time', { name: 'Ruben', colour: 'madder', brand: 'wheel' }],
    ['a name that was there before', known('ANNA')],
    ['nothing', null],
  ])('lose the one with %s alone', async (_, bad) => {
    const found = await foundOn('people', [known('Anna'), bad, known('Mei')])
    expect(names(found.people)).toEqual(['Anna', 'Mei'])
  })
})

describe('the last tables', () => {
  it('are of two kinds: one person with bots, and several people', () => {
    expect([kindOf(alone), kindOf(players)]).toEqual(['solo', 'people'])
  })

  it('include the latest of all', () => {
    const [solo, people] = [tableOf('1', alone), tableOf('2')]
    expect(latestTable({ solo, people })).toBe(people)
    expect(latestTable({ solo: { ...solo, at: '3' }, people })?.at).toBe('3')
    expect(latestTable({ solo, people: null })).toBe(solo)
    expect(latestTable({ solo: null, people: null })).toBeNull()
  })

  it.each([
    ['solo', alone],
    ['people', players],
  ] as const)('take in the one table of builds before, as %s', async (kind, seated) => {
    const before = { rules, players: seated }
    const { lastTable } = await foundOn('lastTable', before)
    expect(lastTable).toEqual({
      ...nothing.lastTable,
      [kind]: { ...before, dice: 'screen', at: '', match: null },
    })
  })

  it.each([
    ['more seats than players', { ...tableOf('1'), rules: { ...rules, seats: 4 } }],
    ['nobody at the seat that started', { ...tableOf('1'), rules: { ...rules, first: 3 } }],
    ['two players of one colour', tableOf('1', [players[0]!, players[0]!, players[1]!])],
    [
      'a player with an invisible name',
      tableOf('1', [{ ...players[0]!, name: '\u200B' }, ...players.slice(1)]),
    ],
    ['no dice there are', { ...tableOf('1'), dice: 'loaded' }],
    ['rules of nowhere', { rules: { seats: 9 } }],
  ])('lose the one with %s alone', async (_, bad) => {
    const found = await foundOn('lastTable', { solo: tableOf('1', alone), people: bad })
    expect(found.lastTable).toEqual({ solo: tableOf('1', alone), people: null })
  })
})

test('The lesson is not offered again if it was taken or declined in an earlier build', async () => {
  expect((await foundOn('lessonOffered', 'true')).lessonOffered).toBe(2)
  expect((await foundOn('lessonOffered', 'false')).lessonOffered).toBe(0)
  expect((await foundOn('lessonOffered', '7')).lessonOffered).toBe(0)
})
