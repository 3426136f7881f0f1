/** Saving, listing, reading, renaming, copying, deleting and restoring matches. */
import { gameOf, recordOf } from '@/match'
import { withChecksum } from '@/saves/disk'
import { openOn, reopen, timeAt } from './room'
import { matchFor, statesOf, withoutSeals } from '../fixtures/matches'
import { matchWith } from '../support/matches'
import { createDisk } from '../fixtures/disk'

const id = 'kitchen-table'
const ids = (entries: readonly { readonly id: string }[]) => entries.map((entry) => entry.id)

describe('saving a match', () => {
  it('starts in the same tick, and shows it in the list at once', async () => {
    const { saves, disk } = await openOn()
    const before = disk.asked()
    saves.save(matchFor(2, 8))
    expect(disk.asked()).toBe(before + 1)
    expect(disk.contents.get(`claim-it/match/${id}`)).toContain('616:16')
    expect(ids(saves.state.getState().entries)).toEqual([id])
  })

  it('takes one write for each of the two copies once a match is under way, the second when the first has finished', async () => {
    const { saves, disk } = await openOn()
    const states = statesOf(matchFor(2, 12))
    saves.save(states[0]!)
    await saves.settled()
    const before = disk.asked()
    for (const match of states.slice(1)) {
      const asked = disk.asked()
      saves.save(match)
      expect(disk.asked()).toBe(asked + 1)
      await saves.settled()
    }
    expect(disk.asked() - before).toBe(2 * (states.length - 1))
  })

  it('resumes at the last completed write after every single action', async () => {
    const { saves, disk } = await openOn()
    for (const match of statesOf(matchFor(2))) {
      saves.save(match)
      await saves.settled()
      const again = await reopen(disk)
      expect(again.saves.state.getState().entries[0]).toEqual(saves.state.getState().entries[0])
      const read = await again.saves.read(id)
      expect(read.ok && recordOf(read.match)).toEqual(recordOf(match))
    }
  })

  it('writes only the latest state that came during a write', async () => {
    const { saves, disk } = await openOn()
    const states = statesOf(matchFor(2, 20))
    states.forEach(saves.save)
    await saves.settled()
    for (const key of [`claim-it/match/${id}`, `claim-it/twin/${id}`]) {
      const written = disk.written.filter((each) => each.key === key)
      expect(written.length).toBeLessThanOrEqual(2)
      expect(JSON.parse(written.at(-1)!.value!)).toMatchObject({ moves: recordOf(states[20]!).moves })
    }
    const read = await (await reopen(disk)).saves.read(id)
    expect(read.ok && recordOf(read.match)).toEqual(recordOf(states[20]!))
  })

  it('keeps many matches apart when the player switches between them', async () => {
    const { saves, disk } = await openOn()
    const [first, second, third] = ['a', 'b', 'c'].map((name) => statesOf(matchFor(2, 30, { id: name })))
    for (let count = 0; count <= 30; count += 1) {
      saves.save([first, second, third][count % 3]![count]!)
      if (count % 4 > 0) await saves.settled()
    }
    await saves.settled()
    const again = await reopen(disk)
    expect(again.saves.state.getState().entries).toEqual(saves.state.getState().entries)
    for (const [name, match] of [
      ['a', first![30]!],
      ['b', second![28]!],
      ['c', third![29]!],
    ] as const) {
      const read = await again.saves.read(name)
      expect(read.ok && recordOf(read.match)).toEqual(recordOf(match))
    }
  })
})

describe('the list', () => {
  it('holds all that a row shows', async () => {
    const { saves } = await openOn()
    await saves.add(matchFor(3, 7), 'Sunday')
    expect(saves.state.getState().entries[0]).toMatchObject({
      id,
      title: 'Sunday',
      changed: timeAt(2),
      ended: null,
      deleted: null,
      turn: 0,
      phase: gameOf(matchFor(3, 7)).phase,
      round: 1,
      lastRound: null,
      standings: null,
    })
    saves.save(matchFor(3))
    expect(saves.state.getState().entries[0]).toMatchObject({ phase: 'over', atRisk: 0 })
    expect(saves.state.getState().entries[0]!.standings).toHaveLength(3)
  })

  it('counts as at risk every marker that a bust would take off', async () => {
    const { saves } = await openOn()
    saves.save(matchWith('111:11 111:11'))
    expect(saves.state.getState().entries[0]).toMatchObject({ atRisk: 2 })
  })

  it('has the latest change first', async () => {
    const { saves, disk } = await openOn()
    for (const name of ['a', 'b', 'c', 'a']) saves.save(matchFor(2, 8, { id: name }))
    expect(ids(saves.state.getState().entries)).toEqual(['a', 'c', 'b'])
    await saves.settled()
    expect(ids((await reopen(disk)).saves.state.getState().entries)).toEqual(['a', 'c', 'b'])
  })

  it('is drawn from the index alone, except for the match last played', async () => {
    const { saves, disk } = await openOn()
    for (const name of ['a', 'b', 'c']) saves.save(matchFor(2, 8, { id: name }))
    await saves.settled()
    const copy = createDisk(new Map(disk.contents))
    const asked: string[] = []
    const watched = {
      ...copy,
      multiGet: (keys: readonly string[]) => {
        asked.push(...keys)
        return copy.multiGet(keys)
      },
    }
    const again = await openOn(watched)
    expect(asked.filter((key) => /\/(match|twin)\//.test(key))).toEqual([
      'claim-it/match/c',
      'claim-it/twin/c',
    ])
    expect(again.saves.state.getState().entries).toEqual(saves.state.getState().entries)
  })

  it.each(['', '{}', 'null', '{"format":"claim-it-index/1","hot":null,"entries":[{}],"revisions":[1]}'])(
    'is rebuilt from the matches when the index is %j',
    async (index) => {
      const { saves, disk } = await openOn()
      for (const name of ['a', 'b', 'c']) saves.save(matchFor(2, 8, { id: name }))
      await saves.settled()
      disk.contents.set('claim-it/index', index)
      const again = await reopen(disk)
      expect(again.saves.state.getState().entries).toEqual(saves.state.getState().entries)
      expect(again.disk.contents.get('claim-it/index')).toContain('"id":"a"')
    },
  )

  it('that is intact but cannot be drawn is rebuilt from the matches on request', async () => {
    const { saves, disk } = await openOn()
    for (const name of ['a', 'b', 'c']) saves.save(matchFor(2, 8, { id: name }))
    await saves.settled()
    const index = JSON.parse(disk.contents.get('claim-it/index')!) as { readonly entries: object[] }
    const { check: _, ...fields } = { check: '', ...index }
    const entries = index.entries.map((entry) => ({ ...entry, position: 'nonsense', players: [] }))
    disk.contents.set('claim-it/index', withChecksum({ ...fields, entries }))
    const again = await reopen(disk)
    expect(again.saves.state.getState().entries.some(({ players }) => players.length === 0)).toBe(true)
    await again.saves.rebuild()
    await again.saves.settled()
    expect(again.saves.state.getState().entries).toEqual(saves.state.getState().entries)
    expect((await reopen(again.disk)).saves.state.getState().entries).toEqual(saves.state.getState().entries)
  })

  it('drops matches that are no longer on the disk, and finds those that the index lacks', async () => {
    const { saves, disk } = await openOn()
    for (const name of ['a', 'b', 'c']) saves.save(matchFor(2, 8, { id: name }))
    await saves.settled()
    const text = disk.contents.get('claim-it/match/a')!
    disk.contents.delete('claim-it/match/a')
    disk.contents.delete('claim-it/twin/a')
    disk.contents.set('claim-it/match/d', JSON.stringify({ ...recordOf(matchFor(2, 8)), id: 'd' }))
    expect(text).toContain('616')
    expect([...ids((await reopen(disk)).saves.state.getState().entries)].sort()).toEqual(['b', 'c', 'd'])
  })
})

