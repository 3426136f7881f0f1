/** A disk that fails, fills up, hangs or tears a write in the middle: each time the match can be resumed and all else is intact. */
import { recordOf, type Match } from '@/match/index'
import { createDisk, failures, type Disk, type Failure } from '../fixtures/disk'
import { matchFor, statesOf } from '../fixtures/matches'
import { openOn, reopen, type Room } from './room'

// Every write of a run, each in a room of its own: a busy machine takes its time.
jest.setTimeout(60_000)

const actions = 12
const states = statesOf(matchFor(2, actions, { id: 'a' }))
const [finished, other] = [matchFor(2, Infinity, { id: 'finished' }), matchFor(4, 20, { id: 'other' })]
const titles = ['', 'Monday'] as const
const others = statesOf(matchFor(3, 4, { id: 'b' }))

/** A disk with two other matches and a setting on it. */
const furnished = async (): Promise<Disk> => {
  const { saves, disk } = await openOn()
  saves.save(finished)
  await saves.add(other, 'Monday')
  saves.setSetting('theme', 'lantern')
  await saves.settled()
  return createDisk(new Map(disk.contents))
}

const moves = (match: Match): string => recordOf(match).moves

/** Plays a while, with a look at another match in between, waiting for the disk after each action. */
const playOn = async ({ saves }: Room): Promise<void> => {
  for (const match of [...states.slice(0, 6), ...others, ...states.slice(6)]) {
    saves.save(match)
    await saves.settled()
  }
}

const expectAllElseIntact = async ({ saves }: Room): Promise<void> => {
  for (const [number, match] of [finished, other].entries()) {
    const read = await saves.read(match.info.id)
    expect(read.ok && recordOf(read.match, read.title)).toEqual(recordOf(match, titles[number]))
  }
  expect(saves.settings.getState().theme).toBe('lantern')
}

/** Counts the writes of an undisturbed run. */
const writesOfARun = async (): Promise<number> => {
  const room = await openOn(await furnished())
  const before = room.disk.asked()
  await playOn(room)
  return room.disk.asked() - before
}

describe.each(failures)('a disk where one write %s', (failure: Failure) => {
  it('loses nothing while the app runs: the next action tries again', async () => {
    const writes = await writesOfARun()
    for (let number = 0; number < writes; number += 1) {
      const room = await openOn(await furnished())
      room.disk.break(room.disk.asked() + number, failure)
      await playOn(room)
      room.disk.land()
      await new Promise(setImmediate)
      room.saves.retry()
      await room.saves.settled()
      expect(room.saves.state.getState().problem).toBeNull()
      const again = await reopen(room.disk)
      for (const match of [states[actions]!, others[4]!]) {
        const read = await again.saves.read(match.info.id)
        expect(read.ok && recordOf(read.match)).toEqual(recordOf(match))
      }
      expect(again.saves.state.getState().aside).toEqual([])
      await expectAllElseIntact(again)
    }
  })

  it('and is killed right there resumes at the last write that was completed', async () => {
    for (let number = 0; number <= actions; number += 1) {
      const room = await openOn(await furnished())
      const { saves, disk } = room
      for (const match of states.slice(0, number)) {
        saves.save(match)
        await saves.settled()
      }
      disk.break(disk.asked(), failure, Infinity)
      saves.save(states[number]!)
      await saves.settled()
      const again = await reopen(disk)
      const read = await again.saves.read('a')
      if (number > 0) expect(read.ok && moves(read.match)).toBe(moves(states[number - 1]!))
      else expect(read.ok).toBe(false)
      await expectAllElseIntact(again)
    }
  })
})

