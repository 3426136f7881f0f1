/** What a match leaves behind that was begun here and is left: nothing before its first roll; from then on itself and its table. */
import { newMatch, roll, type Match } from '@/match'
import { leaveTable, markBegun, noteTable } from '@/features/table/newMatches'
import { rollOffSeed } from '@/features/table/rollOffSeeds'
import type { Saves } from '@/saves'
import { infoFor, playOn, startedAt } from '../fixtures/matches'
import { openOn } from '../saves/room'

const fresh = newMatch(infoFor(2))
const rolled = roll(fresh, startedAt)
const { id, rules, players } = fresh.info

const begin = async (): Promise<Saves> => {
  const { saves } = await openOn()
  markBegun(id)
  saves.save(fresh)
  return saves
}
const play = (saves: Saves, match: Match): void => {
  saves.save(match)
  noteTable(saves, match)
}
const entriesOf = (saves: Saves): number => saves.state.getState().entries.length

test('A match that nobody has played goes when one leaves, and nothing of it is remembered', async () => {
  const saves = await begin()
  const before = saves.remembered.getState()
  leaveTable(saves, id)
  expect(entriesOf(saves)).toBe(0)
  expect(saves.remembered.getState()).toBe(before)
})

test('From the first roll on it stays, and its table is the last one of its kind', async () => {
  const saves = await begin()
  play(saves, rolled)
  leaveTable(saves, id)
  expect(entriesOf(saves)).toBe(1)
  expect(saves.remembered.getState().lastTable).toEqual({
    solo: null,
    people: { rules, players, dice: 'screen', at: startedAt, match: id },
  })
})

test('A match of another day stays, whether or not anybody has played it', async () => {
  const { saves } = await openOn()
  saves.save(fresh)
  leaveTable(saves, id)
  expect(entriesOf(saves)).toBe(1)
})

test('Each match that is played passes the lesson over once, and the second one for good', async () => {
  const { saves } = await openOn()
  const offered = (): number => saves.remembered.getState().lessonOffered
  const played = (name: string): void =>
    [rolled, playOn(fresh, 4), rolled].forEach(({ info, steps }) =>
      noteTable(saves, { info: { ...info, id: name }, steps }),
    )
  played('one')
  expect(offered()).toBe(1)
  played('two')
  played('three')
  expect(offered()).toBe(2)
})

test('The dice thrown for who starts stand until somebody has rolled in the match', async () => {
  const saves = await begin()
  let drawn = 0
  const draw = (): string => rollOffSeed(saves, 'table', () => String((drawn += 1)))
  draw()
  leaveTable(saves, id)
  expect(draw()).toBe('1')
  expect(rollOffSeed(saves, 'other', () => 'another')).toBe('another')
  play(saves, rolled)
  expect(draw()).toBe('2')
})
