/** Saves that cannot be read are put aside unchanged, with a reason, and can be continued from their valid part. */
import { gameOf, recordOf } from '@/match'
import { withoutSeeds } from '@/saves/quarantine'
import { readSaved, writeSaved } from '@/saves/savedMatch'
import { withChecksum } from '@/saves/disk'
import { createDisk, type Disk } from '../fixtures/disk'
import { matchFor } from '../fixtures/matches'
import { openOn, reopen, timeAt } from './room'

const key = 'claim-it/match/kitchen-table'
const sound = writeSaved({
  match: matchFor(2, 30),
  title: 'Sunday',
  revision: 7,
  changed: '2026-11-18T11:00:00.000Z',
  deleted: null,
  since: null,
})
const withMoves = (from: string, to: string) => {
  const record = { ...recordOf(matchFor(2, 30), 'Sunday'), changed: '2026-11-18T11:00:00.000Z' }
  expect(record.moves).toContain(from)
  return JSON.stringify({ ...record, moves: record.moves.replace(from, to) })
}

/** A disk with one save that may be broken, and an intact one beside it. */
const diskWith = async (text: string): Promise<Disk> => {
  const { saves, disk } = await openOn()
  saves.save(matchFor(3, 10, { id: 'neighbour' }))
  await saves.settled()
  disk.contents.set(key, text)
  return createDisk(new Map(disk.contents))
}

describe('a save that cannot be read', () => {
  it.each([
    [
      'is cut off in its 25th move',
      sound.slice(0, sound.indexOf('2:55 456:56')),
      {
        fault: { code: 'cut-off' },
        title: 'Sunday',
        players: ['Anna', 'Ben'],
        brokenAtMove: 25,
        continuesFrom: 24,
      },
    ],
    ['is cut off before its moves', sound.slice(0, 90), { fault: { code: 'cut-off' }, continuesFrom: null }],
    [
      'is cut off where something in it ends',
      sound.slice(0, sound.indexOf('"person"}') + '"person"}'.length),
      { fault: { code: 'cut-off' }, continuesFrom: null },
    ],
    ['is empty', '', { fault: { code: 'cut-off' }, continuesFrom: null }],
    ['is no JSON', 'hello', { fault: { code: 'not-json' } }],
    ['is some other JSON', '[1,2]', { fault: { code: 'not-json' } }],
    [
      'lacks a field',
      sound.replace('"coach"', '"couch"'),
      { fault: { code: 'wrong-field', field: 'coach' }, title: 'Sunday' },
    ],
    [
      'has a wrong field',
      sound.replace('"prussian"', '"pink"'),
      { fault: { code: 'wrong-field', field: 'players.0.colour' } },
    ],
    [
      'belongs under another key',
      sound.replace('kitchen-table', 'garden-table'),
      { fault: { code: 'altered' } },
    ],
    [
      'has an unknown format',
      sound.replace('claim-it/2', 'chess/1'),
      { fault: { code: 'wrong-field', field: 'format' } },
    ],
    [
      'has a move the rules refuse',
      withMoves('645:54', '645:11'),
      { fault: { code: 'refused' }, brokenAtMove: 8, continuesFrom: 7 },
    ],
    [
      'has dice that are not of its seed',
      withMoves('645:54', '646:54'),
      { fault: { code: 'foreign-dice' }, brokenAtMove: 7, continuesFrom: 6 },
    ],
    [
      'was altered, although each part is valid',
      sound.replace('"title":"Sunday"', '"title":"Sumday"'),
      { fault: { code: 'altered' }, continuesFrom: 30 },
    ],
    [
      'is larger than any match',
      sound.replace('Sunday', 'x'.repeat(2_000_000)),
      { fault: { code: 'too-large' } },
    ],
  ])('because it %s is put aside with the reason, and everything else stays', async (_, text, expected) => {
    const { saves, disk } = await openOn(await diskWith(text))
    await saves.settled()
    const { aside, entries } = saves.state.getState()
    expect(aside).toMatchObject([{ id: 'kitchen-table', ...expected }])
    expect(await saves.rawOf(aside[0]!.key)).toBe(withoutSeeds(text))
    expect(disk.contents.has(key)).toBe(false)
    expect(entries.map(({ id }) => id)).toEqual(['neighbour'])
    expect((await saves.read('neighbour')).ok).toBe(true)
    // It is still listed after the next start.
    const again = await reopen(disk)
    expect(again.saves.state.getState().aside).toEqual(aside)
  })

  it('but is still in the index is put aside when it is opened', async () => {
    const { saves, disk } = await openOn()
    for (const id of ['kitchen-table', 'b', 'c']) saves.save(matchFor(2, 8, { id }))
    await saves.settled()
    disk.contents.set(key, 'gone')
    disk.contents.set('claim-it/twin/kitchen-table', 'gone')
    const again = await reopen(disk)
    expect(again.saves.state.getState().entries).toHaveLength(3)
    expect(await again.saves.read('kitchen-table')).toMatchObject({
      ok: false,
      reason: 'put-aside',
      aside: { fault: { code: 'not-json' } },
    })
    expect(again.saves.state.getState().entries.map(({ id }) => id)).toEqual(['c', 'b'])
  })

  it('can be continued from the move before the broken one, and stays listed', async () => {
    const { saves } = await openOn(await diskWith(withMoves('645:54', '645:11')))
    const { aside } = saves.state.getState()
    const match = await saves.continueAside(aside[0]!.key)
    expect(recordOf(match!).moves).toBe('616:16 534:54 213:32 645')
    expect(gameOf(match!).phase).toBe('place')
    expect(saves.state.getState().aside).toEqual(aside)
    const read = await saves.read('kitchen-table')
    expect(read.ok && recordOf(read.match)).toEqual(recordOf(match!))
  })

  it('is deleted only on request', async () => {
    const { saves, disk } = await openOn(await diskWith('hello'))
    const [aside] = saves.state.getState().aside
    await saves.discardAside(aside!.key)
    await saves.settled()
    expect(saves.state.getState().aside).toEqual([])
    expect(disk.contents.has(aside!.key)).toBe(false)
    expect((await reopen(disk)).saves.state.getState().aside).toEqual([])
  })

  it('stays where it is if the disk has no room to put it aside, and is still listed', async () => {
    const disk = await diskWith('hello')
    disk.break(0, 'is full', Infinity)
    const { saves } = await openOn(disk)
    expect(saves.state.getState().aside).toMatchObject([{ id: 'kitchen-table', key }])
    expect(await saves.rawOf(key)).toBe('hello')
    expect(disk.contents.get(key)).toBe('hello')
  })

  it('can still be shared if the file it was put aside in is damaged too', async () => {
    const disk = createDisk(new Map([['claim-it/aside/some-id/abc', 'half a no']]))
    const { saves } = await openOn(disk)
    expect(saves.state.getState().aside).toMatchObject([{ id: 'some-id', fault: { code: 'not-json' } }])
    expect(await saves.rawOf('claim-it/aside/some-id/abc')).toBe('half a no')
  })
})

