/** Texts made to freeze or poison the app, and values that a disk takes but never returns. */
import { recordOf } from '@/match'
import { withChecksum } from '@/saves/disk'
import { withoutSeeds } from '@/saves/quarantine'
import { writeBackup } from '@/saves/readImport'
import { readSaved, writeSaved } from '@/saves/savedMatch'
import { withheldFrom } from '@/saves'
import { createDisk, type Disk } from '../fixtures/disk'
import { matchFor } from '../fixtures/matches'
import { openOn, reopen, timeAt } from './room'

const match = matchFor(2, 9)
const sound = writeSaved({
  match,
  title: '',
  revision: 1,
  changed: timeAt(0),
  deleted: null,
  since: null,
})

const aside = (id: string, raw: string): string =>
  withChecksum({ format: 'claim-it-aside/1', id, putAside: timeAt(0), raw })
const backupOf = (...lines: readonly string[]): string => writeBackup(lines, timeAt(0), 0)

const deep = (depth: number): string => {
  const record = JSON.stringify({ ...recordOf(match), id: 'deep' })
  return `${record.slice(0, -1)},"x":${'['.repeat(depth)}${']'.repeat(depth)}}`
}

/** How many times as long twice the text takes, in processor time. Takes the best of some, because others use the processor too. */
const growth = (make: (length: number) => string, read: (text: string) => unknown): number => {
  const best = (text: string): number =>
    Math.min(
      ...Array.from({ length: 3 }, () => {
        const before = process.cpuUsage()
        read(text)
        const { user, system } = process.cpuUsage(before)
        return user + system
      }),
    )
  return best(make(40_000)) / Math.max(1000, best(make(20_000)))
}

it.each([
  ['backslashes', (length: number) => '\\'.repeat(length)],
  ['a seed of backslashes', (length: number) => `"seed":${'\\'.repeat(length)}`],
  ['many seeds', (length: number) => '"seed":"'.repeat(length / 8)],
])('Removes the seeds from %s in linear time', (_, make) => {
  expect(growth(make, withoutSeeds)).toBeLessThan(3)
})

it('Removes seeds however often their quotes are escaped', () => {
  const seed = { seed: 'abc' }
  const once = JSON.stringify(seed)
  const twice = JSON.stringify({ raw: once })
  expect(withoutSeeds(once)).toBe('{"seed":null}')
  expect(withoutSeeds(twice)).toBe('{"raw":"{\\"seed\\":null}"}')
  expect(withoutSeeds(JSON.stringify({ raw: twice }))).not.toContain('abc')
})

describe.each([101, 6000, 40_000])('A record nested %i deep', (depth) => {
  it('is broken, but does not throw', () => {
    expect(readSaved(deep(depth))).toMatchObject({ ok: false })
  })

  it('does not take the rest of an import with it', async () => {
    const { saves } = await openOn()
    const preview = await saves.checkImport(backupOf(sound, deep(depth)))
    expect(preview.additions).toHaveLength(1)
    expect(preview.problems).toHaveLength(1)
  })

  it('does not take the rest of the list with it', async () => {
    const { saves } = await openOn(
      createDisk(
        new Map([
          [`claim-it/match/${match.info.id}`, sound],
          [`claim-it/twin/${match.info.id}`, sound],
          ['claim-it/match/deep', deep(depth)],
        ]),
      ),
    )
    const { entries, aside: broken, problem } = saves.state.getState()
    expect(entries).toHaveLength(1)
    expect(broken).toMatchObject([{ id: 'deep' }])
    expect(problem).toBeNull()
  })
})

/** Like Android's, which takes a value of any size but returns none of 2 MB. */
const androidDisk = (contents?: Map<string, string>): Disk => {
  const disk = createDisk(contents)
  const refuseLarge = (key: string): void => {
    if (Buffer.byteLength(disk.contents.get(key) ?? '') > 2_000_000)
      throw new Error('Row too big to fit into CursorWindow')
  }
  return {
    ...disk,
    getItem: async (key) => {
      refuseLarge(key)
      return disk.getItem(key)
    },
    multiGet: async (keys) => {
      keys.forEach(refuseLarge)
      return disk.multiGet(keys)
    },
  }
}

