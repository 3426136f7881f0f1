/** The disk of a browser: localStorage moves to IndexedDB once, and stays where that is refused. */
import { moveOver } from '@/saves/indexedDb'
import { createPlatform } from '@/saves/platform.web'
import { openOn, reopen } from './room'
import { createDisk, type Disk } from '../fixtures/disk'
import { actions, expectAllElseIntact, furnished, moves, others, states } from './furnished'

const tabKey = 'claim-it/tab'
const isOurs = (key: string): boolean => key.startsWith('claim-it/') && key !== tabKey

type Next = (there: ReadonlyMap<string, string | null>) => readonly (readonly [string, string])[]

/** A newer disk on which the app dies before the n-th change. A change of many keys is atomic. */
const newer = (contents: Map<string, string>, changes = Infinity) => {
  const disk = createDisk(contents)
  let left = changes
  return {
    ...disk,
    update: async (keys: readonly string[], next: Next) => {
      left -= 1
      if (left < 0) throw new Error('The app has ended')
      for (const [key, text] of next(new Map(keys.map((key) => [key, contents.get(key) ?? null]))))
        contents.set(key, text)
    },
  }
}

/** An older disk on which the app dies before the n-th removal. */
const older = (contents: Map<string, string>, removals = Infinity): Disk => {
  const disk = createDisk(contents)
  let left = removals
  return {
    ...disk,
    removeItem: async (key) => {
      left -= 1
      if (left < 0) throw new Error('The app has ended')
      contents.delete(key)
    },
  }
}

/** Twelve actions of a match, beside two others and a setting. */
const played = async (count = actions): Promise<ReadonlyMap<string, string>> => {
  const { saves, disk } = await openOn(await furnished())
  for (const match of states.slice(0, count + 1)) {
    saves.save(match)
    await saves.settled()
  }
  disk.contents.set(tabKey, 'a-tab')
  return disk.contents
}

const expectAllThere = async (contents: Map<string, string>): Promise<void> => {
  const again = await reopen(createDisk(contents))
  const read = await again.saves.read('a')
  expect(read.ok && moves(read.match)).toBe(moves(states[actions]!))
  expect(again.saves.state.getState().aside).toEqual([])
  await expectAllElseIntact(again)
}

describe('moving to IndexedDB', () => {
  it('moves everything of the app, and nothing else', async () => {
    const before = await played()
    const [from, to] = [new Map([...before, ['another app', 'its text']]), new Map<string, string>()]
    await moveOver(older(from), newer(to), isOurs)
    expect([...from.keys()].sort()).toEqual(['another app', tabKey])
    await expectAllThere(to)
  })

  it('deletes nothing that cannot be read back', async () => {
    const from = new Map(await played())
    const before = new Map(from)
    const to = newer(new Map())
    const deaf = { ...to, update: async () => undefined }
    await expect(moveOver(older(from), deaf, isOurs)).rejects.toThrow()
    expect(from).toEqual(before)
  })

  it('continues after an interruption at any step', async () => {
    const before = await played()
    for (let changes = 0; changes <= 1; changes += 1)
      for (let removals = 0; removals <= before.size; removals += 1) {
        const [from, to] = [new Map(before), new Map<string, string>()]
        await moveOver(older(from, removals), newer(to, changes), isOurs).catch(() => undefined)
        await moveOver(older(from), newer(to), isOurs)
        expect([...from.keys()]).toEqual([tabKey])
        await expectAllThere(to)
      }
  })

  it('does not move a match again if a crash brought it back and it has been played since', async () => {
    const old = new Map(await played(actions - 2))
    const young = new Map<string, string>()
    await moveOver(older(new Map(old)), newer(young), isOurs)
    const room = await openOn(createDisk(young))
    for (const match of [...states.slice(actions - 1), ...others]) {
      room.saves.save(match)
      await room.saves.settled()
    }
    const back = new Map(old)
    await moveOver(older(back), newer(young), isOurs)
    expect([...back.keys()]).toEqual([tabKey])
    await expectAllThere(young)
  })

  it('keeps what another tab has played while this one was moving the same matches', async () => {
    const before = await played(actions - 3)
    const steps = ['getAllKeys', 'multiGet', 'update', 'removeItem'] as const
    for (const step of steps) {
      const [from, to] = [new Map(before), new Map<string, string>()]
      let isFirst = true
      /** Moves everything in another tab, and plays on there, before the first call of that name. */
      const otherTabFirst = async (name: (typeof steps)[number]): Promise<void> => {
        if (name !== step || !isFirst) return
        isFirst = false
        await moveOver(older(from), newer(to), isOurs)
        const { saves } = await openOn(createDisk(to))
        for (const match of states.slice(actions - 2)) saves.save(match)
        await saves.settled()
      }
      const [old, young] = [older(from), newer(to)]
      const slowOld: Disk = {
        ...old,
        getAllKeys: () => otherTabFirst('getAllKeys').then(old.getAllKeys),
        multiGet: (keys) => otherTabFirst('multiGet').then(() => old.multiGet(keys)),
        removeItem: (key) => otherTabFirst('removeItem').then(() => old.removeItem(key)),
      }
      const slowYoung = {
        ...young,
        update: (keys: readonly string[], next: Next) =>
          otherTabFirst('update').then(() => young.update(keys, next)),
      }
      await moveOver(slowOld, slowYoung, isOurs)
      const read = await (await reopen(createDisk(to))).saves.read('a')
      expect([step, read.ok && moves(read.match)]).toEqual([step, moves(states[actions]!)])
    }
  })

  it('leaves an old disk alone if it cannot be read, or if nothing on it can be deleted', async () => {
    const [from, to] = [new Map(await played()), new Map<string, string>()]
    const fails = () => Promise.reject(new DOMException('Denied', 'SecurityError'))
    await moveOver({ ...older(from), getAllKeys: fails }, newer(to), isOurs)
    await moveOver({ ...older(from), multiGet: fails }, newer(to), isOurs)
    expect(to.size).toBe(0)
    await moveOver({ ...older(from), removeItem: fails }, newer(to), isOurs)
    await expectAllThere(to)
  })

  it('puts one copy aside when a match was continued on both disks', async () => {
    const [from, to] = [new Map(await played()), new Map<string, string>()]
    const { saves, disk } = await openOn(createDisk(to))
    saves.save(states[1]!)
    await saves.settled()
    await moveOver(older(from), newer(disk.contents), isOurs)
    const again = await reopen(createDisk(disk.contents))
    const raws = again.saves.state.getState().aside.map(({ key }) => again.saves.rawOf(key))
    const texts = [await again.saves.exportText('a'), ...(await Promise.all(raws))].join('\n')
    expect(texts).toContain(moves(states[actions]!))
  })
})