describe('a disk that stays broken', () => {
  it('is told of at once and until it works again, while play goes on and nothing is dropped', async () => {
    const { saves, disk } = await openOn(await furnished())
    disk.break(disk.asked(), 'is full', 40)
    for (const match of states) {
      saves.save(match)
      await saves.settled()
      expect(saves.state.getState().problem).toBe('full')
      const read = await saves.read('a')
      expect(read.ok && moves(read.match)).toBe(moves(match))
      expect(saves.state.getState().entries.map(({ id }) => id)).toContain('a')
    }
    disk.break(0, 'fails', 0)
    saves.retry()
    await saves.settled()
    expect(saves.state.getState().problem).toBeNull()
    const read = await (await reopen(disk)).saves.read('a')
    expect(read.ok && moves(read.match)).toBe(moves(states[actions]!))
  })

  it.each([
    ['fails', 'refused'],
    ['is full', 'full'],
    ['hangs', 'hangs'],
  ] as const)('that %s is called %s', async (failure, problem) => {
    const { saves, disk } = await openOn()
    disk.break(0, failure, Infinity)
    saves.save(states[1]!)
    await saves.settled()
    expect(saves.state.getState().problem).toBe(problem)
  })

  it('keeps a second match waiting too, when one goes on with another', async () => {
    const { saves, disk } = await openOn(await furnished())
    disk.break(disk.asked(), 'fails', Infinity)
    saves.save(states[5]!)
    saves.save(others[3]!)
    saves.setSetting('sound', false)
    await saves.settled()
    disk.break(0, 'fails', 0)
    saves.save(others[4]!)
    await saves.settled()
    const again = await reopen(disk)
    const first = await again.saves.read('a')
    expect(first.ok && moves(first.match)).toBe(moves(states[5]!))
    const second = await again.saves.read('b')
    expect(second.ok && moves(second.match)).toBe(moves(others[4]!))
    expect(again.saves.settings.getState().sound).toBe(false)
  })

  it('that cannot even be read still lets the app open and play', async () => {
    const disk = await furnished()
    const dead = {
      ...disk,
      getAllKeys: () => Promise.reject(new Error('No disk')),
      multiGet: () => new Promise<never>(() => undefined),
    }
    const { saves } = await openOn(dead)
    expect(saves.state.getState()).toMatchObject({ ready: true, problem: 'refused', entries: [] })
    saves.save(states[3]!)
    expect(await saves.read('a')).toMatchObject({ ok: true })
    expect(await saves.read('other')).toEqual({ ok: false, reason: 'unreachable' })
    // And what could not be read then is all there afterwards.
    await saves.settled()
    const again = await reopen(disk)
    expect(
      again.saves.state
        .getState()
        .entries.map(({ id }) => id)
        .sort(),
    ).toEqual(['a', 'finished', 'other'])
    await expectAllElseIntact(again)
  })

  it('that cannot give a broken save back says so instead of failing', async () => {
    const { saves } = await openOn({
      ...createDisk(),
      getItem: () => Promise.reject(new Error('No disk')),
    })
    expect(await saves.rawOf('claim-it/aside/some-id/abc')).toBeNull()
    expect(await saves.continueAside('claim-it/aside/some-id/abc')).toBeNull()
  })

  it('that gives only some matches makes no backup: half of one would look whole', async () => {
    const disk = await furnished()
    const moody: Disk = {
      ...disk,
      multiGet: (keys) =>
        keys.includes('claim-it/match/other') && keys.length === 2
          ? Promise.reject(new Error('No disk'))
          : disk.multiGet(keys),
    }
    const { saves } = await openOn(moody)
    expect(saves.state.getState().entries).toHaveLength(2)
    expect(await saves.exportBackup()).toBeNull()
  })

  it('that does not give a match lets it be neither renamed, deleted nor restored, and says so', async () => {
    const disk = await furnished()
    const isMatch = (keys: readonly string[]) => keys.includes('claim-it/match/other') && keys.length === 2
    let isMute = false
    const { saves } = await openOn({
      ...disk,
      multiGet: (keys) =>
        isMute && isMatch(keys) ? Promise.reject(new Error('No disk')) : disk.multiGet(keys),
    })
    const before = saves.state.getState()
    isMute = true
    expect(await saves.rename('other', 'Sunday')).toBe(false)
    expect(await saves.remove('other')).toBe(false)
    expect(await saves.restore('other')).toBe(false)
    isMute = false
    expect(await saves.read('other')).toMatchObject({ ok: true })
    expect(saves.state.getState()).toMatchObject({ entries: before.entries, deleted: before.deleted })
    expect(await saves.rename('other', 'Sunday')).toBe(true)
  })

  it('that never answers does not keep the app from opening', async () => {
    const disk = createDisk()
    const { saves } = await openOn({ ...disk, getAllKeys: () => new Promise<never>(() => undefined) })
    expect(saves.state.getState()).toMatchObject({ ready: true, problem: 'hangs' })
  })
})