describe('On a disk that returns no large values', () => {
  it('an import of one is refused, and saving and backups go on', async () => {
    const disk = androidDisk()
    const { saves } = await openOn(disk)
    const preview = await saves.checkImport(backupOf(sound, aside('large', 'y'.repeat(3_000_000))))
    expect(preview.additions).toHaveLength(1)
    expect(preview.kept).toEqual([])
    expect(preview.problems).toMatchObject([{ fault: { code: 'too-large' } }])
    await saves.commitImport(preview)
    await saves.settled()
    expect(saves.state.getState().problem).toBeNull()
    expect(await saves.exportBackup()).not.toBeNull()
  })

  it.each(['y', '\\', '\u0001', 'ü', '€', '\ud800'])(
    'everything that is put aside can be read again: %j',
    async (letter) => {
      const disk = androidDisk()
      const { saves } = await openOn(disk)
      const preview = await saves.checkImport(backupOf(aside('large', letter.repeat(300_000))))
      expect(preview.kept).toHaveLength(1)
      await saves.commitImport(preview)
      await saves.settled()
      expect(saves.state.getState().problem).toBeNull()
      const again = await openOn(androidDisk(disk.contents))
      expect(again.saves.state.getState().aside).toMatchObject([
        { id: 'large', fault: { code: 'too-large' } },
      ])
      expect(withheldFrom((await again.saves.exportBackup())!)).toBe(0)
    },
  )

  it('one from an earlier version is named, left out of backups, and can be discarded', async () => {
    const key = 'claim-it/aside/large/00000000'
    const disk = androidDisk(
      new Map([
        [`claim-it/match/${match.info.id}`, sound],
        [`claim-it/twin/${match.info.id}`, sound],
        [key, aside('large', 'y'.repeat(3_000_000))],
        ['claim-it/match/huge', 'z'.repeat(3_000_000)],
      ]),
    )
    const { saves } = await openOn(disk)
    while (saves.state.getState().problem === 'unread') await new Promise((later) => setTimeout(later, 5))
    await saves.settled()
    expect(saves.state.getState().entries).toHaveLength(1)
    expect(
      saves.state
        .getState()
        .aside.map((each) => [each.key, each.fault.code])
        .sort(),
    ).toEqual([
      [key, 'withheld'],
      ['claim-it/match/huge', 'withheld'],
    ])
    const backup = (await saves.exportBackup())!
    expect(withheldFrom(backup)).toBe(2)
    const elsewhere = await openOn()
    expect((await elsewhere.saves.checkImport(backup)).additions).toHaveLength(1)

    expect(await saves.rawOf(key)).toBeNull()
    for (const each of saves.state.getState().aside) await saves.discardAside(each.key)
    await saves.settled()
    expect(saves.state.getState().aside).toEqual([])
    expect(withheldFrom((await saves.exportBackup())!)).toBe(0)
    expect((await reopen(disk)).saves.state.getState()).toMatchObject({ aside: [], problem: null })
  })
})

it('Leaves a large broken save where it is if the disk would not return it from elsewhere', async () => {
  const disk = androidDisk(new Map([['claim-it/match/huge', '\\'.repeat(1_500_000)]]))
  const { saves } = await openOn(disk)
  expect(saves.state.getState().aside).toMatchObject([{ key: 'claim-it/match/huge' }])
  expect([...disk.contents.keys()].filter((each) => each.includes('/aside/'))).toEqual([])
})

it('Adds at most a thousand saves that were put aside, and counts the others', async () => {
  const { saves } = await openOn()
  const lines = Array.from({ length: 1200 }, (_, at) => aside(`id-${at}`, `{"format":"claim-it/2","x":${at}`))
  const preview = await saves.checkImport(backupOf(...lines))
  expect(preview.kept).toHaveLength(1000)
  expect(preview.problems.length + preview.unread).toBe(200)
})
