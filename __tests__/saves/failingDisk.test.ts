/** A disk that stays broken: it is told of, play goes on, and nothing is dropped. */
import { createDisk, type Disk } from '../fixtures/disk'
import { actions, expectAllElseIntact, furnished, moves, others, states } from './furnished'
import { openOn, reopen } from './room'

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
