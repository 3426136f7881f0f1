/** Which match or table Home offers, given what is saved on the device. */
import type { Match } from '@/match'
import { lessonOffers, type Entry, type LastTables } from '@/saves'
import { entryOf } from '@/saves/list'
import { situationOf } from '@/screens/home/situation'
import { matchFor } from '../../fixtures/matches'
import { anna, doc, knownAs, mei, nobody, ruben, tableOf } from '../../fixtures/tables'

const solo = tableOf([anna, doc])
const people = tableOf([anna, ruben, mei], { at: '2026-11-17T10:00:00.000Z' })
const tables = (lastTable: Partial<LastTables> = {}, lessonOffered = 0, known = [anna]) => ({
  lastTable: { solo: null, people: null, ...lastTable },
  lessonOffered,
  people: known.map((each) => knownAs(each)),
})
const listed = (match: Match): Entry =>
  entryOf({ match, title: '', revision: 1, changed: match.info.started, deleted: null, since: null })
const entryWith = (players: typeof solo.players, actions?: number): Entry =>
  listed(matchFor(players.length as 2 | 3, actions, { id: 'one', players }))

test('Offers a first match and the lesson when nothing has been played', () => {
  expect(situationOf([], tables())).toMatchObject({ card: { is: 'first' }, other: null, teaches: true })
})

test('Stops offering the lesson once it was taken, or declined twice', () => {
  expect(situationOf([], tables({}, lessonOffers - 1)).teaches).toBe(true)
  expect(situationOf([], tables({}, lessonOffers)).teaches).toBe(false)
})

test('Offers the match under way first, with the last table of the other kind beside it', () => {
  const [alone, among] = [entryWith([anna, doc], 4), entryWith([anna, ruben, mei], 4)]
  const both = tables({ solo, people })
  expect(situationOf([alone], both)).toMatchObject({ card: { is: 'underWay', entry: alone }, other: people })
  expect(situationOf([among], both)).toMatchObject({ card: { is: 'underWay', entry: among }, other: solo })
  expect(situationOf([among], tables({ people })).other).toBeNull()
})

test('Otherwise offers the latest table with its match, and the other kind beside it', () => {
  const played = { ...solo, match: 'one' }
  const entry = entryWith([anna, doc])
  expect(situationOf([entry], tables({ solo: played, people }))).toMatchObject({
    card: { is: 'lastTable', table: played, played: entry },
    other: people,
  })
  const later = { ...people, at: '2026-11-19T10:00:00.000Z' }
  expect(situationOf([entry], tables({ solo: played, people: later }))).toMatchObject({
    card: { is: 'lastTable', table: later, played: null },
    other: played,
  })
})

test('Uses the players of a finished match when no table is remembered', () => {
  const entry = entryWith([anna, ruben])
  expect(situationOf([entry], tables()).card).toMatchObject({
    is: 'lastTable',
    table: { players: [anna, ruben], match: 'one' },
    played: entry,
  })
})

test('Uses a name learned later for a person who played the last table unnamed', () => {
  const unnamed = tableOf([nobody, doc])
  const { card, owner } = situationOf([], tables({ solo: unnamed, people }))
  expect(owner?.name).toBe('Anna')
  expect(card.is === 'lastTable' && card.table.players.map(({ name }) => name)).toEqual([
    'Anna',
    'Doc Hollis',
  ])
  const forgotten = situationOf([], tables({ solo: unnamed, people }, 0, []))
  expect(forgotten.owner).toBeNull()
  expect(forgotten.card).toMatchObject({ table: { players: [nobody, doc] } })
})