describe('a save of a newer app', () => {
  const newer = sound.replace('claim-it/2', 'claim-it/3').replace('"moves"', '"actions"')

  it('is listed as such, and never overwritten', async () => {
    const { saves, disk } = await openOn(await diskWith(newer))
    const shown = [{ id: 'kitchen-table', format: 'claim-it/3', title: 'Sunday' }]
    expect(saves.state.getState()).toMatchObject({ newer: shown, aside: [] })
    expect(await saves.read('kitchen-table')).toEqual({ ok: false, reason: 'newer' })
    const id = await saves.add(matchFor(2, 8))
    expect(id).not.toBe('kitchen-table')
    await saves.settled()
    expect(disk.contents.get(key)).toBe(newer)
    expect((await reopen(disk)).saves.state.getState().newer).toEqual(shown)
  })
})

describe('the later of two copies', () => {
  const twin = 'claim-it/twin/kitchen-table'
  const copyOf = (moves: number, revision: number) =>
    writeSaved({
      match: matchFor(2, moves),
      title: '',
      revision,
      changed: timeAt(0),
      deleted: null,
      since: null,
    })
  /** The key of the copy that a crash between the two writes leaves behind, now and in earlier builds. */
  const disks = [
    ['its own', twin],
    ['the spare one of earlier builds', 'claim-it/spare'],
  ] as const

  it.each(disks)('under %s key is the match, and is then written to both keys', async (_, under) => {
    const disk = createDisk(
      new Map([
        [key, copyOf(4, 1)],
        [under, copyOf(5, 2)],
      ]),
    )
    const { saves } = await openOn(disk)
    const read = await saves.read('kitchen-table')
    expect(read.ok && recordOf(read.match)).toEqual(recordOf(matchFor(2, 5)))
    expect([...disk.contents.keys()].filter((each) => /match|twin|spare/.test(each))).toEqual([key, twin])
    expect(disk.contents.get(key)).toBe(copyOf(5, 2))
    expect(disk.contents.get(twin)).toBe(copyOf(5, 2))
    expect(saves.state.getState().aside).toEqual([])
  })

  it.each(
    disks.flatMap(([whose, under]) => [
      [whose, under, 'damaged', (text: string) => text.replace('616', '6#6')] as const,
      [whose, under, 'of a newer app', (text: string) => text.replace('claim-it/2', 'claim-it/3')] as const,
    ]),
  )('under %s key (%s) that is %s is put aside before it is overwritten', async (_, under, __, damage) => {
    const text = damage(copyOf(5, 2))
    const { saves, disk } = await openOn(
      createDisk(
        new Map([
          [key, copyOf(4, 1)],
          [under, text],
        ]),
      ),
    )
    const { aside, entries } = saves.state.getState()
    expect(aside).toMatchObject([{ id: 'kitchen-table' }])
    expect(await saves.rawOf(aside[0]!.key)).toBe(withoutSeeds(text))
    expect(entries).toHaveLength(1)
    await saves.discardAside(aside[0]!.key)
    await saves.settled()
    expect((await reopen(disk)).saves.state.getState().aside).toEqual([])
  })

  it('is the match, and is then written to both keys, even if the index had neither', async () => {
    const { saves, disk } = await openOn()
    for (const id of ['kitchen-table', 'other']) saves.save(matchFor(2, 4, { id }))
    await saves.settled()
    disk.contents.set(key, copyOf(5, 2))
    const again = await reopen(disk)
    expect((await again.saves.read('kitchen-table')).ok).toBe(true)
    await again.saves.settled()
    expect(again.disk.contents.get(twin)).toBe(copyOf(5, 2))
  })

  it.each(disks)(
    'under %s key that was torn in the middle is an interrupted write, and is not reported',
    async (_, under) => {
      const { saves } = await openOn(
        createDisk(
          new Map([
            [key, copyOf(4, 1)],
            [under, copyOf(5, 2).slice(0, -30)],
          ]),
        ),
      )
      expect(saves.state.getState().aside).toEqual([])
      const read = await saves.read('kitchen-table')
      expect(read.ok && recordOf(read.match)).toEqual(recordOf(matchFor(2, 4)))
    },
  )

  it('is chosen even if a newer app wrote it, and is never overwritten', async () => {
    const { check: _, ...fields } = JSON.parse(copyOf(5, 2)) as { readonly check: string }
    const newer = withChecksum({ ...fields, format: 'claim-it/3' })
    const { saves, disk } = await openOn(
      createDisk(
        new Map([
          [key, copyOf(4, 1)],
          [twin, newer],
        ]),
      ),
    )
    expect(saves.state.getState()).toMatchObject({ entries: [], newer: [{ id: 'kitchen-table' }] })
    expect(disk.contents.get(twin)).toBe(newer)
  })
})

describe('two copies that are both broken', () => {
  it('are both put aside, and the longer one is offered', async () => {
    const twin = 'claim-it/twin/kitchen-table'
    const half = withMoves('645:54', '645:11')
    const disk = await diskWith('hello')
    disk.contents.set(twin, half)
    const { saves } = await openOn(disk)
    const { aside } = saves.state.getState()
    expect(await Promise.all(aside.map(({ key: each }) => saves.rawOf(each)))).toEqual([
      withoutSeeds(half),
      'hello',
    ])
    expect(aside.map(({ continuesFrom }) => continuesFrom)).toEqual([7, null])
    expect([...disk.contents.keys()].filter((each) => each.endsWith('/kitchen-table'))).toEqual([])
  })
})

describe('the text of a save', () => {
  it('is the same for the same match, however its fields are ordered', () => {
    const read = readSaved(sound)
    expect(read.ok && writeSaved(read.saved)).toBe(sound)
    const turned = JSON.stringify(Object.fromEntries(Object.entries(JSON.parse(sound) as object).reverse()))
    expect(readSaved(turned)).toEqual(read)
  })
})
