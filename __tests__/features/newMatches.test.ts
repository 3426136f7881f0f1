/** Leaving a match deletes it before its first roll; afterwards the match and its table are kept. */
import { newMatch, roll, type Match } from '@/match'
import { dropIfUnplayed, rememberTable, rollOffSeed } from '@/features/table/newMatches'
import { createMemory } from '@/memory'
import type { Services } from '@/services'
import { infoFor, playOn, startedAt } from '../fixtures/matches'
import { openOn } from '../saves/room'

const fresh = newMatch(infoFor(2))
const rolled = roll(fresh, startedAt)
const { id, rules, players } = fresh.info

type Kept = Pick<Services, 'saves' | 'memory'>

const open = async (): Promise<Kept> => ({ saves: (await openOn()).saves, memory: createMemory() })
const start = async (): Promise<Kept> => {
  const kept = await open()
  kept.memory.newMatches.add(id)
  kept.saves.save(fresh)
  return kept
}
const play = (kept: Kept, match: Match): void => {
  kept.saves.save(match)
  rememberTable(kept, match)
}
const entriesOf = ({ saves }: Kept): number => saves.state.getState().entries.length

test('Deletes a match that is left before its first roll, and does not remember its table', async () => {
  const kept = await start()
  const before = kept.saves.remembered.getState()
  dropIfUnplayed(kept, id)
  expect(entriesOf(kept)).toBe(0)
  expect(kept.saves.remembered.getState()).toBe(before)
})

test('Keeps a match after its first roll, and remembers its table', async () => {
  const kept = await start()
  play(kept, rolled)
  dropIfUnplayed(kept, id)
  expect(entriesOf(kept)).toBe(1)
  expect(kept.saves.remembered.getState().lastTable).toEqual({
    solo: null,
    people: { rules, players, dice: 'screen', at: startedAt, match: id },
  })
})

test('Keeps a match that was not started in this run of the app', async () => {
  const kept = await open()
  kept.saves.save(fresh)
  dropIfUnplayed(kept, id)
  expect(entriesOf(kept)).toBe(1)
})

test('Counts each played match as one declined offer of the lesson, up to two', async () => {
  const kept = await open()
  const offered = (): number => kept.saves.remembered.getState().lessonOffered
  const played = (name: string): void =>
    [rolled, playOn(fresh, 4), rolled].forEach(({ info, steps }) =>
      rememberTable(kept, { info: { ...info, id: name }, steps }),
    )
  played('one')
  expect(offered()).toBe(1)
  played('two')
  played('three')
  expect(offered()).toBe(2)
})

test('Keeps the dice of a roll-off until somebody rolls in the match', async () => {
  const kept = await start()
  const number = (drawn: number): string => String(drawn).padStart(32, '0')
  let drawn = 0
  const draw = (table = 'table'): string =>
    rollOffSeed({ saves: kept.saves, newSeed: () => number((drawn += 1)) }, table)
  expect(draw()).toBe(number(1))
  dropIfUnplayed(kept, id)
  expect(draw()).toBe(number(1))
  expect(draw('other')).toBe(number(2))
  play(kept, rolled)
  expect(draw()).toBe(number(3))
})
