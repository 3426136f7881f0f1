/** Two tabs of one browser: the later one takes over, and the earlier one stops writing. */
import { recordOf, roll, stop } from '@/match'
import { createPlatform } from '@/saves/platform.web'
import type { Entry } from '@/saves'
import type { Platform } from '@/saves/platform'
import { createDisk, phone } from '../fixtures/disk'
import { matchFor, statesOf } from '../fixtures/matches'
import { openOn } from './room'

/** What the tabs of one browser share: which one writes, and a message when that changes. */
const tabsOfOneBrowser = (): (() => Platform) => {
  let holder = ''
  const listeners = new Map<string, () => void>()
  return () => ({
    ...phone,
    take: (name, onLost) => {
      holder = name
      listeners.set(name, onLost)
      for (const [other, lost] of listeners) if (other !== name) lost()
    },
    isMine: (name) => holder === name,
  })
}
const deaf = (platform: Platform): Platform => ({
  ...platform,
  take: (name) => platform.take(name, () => undefined),
})

const states = statesOf(matchFor(2, 20))
const at = '2026-11-18T12:00:00.000Z'

describe('two tabs', () => {
  it('the later one takes over, and the earlier one learns of it', async () => {
    const tab = tabsOfOneBrowser()
    const disk = createDisk()
    const early = await openOn(disk, { platform: tab() })
    early.saves.save(states[4]!)
    await early.saves.settled()
    const late = await openOn(disk, { platform: tab() })
    expect(early.saves.state.getState().isElsewhere).toBe(true)
    expect(late.saves.state.getState()).toMatchObject({
      isElsewhere: false,
      entries: [{ id: 'kitchen-table' }],
    })
  })

  it.each([
    ['which knows', (platform: Platform) => platform],
    ['which does not know', deaf],
  ])('the earlier one, %s, overwrites nothing that the later one plays', async (_, hearing) => {
    const tab = tabsOfOneBrowser()
    const disk = createDisk()
    const early = await openOn(disk, { platform: hearing(tab()) })
    for (const match of states.slice(0, 5)) {
      early.saves.save(match)
      await early.saves.settled()
    }
    const late = await openOn(disk, { platform: tab() })
    for (const match of states.slice(5, 12)) {
      late.saves.save(match)
      await late.saves.settled()
      const before = new Map(disk.contents)
      early.saves.save(states[6]!)
      await early.saves.settled()
      expect(disk.contents).toEqual(before)
    }
    expect(early.saves.state.getState().isElsewhere).toBe(true)
  })

  it('the earlier one can take over again, and goes on where the later one was', async () => {
    const tab = tabsOfOneBrowser()
    const disk = createDisk()
    const early = await openOn(disk, { platform: tab() })
    early.saves.save(states[4]!)
    await early.saves.settled()
    const late = await openOn(disk, { platform: tab() })
    late.saves.save(states[9]!)
    await late.saves.settled()
    await early.saves.takeOver()
    expect(late.saves.state.getState().isElsewhere).toBe(true)
    expect(early.saves.state.getState().isElsewhere).toBe(false)
    const read = await early.saves.read('kitchen-table')
    expect(read.ok && recordOf(read.match)).toEqual(recordOf(states[9]!))
    early.saves.save(states[10]!)
    await early.saves.settled()
    const again = await openOn(disk, { platform: tab() })
    const last = await again.saves.read('kitchen-table')
    expect(last.ok && recordOf(last.match)).toEqual(recordOf(states[10]!))
  })

  it('the earlier one shows its pages again only after reading what the later one played', async () => {
    const tab = tabsOfOneBrowser()
    const disk = createDisk()
    const early = await openOn(disk, { platform: tab() })
    early.saves.save(states[4]!)
    await early.saves.settled()
    const late = await openOn(disk, { platform: tab() })
    late.saves.save(states[9]!)
    await late.saves.settled()
    const shown = new Promise<readonly Entry[]>((resolve) =>
      early.saves.state.subscribe(({ isElsewhere, entries }) => {
        if (!isElsewhere) resolve(entries)
      }),
    )
    await early.saves.takeOver()
    expect(await shown).toEqual(late.saves.state.getState().entries)
  })

  it('a write that failed in the earlier one is not repeated after it takes over again', async () => {
    const tab = tabsOfOneBrowser()
    const disk = createDisk()
    const early = await openOn(disk, { platform: tab() })
    disk.break(disk.asked(), 'fails', 1)
    early.saves.save(states[4]!)
    await early.saves.settled()
    const late = await openOn(disk, { platform: tab() })
    late.saves.save(states[9]!)
    await late.saves.settled()
    await early.saves.takeOver()
    early.saves.retry()
    await early.saves.settled()
    const read = await early.saves.read('kitchen-table')
    expect(read.ok && recordOf(read.match)).toEqual(recordOf(states[9]!))
  })
})

describe('a write in progress when another tab opens', () => {
  it.each(['hangs', 'tears and hangs', 'fails'] as const)(
    'that then %s does not overwrite what that tab has played',
    async (failure) => {
      const tab = tabsOfOneBrowser()
      const disk = createDisk()
      const early = await openOn(disk, { platform: tab(), hangsAfter: 200 })
      disk.break(disk.asked() + 1, failure)
      early.saves.save(states[4]!)
      const late = await openOn(disk, { platform: tab() })
      late.saves.save(states[9]!)
      await late.saves.settled()
      await early.saves.takeOver()
      await early.saves.settled()
      const last = await (await openOn(disk, { platform: tab() })).saves.read('kitchen-table')
      expect(last.ok && recordOf(last.match)).toEqual(recordOf(states[9]!))
    },
  )
})

