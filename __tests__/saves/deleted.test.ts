/** Deleted matches expire only by their own record, and only after the app has been used on 30 other days. */
import { recordOf } from '@/match'
import { createDisk, type Disk } from '../fixtures/disk'
import { matchFor, statesOf } from '../fixtures/matches'
import { openOn, reopen, timeAt, type Room } from './room'

const id = 'kitchen-table'
const day = 24 * 60 * 60
const onDay = (number: number) => ({ now: () => timeAt(number * day) })

const withDeleted = async (moves = 8): Promise<Disk> => {
  const { saves, disk } = await openOn()
  for (const match of statesOf(matchFor(2, moves))) saves.save(match)
  await saves.remove(id)
  await saves.settled()
  return disk
}

/** Uses the app on each of these days. */
const usedOn = async (disk: Disk, days: readonly number[]): Promise<Room> => {
  let room = await reopen(disk, onDay(0))
  for (const each of days) room = await reopen(room.disk, onDay(each))
  return room
}

const daysTo = (last: number) => Array.from({ length: last }, (_, at) => at + 1)
const states = statesOf(matchFor(2, 20))

describe('a deleted match', () => {
  it('is gone when the app has been used on 30 other days, and not a day before', async () => {
    const early = await usedOn(await withDeleted(), daysTo(29))
    expect(early.saves.state.getState().deleted).toHaveLength(1)
    const late = await reopen(early.disk, onDay(30))
    expect(late.saves.state.getState().deleted).toEqual([])
    expect([...late.disk.contents.keys()].filter((key) => key.includes(id))).toEqual([])
    expect(await late.saves.read(id)).toEqual({ ok: false, reason: 'not-found' })
  })

  it.each([7, 8])('disappears from every key on the disk, after %i moves', async (moves) => {
    const late = await usedOn(await withDeleted(moves), daysTo(30))
    expect([...late.disk.contents.keys()].sort()).toEqual(['claim-it/days', 'claim-it/index'])
    expect((await reopen(late.disk)).saves.state.getState()).toMatchObject({ entries: [], deleted: [] })
  })

  it.each([
    ['40 days ahead once', [40]],
    ['40 days ahead again and again', Array.from({ length: 60 }, () => 40)],
    ['40 days ahead and right by turns', Array.from({ length: 58 }, (_, at) => (at % 2 === 0 ? 40 : 0))],
    ['at one day after half a year', [180]],
    ['before it was deleted', [-4000, -3000]],
  ])('stays when the clock is %s', async (_, days) => {
    const { saves } = await usedOn(await withDeleted(), days)
    expect(saves.state.getState().deleted).toHaveLength(1)
  })

  it('stays, with a new count, when the count of days is damaged', async () => {
    const { disk } = await usedOn(await withDeleted(), daysTo(20))
    disk.contents.set(
      'claim-it/days',
      disk.contents.get('claim-it/days')!.replace('"before":0', '"before":4'),
    )
    const again = await usedOn(disk, daysTo(29))
    expect(again.saves.state.getState().deleted).toHaveLength(1)
    expect((await reopen(again.disk, onDay(30))).saves.state.getState().deleted).toEqual([])
  })

  it('from a build that did not count days expires 30 days of use after the first start that does', async () => {
    const disk = await withDeleted()
    const {
      check: _,
      since: __,
      ...old
    } = JSON.parse(disk.contents.get(`claim-it/match/${id}`)!) as Record<string, unknown>
    const text = JSON.stringify(old)
    const early = await usedOn(createDisk(new Map([[`claim-it/match/${id}`, text]])), daysTo(29))
    expect(early.saves.state.getState().deleted).toHaveLength(1)
    expect((await reopen(early.disk, onDay(30))).saves.state.getState().deleted).toEqual([])
  })

  it('that is restored on the 29th day and continued stays, even if the list was never written', async () => {
    const { saves, disk } = await usedOn(await withDeleted(), daysTo(29))
    const stale = disk.contents.get('claim-it/index')!
    await saves.restore(id)
    saves.save(states[9]!)
    await saves.settled()
    disk.contents.set('claim-it/index', stale)
    for (const days of [[31], daysTo(40)]) {
      const late = await usedOn(disk, days)
      expect(late.saves.state.getState()).toMatchObject({ entries: [{ id }], deleted: [] })
      const read = await late.saves.read(id)
      expect(read.ok && recordOf(read.match)).toEqual(recordOf(states[9]!))
    }
  })

  it('is removed only when both its copies are deleted', async () => {
    const { disk } = await usedOn(await withDeleted(), daysTo(29))
    disk.contents.delete(`claim-it/twin/${id}`)
    const careful = await reopen(disk, onDay(30))
    expect(careful.saves.state.getState().deleted).toHaveLength(1)
    expect((await reopen(careful.disk, onDay(31))).saves.state.getState().deleted).toEqual([])
  })

  it('that is played is no longer deleted', async () => {
    const { saves, disk } = await openOn(await withDeleted())
    saves.save(states[9]!)
    expect(saves.state.getState()).toMatchObject({ entries: [{ id, deleted: null }], deleted: [] })
    await saves.settled()
    expect((await usedOn(disk, daysTo(40))).saves.state.getState()).toMatchObject({ entries: [{ id }] })
  })

  it('says how many days are left by how often the app was used', async () => {
    const { saves } = await usedOn(await withDeleted(), [3, 90])
    const { deleted, daysUsed } = saves.state.getState()
    expect(daysUsed - deleted[0]!.since!).toBe(2)
  })

  it('is not removed while the app stays open, but the days count', async () => {
    const disk = await withDeleted()
    let days = 0
    const { saves } = await openOn(createDisk(new Map(disk.contents)), { now: () => timeAt(days * day) })
    for (const match of states) {
      days += 1
      saves.save({ ...match, info: { ...match.info, id: 'other' } })
    }
    expect(saves.state.getState()).toMatchObject({ daysUsed: states.length + 1, deleted: [{ id }] })
  })
})