describe('a saved match', () => {
  it('keeps a name given during play', async () => {
    const { saves, disk } = await openOn()
    saves.save(matchFor(2, 8))
    await saves.rename(id, 'Sunday')
    saves.save(matchFor(2, 9))
    await saves.settled()
    const read = await (await reopen(disk)).saves.read(id)
    expect(read.ok && recordOf(read.match, read.title)).toEqual({
      ...recordOf(matchFor(2, 9)),
      title: 'Sunday',
    })
  })

  it('can be renamed, and keeps its moves', async () => {
    const { saves, disk } = await openOn()
    saves.save(matchFor(2, 8))
    await saves.rename(id, 'Sunday')
    await saves.settled()
    const again = await reopen(disk)
    expect(again.saves.state.getState().entries[0]).toMatchObject({ title: 'Sunday' })
    const read = await again.saves.read(id)
    expect(read.ok && recordOf(read.match, read.title)).toEqual({
      ...recordOf(matchFor(2, 8)),
      title: 'Sunday',
    })
  })

  it('has its name cut to the length that a record allows', async () => {
    const { saves, disk } = await openOn()
    saves.save(matchFor(2, 8))
    await saves.rename(id, 'x'.repeat(200))
    await saves.settled()
    const read = await (await reopen(disk)).saves.read(id)
    expect(read).toMatchObject({ ok: true, title: 'x'.repeat(80) })
  })

  it('can be copied, and the copy is independent', async () => {
    const { saves } = await openOn()
    saves.save(matchFor(2, 8))
    const copy = await saves.duplicate(id, 'Again')
    expect(copy).not.toBe(id)
    const read = await saves.read(copy!)
    expect(read.ok && recordOf(withoutSeals(read.match), read.title)).toEqual({
      ...recordOf(withoutSeals(matchFor(2, 8))),
      id: copy,
      title: 'Again',
    })
    expect(saves.state.getState().entries).toHaveLength(2)
    expect(await saves.duplicate('nobody', '')).toBeNull()
  })

  it('can be deleted and restored', async () => {
    const { saves, disk } = await openOn()
    saves.save(matchFor(2, 8))
    await saves.remove(id)
    expect(saves.state.getState()).toMatchObject({ entries: [], deleted: [{ id, changed: timeAt(2) }] })
    await saves.settled()
    const again = await reopen(disk)
    expect(again.saves.state.getState()).toMatchObject({ entries: [], deleted: [{ id }] })
    await again.saves.restore(id)
    expect(again.saves.state.getState()).toMatchObject({ entries: [{ id, deleted: null }], deleted: [] })
  })

  it('without a roll can be dropped and leaves nothing; any other stays', async () => {
    const { saves, disk } = await openOn()
    const [fresh, rolled] = statesOf(matchFor(2, 8))
    saves.save(fresh!)
    saves.drop(id)
    await saves.settled()
    expect(saves.state.getState()).toMatchObject({ entries: [], deleted: [] })
    expect([...disk.contents.keys()].filter((key) => key.includes(id))).toEqual([])
    saves.save(rolled!)
    saves.drop(id)
    expect(ids(saves.state.getState().entries)).toEqual([id])
    saves.save(matchWith('235:52.', { id: 'stopped' }))
    saves.drop('stopped')
    expect(saves.state.getState().entries).toHaveLength(2)
  })

  it('that does not exist is not found', async () => {
    const { saves } = await openOn()
    expect(await saves.read('nobody')).toEqual({ ok: false, reason: 'not-found' })
  })
})
