/** A disk with other matches on it, which must all stay there whatever happens to the one being played. */
import { recordOf, type Match } from '@/match'
import { createDisk, type Disk } from '../fixtures/disk'
import { matchFor, statesOf } from '../fixtures/matches'
import { openOn, type Room } from './room'

export const actions = 12
export const states = statesOf(matchFor(2, actions, { id: 'a' }))
const [finished, other] = [matchFor(2, Infinity, { id: 'finished' }), matchFor(4, 20, { id: 'other' })]
const titles = ['', 'Monday'] as const
export const others = statesOf(matchFor(3, 4, { id: 'b' }))

/** A disk with two other matches and a setting on it. */
export const furnished = async (): Promise<Disk> => {
  const { saves, disk } = await openOn()
  saves.save(finished)
  await saves.add(other, 'Monday')
  saves.setSetting('theme', 'lantern')
  await saves.settled()
  return createDisk(new Map(disk.contents))
}

export const moves = (match: Match): string => recordOf(match).moves

export const expectAllElseIntact = async ({ saves }: Room): Promise<void> => {
  for (const [number, match] of [finished, other].entries()) {
    const read = await saves.read(match.info.id)
    expect(read.ok && recordOf(read.match, read.title)).toEqual(recordOf(match, titles[number]))
  }
  expect(saves.settings.getState().theme).toBe('lantern')
}