describe('a browser', () => {
  const stored = new Map<string, string>()
  let isFull = false
  const real = { ...globalThis } as Record<string, unknown>
  const answers: (() => void)[] = []
  const after = (_: number, then: () => void) => {
    answers.push(then)
    return () => undefined
  }

  beforeEach(() => {
    stored.clear()
    isFull = false
    const localStorage = {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => {
        if (isFull) throw new DOMException('Full', 'QuotaExceededError')
        stored.set(key, value)
      },
    }
    Object.assign(globalThis, {
      BroadcastChannel: class {
        postMessage = () => undefined
      },
      IDBRequest: class extends EventTarget {},
      localStorage: new Proxy(localStorage, {
        ownKeys: () => [...stored.keys()],
        getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
      }),
    })
  })
  afterAll(() => Object.assign(globalThis, real))

  const withIndexedDb = (open: () => unknown) => Object.assign(globalThis, { indexedDB: { open } })
  const refuse = (): never => {
    throw new DOMException('Refused', 'InvalidStateError')
  }
  const never = () => new (globalThis as unknown as { IDBRequest: new () => EventTarget }).IDBRequest()

  it('that refuses IndexedDB saves in localStorage, and reports that as late', async () => {
    withIndexedDb(refuse)
    const { platform, storage } = createPlatform(after)
    stored.set('claim-it/match/a', 'text')
    expect(await storage.getAllKeys()).toEqual(['claim-it/match/a'])
    await storage.setItem('claim-it/match/b', 'another')
    expect(stored.get('claim-it/match/b')).toBe('another')
    expect(platform.isLate()).toBe(true)
  })

  it('that does not open IndexedDB in time counts as one that refuses it', async () => {
    withIndexedDb(never)
    const { platform, storage } = createPlatform(after)
    const keys = storage.getAllKeys()
    answers.forEach((answer) => answer())
    expect(await keys).toEqual([])
    expect(platform.isLate()).toBe(true)
  })

  it('that has used IndexedDB reads no other disk', async () => {
    withIndexedDb(refuse)
    stored.set('claim-it/disk', 'IndexedDB')
    await expect(createPlatform(after).storage.getAllKeys()).rejects.toThrow('Refused')
  })

  it.each([new DOMException('Denied', 'SecurityError'), new Error('NS_ERROR_FILE_CORRUPTED')])(
    'whose localStorage throws %p can still write, as the only tab it knows of',
    (error) => {
      Object.defineProperty(globalThis, 'localStorage', {
        configurable: true,
        get: () => {
          throw error
        },
      })
      try {
        const { platform } = createPlatform(after)
        platform.take('this tab', () => undefined)
        platform.noteTheme('lantern')
        expect(platform.isMine('this tab')).toBe(true)
      } finally {
        Object.defineProperty(globalThis, 'localStorage', { configurable: true, writable: true, value: null })
      }
    },
  )

  it('with a full disk and the name of an old tab keeps the move and reports the problem', async () => {
    withIndexedDb(refuse)
    stored.set(tabKey, 'a tab of yesterday')
    isFull = true
    const { platform, storage } = createPlatform(after)
    const { saves } = await openOn({ ...storage } as Disk, { platform })
    saves.save(states[3]!)
    await saves.settled()
    expect(saves.state.getState()).toMatchObject({ isElsewhere: false, problem: 'full' })
    const read = await saves.read('a')
    expect(read.ok && moves(read.match)).toBe(moves(states[3]!))
    stored.set(tabKey, 'a tab of today')
    saves.save(states[4]!)
    expect(saves.state.getState().isElsewhere).toBe(true)
  })
})
