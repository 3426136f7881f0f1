/** With a broken disk the app reports it, play goes on, and nothing is lost. */
import { recordOf } from '@/match'
import { realClock } from '@/stage/clock'
import type { Saves } from '@/saves'
import { createDisk, type Disk } from '../fixtures/disk'
import { actions, expectAllElseIntact, furnished, moves, others, states } from './furnished'
import { openOn, reopen } from './room'

describe('a disk that stays broken', () => {
  it('is reported until it works again, while play goes on and nothing is lost', async () => {
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

  it('is tried again if that was asked for while a write hung', async () => {
    const { saves, disk } = await openOn()
    disk.break(0, 'hangs', Infinity)
    saves.save(states[1]!)
    await Promise.resolve()
    disk.break(0, 'fails', 0)
    saves.retry()
    await saves.settled()
    expect(saves.state.getState().problem).toBeNull()
  })

  it('keeps the moves of a second match waiting too', async () => {
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

  it('that cannot be read still lets the app open and play', async () => {
    const disk = await furnished()
    let isDead = true
    const { saves } = await openOn({
      ...disk,
      getAllKeys: () => (isDead ? Promise.reject(new Error('No disk')) : disk.getAllKeys()),
      multiGet: (keys) => (isDead ? new Promise<never>(() => undefined) : disk.multiGet(keys)),
    })
    expect(saves.state.getState()).toMatchObject({ ready: true, problem: 'unread', entries: [] })
    saves.save(states[3]!)
    expect(await saves.read('a')).toMatchObject({ ok: true })
    expect(await saves.read('other')).toEqual({ ok: false, reason: 'unreachable' })
    // What could not be read is still there afterwards.
    isDead = false
    saves.retry()
    await untilRead(saves)
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

  it('that cannot return a broken save reports that instead of failing', async () => {
    const { saves } = await openOn({
      ...createDisk(),
      getItem: () => Promise.reject(new Error('No disk')),
    })
    expect(await saves.rawOf('claim-it/aside/some-id/abc')).toBeNull()
    expect(await saves.continueAside('claim-it/aside/some-id/abc')).toBeNull()
  })

  it('that returns only some matches makes no backup: half of one would look complete', async () => {
    const disk = await furnished()
    let isMute = false
    const moody: Disk = {
      ...disk,
      getItem: (key) => (isMute ? Promise.reject(new Error('No disk')) : disk.getItem(key)),
      multiGet: (keys) =>
        isMute && keys.includes('claim-it/match/other')
          ? Promise.reject(new Error('No disk'))
          : disk.multiGet(keys),
    }
    const { saves } = await openOn(moody)
    isMute = true
    expect(saves.state.getState().entries).toHaveLength(2)
    expect(await saves.exportBackup()).toBeNull()
  })

  it('that does not return a match refuses to rename, delete or restore it', async () => {
    const disk = await furnished()
    const isMatch = (keys: readonly string[]) => keys.includes('claim-it/match/other') && keys.length === 2
    let isMute = false
    const { saves } = await openOn({
      ...disk,
      getItem: (key) => (isMute ? Promise.reject(new Error('No disk')) : disk.getItem(key)),
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
    let isMute = true
    const { saves } = await openOn({
      ...disk,
      getAllKeys: () => (isMute ? new Promise<never>(() => undefined) : disk.getAllKeys()),
    })
    expect(saves.state.getState()).toMatchObject({ ready: true, problem: 'unread' })
    isMute = false
    await untilRead(saves)
  })
})

/** Two ways in which the first read goes wrong: it fails, or it times out. */
const slowly = <Answer>(answer: () => Promise<Answer>): Promise<Answer> =>
  new Promise((resolve) => realClock.after(60, () => resolve(answer())))
const firstReads = {
  'fails once': () => Promise.reject(new Error('The disk refuses')),
  'takes longer than anybody waits': slowly,
  'never answers': () => new Promise<never>(() => undefined),
} satisfies Record<string, <Answer>(answer: () => Promise<Answer>) => Promise<Answer>>

const untilRead = ({ state }: Saves): Promise<void> =>
  new Promise((resolve) => {
    const look = (): void => {
      if (state.getState().problem !== 'unread') resolve()
    }
    state.subscribe(look)
    look()
  })

describe.each(Object.keys(firstReads) as (keyof typeof firstReads)[])('a first read that %s', (fault) => {
  /** Twelve moves of a match on the disk, the last of them in the spare slot or at home, beside two other matches. */
  const played = async (moves: number): Promise<Disk> => {
    const room = await openOn(await furnished())
    for (const match of states.slice(0, moves + 1)) {
      room.saves.save(match)
      await room.saves.settled()
    }
    return createDisk(new Map(room.disk.contents))
  }
  /** The first of its reads goes wrong, whichever it is; a slow disk is slow a second time, so that the second attempt has not read it at once. */
  const withFirstRead = (disk: Disk, what: 'getAllKeys' | 'multiGet'): Disk => {
    let wrong = fault === 'takes longer than anybody waits' ? 2 : 1
    const once = <Answer>(answer: () => Promise<Answer>): Promise<Answer> => {
      wrong -= 1
      return wrong >= 0 ? (firstReads[fault] as typeof slowly)(answer) : answer()
    }
    return what === 'getAllKeys'
      ? { ...disk, getAllKeys: () => once(disk.getAllKeys) }
      : { ...disk, multiGet: (keys) => once(() => disk.multiGet(keys)) }
  }

  it.each(['getAllKeys', 'multiGet'] as const)(
    'is retried automatically, and the list appears (%s)',
    async (what) => {
      const { saves } = await openOn(withFirstRead(await played(7), what))
      expect(saves.state.getState()).toMatchObject({ ready: true, problem: 'unread', entries: [] })
      await untilRead(saves)
      expect(saves.state.getState().entries).toHaveLength(3)
      expect(saves.state.getState().problem).toBeNull()
      expect(saves.settings.getState().theme).toBe('lantern')
    },
  )

  it('is retried by the button', async () => {
    const { saves } = await openOn(withFirstRead(await played(7), 'getAllKeys'), {
      after: (milliseconds, then) => realClock.after(milliseconds === 20 ? 20 : 60_000, then),
    })
    saves.retry()
    await untilRead(saves)
    expect(saves.state.getState().entries).toHaveLength(3)
  })

  it.each([6, 7])('loses no move of a stored match while another is played (%i moves)', async (moved) => {
    const disk = await played(moved)
    const before = new Map(disk.contents)
    const { saves } = await openOn(withFirstRead(disk, 'getAllKeys'))
    for (const match of others) saves.save(match)
    saves.setSetting('sound', false)
    expect(disk.contents).toEqual(before)
    await untilRead(saves)
    await saves.settled()
    const again = await reopen(disk)
    const [old, fresh] = [await again.saves.read('a'), await again.saves.read('b')]
    expect(old.ok && moves(old.match)).toBe(moves(states[moved]!))
    expect(fresh.ok && moves(fresh.match)).toBe(moves(others.at(-1)!))
    expect(again.saves.settings.getState()).toMatchObject({ sound: false, theme: 'lantern' })
    await expectAllElseIntact(again)
  })
})

describe('one value that the disk can never read', () => {
  const withHole = (disk: Disk, hole: string): Disk => {
    let isThere = true
    const refuse = (): Promise<never> => Promise.reject(new Error('This one cannot be read'))
    return {
      ...disk,
      getItem: (key) => (isThere && key === hole ? refuse() : disk.getItem(key)),
      multiGet: (keys) => (isThere && keys.includes(hole) ? refuse() : disk.multiGet(keys)),
      setItem: (key, value) => {
        if (key === hole) isThere = false
        return disk.setItem(key, value)
      },
    }
  }
  const holes = ['index', 'days', 'setting/theme', 'match/finished', 'twin/finished', 'match/a', 'twin/a']

  it.each(holes.map((hole) => `claim-it/${hole}`))('(%s) hides nothing else', async (hole) => {
    const room = await openOn(await furnished())
    for (const match of states) room.saves.save(match)
    await room.saves.settled()
    const contents = new Map(room.disk.contents)
    const { saves } = await openOn(withHole(createDisk(contents), hole))
    await untilRead(saves)
    await saves.settled()
    expect(saves.state.getState().problem).toBeNull()
    for (const id of ['a', 'finished', 'other']) {
      const [here, before] = [await saves.read(id), await room.saves.read(id)]
      expect(here.ok && recordOf(here.match)).toEqual(before.ok && recordOf(before.match))
    }
  })
})

describe('a disk that accepts everything and keeps nothing', () => {
  const deaf = (disk: Disk, isDeaf: (key: string) => boolean): Disk => ({
    ...disk,
    setItem: (key, value) => (isDeaf(key) ? Promise.resolve() : disk.setItem(key, value)),
  })

  it('is detected when the app opens', async () => {
    const { saves } = await openOn(deaf(await furnished(), () => true))
    expect(saves.state.getState().problem).toBe('refused')
  })

  it.each(['claim-it/match/', 'claim-it/twin/'])(
    'is noticed at the first write of a match under %s',
    async (start) => {
      const { saves } = await openOn(deaf(await furnished(), (key) => key.startsWith(start)))
      expect(saves.state.getState().problem).toBeNull()
      saves.save(states[1]!)
      await saves.settled()
      saves.save(states[2]!)
      await saves.settled()
      expect(saves.state.getState().problem).toBe('refused')
      const read = await saves.read('a')
      expect(read.ok && moves(read.match)).toBe(moves(states[2]!))
    },
  )
})
