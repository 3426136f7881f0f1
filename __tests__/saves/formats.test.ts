/** Formats: every save, text and backup ever released loads for ever. Nothing here is ever changed, only added to. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { entryOf } from '@/saves/list'
import { formatSteps } from '@/match/formats'
import { readText, recordFormat, recordOf, writeText } from '@/match/index'
import { readSaved, writeSaved } from '@/saves/savedMatch'
import { createDisk } from '../fixtures/disk'
import { openOn } from './room'

const fixture = (name: string): string => readFileSync(join(__dirname, '../fixtures/saves', name), 'utf8')
const frozen = (name: string): string => fixture(`${name}.json`)

/** Every format there has been, as its files are called. */
const formats = [...formatSteps.map(({ from }) => from), recordFormat].map((name) => name.replace('/', '-'))

describe('a frozen save', () => {
  it.each([
    ['claim-it-1-deleted', 'A.aa../.b.b../aaDAAD/..db../..a.../.D.... b:432 4a - 5 -'],
    ['claim-it-1-finished', 'abCAbA/bBB.bC/cacBBB/b.AABa/BbCCBB/Bc..CB b:over 3a b 17 -'],
    ['claim-it-1-handover', 'A...../.B.b+.5./..a.AB/..BBb+./..4+ab+../b..... b:432 2a - 5 42.53.55.22.45.22'],
    ['claim-it-1-in-turn', 'A...../.b.b../..a.A./..bb../..a.../...... b:433 2a - 3 -'],
    ['claim-it-1-seedless', '....../....../a...../....../..a.../...... b:666 2a - 1 -'],
    ['claim-it-1', 'DA.e6Ae/Ae2..aa/.+.BdDB/d...ba/Add..b/bb.e.a a:253 5d:reuse - 7 46.14.25.14'],
  ])('%s loads, and shows the board it was left with', (name, position) => {
    const read = readSaved(frozen(name))
    expect(read.ok && entryOf(read.saved).position).toBe(position)
  })

  it.each([
    'claim-it-1',
    'claim-it-1-finished',
    'claim-it-1-handover',
    'claim-it-1-seedless',
    'claim-it-1-deleted',
  ])('%s is written today as it was then', (name) => {
    const read = readSaved(frozen(name))
    expect(read.ok && writeSaved(read.saved)).toBe(JSON.stringify(JSON.parse(frozen(name))))
  })

  it.each(formats)('exists for %s, as there has been that format', (format) => {
    expect(readSaved(frozen(format)).ok).toBe(true)
  })

  it.each(formats)('of %s that was altered since is noticed', (format) => {
    const text = frozen(format)
    const altered = text.replace(/("revision": )\d+/, '$1977')
    expect(altered).not.toBe(text)
    expect(readSaved(altered)).toMatchObject({ ok: false, fault: { code: 'altered' } })
  })
})

describe('a frozen text', () => {
  it.each(
    formats.flatMap((format) =>
      ['', '-finished', '-handover', '-in-turn', '-seedless'].map((kind) => format + kind),
    ),
  )('%s is the same match as the save beside it', (name) => {
    const text = readText(fixture(`${name}.txt`))
    const saved = readSaved(frozen(name))
    expect(text.ok && saved.ok).toBe(true)
    if (!text.ok || !saved.ok) return
    expect(recordOf(text.match, text.title)).toEqual(recordOf(saved.saved.match, saved.saved.title))
  })

  it.each([
    'claim-it-1',
    'claim-it-1-finished',
    'claim-it-1-handover',
    'claim-it-1-in-turn',
    'claim-it-1-seedless',
  ])('%s is written today as it was then', (name) => {
    const read = readText(fixture(`${name}.txt`))
    expect(read.ok && writeText(read.match, read.title)).toBe(fixture(`${name}.txt`))
  })
})

describe('a frozen backup', () => {
  it.each(formats)('of %s brings its matches, each as the save beside it', async (format) => {
    const { saves } = await openOn()
    const preview = await saves.checkImport(fixture(`${format}-backup.txt`))
    expect(preview).toMatchObject({ known: [], problems: [] })
    const ids = await saves.commitImport(preview)
    const kinds = ['', '-finished', '-handover', '-in-turn', '-seedless']
    expect(ids).toHaveLength(kinds.length)
    for (const [number, kind] of kinds.entries()) {
      const saved = readSaved(frozen(format + kind))
      const read = await saves.read(ids[number]!)
      expect(read.ok && saved.ok && recordOf(read.match, read.title)).toEqual(
        saved.ok && { ...recordOf(saved.saved.match, saved.saved.title), id: ids[number] },
      )
    }
  })

  it('of one record a line brings everything: matches, the deleted, what was put aside, what is of a newer app', async () => {
    const { saves } = await openOn()
    const preview = await saves.checkImport(fixture('claim-it-1-backup-2.txt'))
    expect(preview).toMatchObject({ known: [], problems: [], unread: 0 })
    await saves.commitImport(preview)
    await saves.settled()
    const { entries, deleted, aside, newer } = saves.state.getState()
    expect([entries.length, deleted.length, aside.length, newer.length]).toEqual([5, 1, 1, 1])
  })

  it('of one record a line is written today as it was then', async () => {
    const { saves } = await openOn(createDisk(), { now: () => '2026-11-18T12:00:00.000Z' })
    const text = fixture('claim-it-1-backup-2.txt')
    await saves.commitImport(await saves.checkImport(text))
    await saves.settled()
    expect((await saves.exportBackup())!.split('\n').sort()).toEqual(text.split('\n').sort())
  })
})
