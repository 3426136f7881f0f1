/** Thousands of matches: the app opens from the index, and one match is never waiting for the others. */
import { recordOf } from '@/match'
import type { Saves } from '@/saves'
import { createSavesOn } from '@/saves/saves'
import { realClock } from '@/stage/clock'
import { createDisk, phone, type Disk } from '../fixtures/disk'
import { matchFor, statesOf } from '../fixtures/matches'
import { openOn } from './room'

const states = statesOf(matchFor(2, 6, { id: 'first' }))
const isOfMatch = (key: string): boolean => /\/(match|twin)\//.test(key)

const diskWith = async (count: number): Promise<Disk> => {
  const { saves, disk } = await openOn()
  saves.save(states[3]!)
  for (let number = 1; number < count; number += 1) saves.save(matchFor(2, 2, { id: `m${number}` }))
  await saves.settled()
  return disk
}
const copyOf = (disk: Disk): Disk => createDisk(new Map(disk.contents))

const roomOn = (disk: Disk, hangsAfter: number): Saves =>
  createSavesOn({
    storage: disk,
    platform: phone,
    now: () => '2026-11-19T12:00:00.000Z',
    newId: () => 'tab',
    newSeed: () => 'a'.repeat(32),
    after: realClock.after,
    hangsAfter,
  })

/** Reports the keys that are read. */
const listening = (disk: Disk, onRead: (keys: readonly string[]) => unknown): Disk => ({
  ...disk,
  multiGet: async (keys) => {
    await onRead(keys)
    return disk.multiGet(keys)
  },
})

describe('with 1,200 matches', () => {
  let disk: Disk
  beforeAll(async () => {
    disk = await diskWith(1200)
  })

  it('reads the match that was played last, and no other that the index has', async () => {
    const read: string[] = []
    const { saves } = await openOn(listening(copyOf(disk), (keys) => read.push(...keys)))
    expect(read.filter(isOfMatch)).toEqual(['claim-it/match/m1199', 'claim-it/twin/m1199'])
    expect(saves.state.getState().entries).toHaveLength(1200)
  })

  it('keeps each text of the index far below the 2 MB that Android can read', () => {
    const index = [...disk.contents].filter(([key]) => /\/(index|rows\/\d+)$/.test(key))
    expect(index.length).toBeGreaterThan(15)
    expect(Math.max(...index.map(([, text]) => text.length))).toBeLessThan(100_000)
  })

  it('shows the latest matches, and reads and saves any of them, while the rest is being read', async () => {
    let letGo: () => void = () => undefined
    const released = new Promise<void>((resolve) => {
      letGo = resolve
    })
    const slow = listening(copyOf(disk), (keys) =>
      keys.some((key) => key.startsWith('claim-it/rows/')) ? released : undefined,
    )
    const saves = roomOn(slow, 60_000)
    const opening = saves.open()
    await new Promise<void>((resolve) => saves.state.subscribe(({ ready }) => ready && resolve()))
    expect(saves.state.getState()).toMatchObject({ isWhole: false, problem: null })
    expect(saves.state.getState().entries[0]).toMatchObject({ id: 'm1199' })
    expect(await saves.read('first')).toMatchObject({ ok: true })
    saves.save(states[4]!)
    expect(await saves.isStored('first')).toBe(true)
    expect(slow.contents.get('claim-it/match/first')).toContain(recordOf(states[4]!).moves)
    letGo()
    await opening
    expect(saves.state.getState()).toMatchObject({ isWhole: true, problem: null })
    expect(saves.state.getState().entries).toHaveLength(1200)
    expect(saves.state.getState().entries[0]).toMatchObject({ id: 'first' })
  })

  it('does not call a disk unreadable whose long list takes longer than one answer may', async () => {
    const problems = new Set<unknown>()
    const bare = copyOf(disk)
    for (const key of [...bare.contents.keys()])
      if (/\/(index|rows\/\d+)$/.test(key)) bare.contents.delete(key)
    const saves = roomOn(
      listening(bare, () => new Promise<void>((resolve) => realClock.after(2, resolve))),
      100,
    )
    saves.state.subscribe(({ problem }) => problems.add(problem))
    await saves.open()
    expect(saves.state.getState().entries).toHaveLength(1200)
    expect([...problems]).toEqual([null])
  })

  it('rebuilds a damaged page of the index from the matches', async () => {
    const damaged = copyOf(disk)
    damaged.contents.set('claim-it/rows/3', '{"format":"claim-it-rows/1","entries":[]}')
    const { saves } = await openOn(damaged)
    expect(saves.state.getState().entries).toHaveLength(1200)
    expect(damaged.contents.get('claim-it/rows/3')).toBe(disk.contents.get('claim-it/rows/3'))
  })
})