describe('moves that a full disk refused before another tab opened', () => {
  const early = async (moves: number) => {
    const tab = tabsOfOneBrowser()
    const disk = createDisk()
    const room = await openOn(disk, { platform: tab() })
    room.saves.save(states[4]!)
    await room.saves.settled()
    disk.break(0, 'is full', Infinity)
    for (const match of states.slice(5, moves + 1)) {
      room.saves.save(match)
      await room.saves.settled()
    }
    return { ...room, disk, tab }
  }

  it('are kept when their tab takes over again', async () => {
    const { saves, disk, tab } = await early(9)
    await openOn(disk, { platform: tab() })
    expect(saves.state.getState().isElsewhere).toBe(true)
    await saves.takeOver()
    const read = await saves.read('kitchen-table')
    expect(read.ok && recordOf(read.match)).toEqual(recordOf(states[9]!))
    await saves.settled()
    expect(saves.state.getState().problem).toBe('full')
    disk.break(0, 'fails', 0)
    saves.retry()
    await saves.settled()
    const last = await (await openOn(disk, { platform: tab() })).saves.read('kitchen-table')
    expect(last.ok && recordOf(last.match)).toEqual(recordOf(states[9]!))
  })

  it('become a second match if the other tab has played differently', async () => {
    const { saves, disk, tab } = await early(9)
    disk.break(0, 'fails', 0)
    const late = await openOn(disk, { platform: tab() })
    const other = roll(stop(states[4]!, at), at)
    late.saves.save(other)
    await late.saves.settled()
    await saves.takeOver()
    await saves.settled()
    const again = await openOn(disk, { platform: tab() })
    const read = await again.saves.read('kitchen-table')
    expect(read.ok && recordOf(read.match)).toEqual(recordOf(other))
    const moves = again.saves.state.getState().entries.map(async ({ id }) => {
      const found = await again.saves.read(id)
      return found.ok && recordOf(found.match).moves
    })
    expect(await Promise.all(moves)).toContain(recordOf(states[9]!).moves)
  })
})

describe('a browser that may delete the saves', () => {
  it('is asked once not to, when there is something to keep, and its answer is reported', async () => {
    const askToKeep = jest.fn(async () => false)
    const { saves } = await openOn(createDisk(), {
      platform: { ...phone, isKept: async () => false, askToKeep },
    })
    expect(saves.state.getState().mayBeCleared).toBe(true)
    expect(askToKeep).not.toHaveBeenCalled()
    saves.save(states[1]!)
    saves.save(states[2]!)
    await saves.settled()
    expect(askToKeep).toHaveBeenCalledTimes(1)
    expect(saves.state.getState().mayBeCleared).toBe(true)
  })

  it('is not reported once it has promised not to', async () => {
    const { saves } = await openOn(createDisk(), {
      platform: { ...phone, isKept: async () => false, askToKeep: async () => true },
    })
    saves.save(states[1]!)
    await saves.settled()
    expect(saves.state.getState().mayBeCleared).toBe(false)
  })
})

describe('the tabs of a browser', () => {
  const stored = new Map<string, string>()
  let isFull = false
  const before = { ...globalThis } as Record<string, unknown>
  const open = new Set<Channel>()
  class Channel {
    onmessage: ((message: object) => void) | null = null
    constructor() {
      open.add(this)
    }
    postMessage = (data: string) => open.forEach((each) => each !== this && each.onmessage?.({ data }))
  }

  beforeEach(() => {
    stored.clear()
    isFull = false
    Object.assign(globalThis, {
      BroadcastChannel: Channel,
      localStorage: {
        getItem: (key: string) => stored.get(key) ?? null,
        setItem: (key: string, value: string) => {
          if (isFull) throw new DOMException('Full', 'QuotaExceededError')
          stored.set(key, value)
        },
      },
    })
  })
  afterAll(() => Object.assign(globalThis, before))

  const anotherTabTakes = (name: string): void => new Channel().postMessage(name)

  it('store the name of the tab that writes, and notice when another replaces it', () => {
    const lost = jest.fn()
    const { platform: browser } = createPlatform(() => () => undefined)
    browser.take('first', lost)
    expect(browser.isMine('first')).toBe(true)
    stored.set('claim-it/tab', 'second')
    expect(browser.isMine('first')).toBe(false)
    expect(lost).not.toHaveBeenCalled()
    anotherTabTakes('second')
    expect(lost).toHaveBeenCalledTimes(1)
  })

  it('notice another tab even if its name cannot be stored', () => {
    const lost = jest.fn()
    isFull = true
    const { platform: browser } = createPlatform(() => () => undefined)
    browser.take('first', lost)
    expect(browser.isMine('first')).toBe(true)
    anotherTabTakes('second')
    expect(lost).toHaveBeenCalledTimes(1)
  })

  it('keep writing after somebody has emptied the disk', () => {
    const { platform: browser } = createPlatform(() => () => undefined)
    browser.take('first', () => undefined)
    stored.clear()
    expect(browser.isMine('first')).toBe(true)
  })
})
