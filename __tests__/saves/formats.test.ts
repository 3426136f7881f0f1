/** Every save, text and backup of every released format loads forever. Only add to these tests, never change them. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { entryOf } from '@/saves/list'
import { formatSteps } from '@/match/formats'
import { readText, recordFormat, recordOf, writeText } from '@/match'
import { readSaved, writeSaved } from '@/saves/savedMatch'
import { readIntact, withChecksum } from '@/saves/disk'
import { createDisk } from '../fixtures/disk'
import { asTold } from '../fixtures/matches'
import { openOn } from './room'

const fixture = (name: string): string => readFileSync(join(__dirname, '../fixtures/saves', name), 'utf8')
const frozen = (name: string): string => fixture(`${name}.json`)

/** A frozen record or text as it is written today, without the old field for where the players sat. */
const withoutSides = (text: string): string => {
  const record = /"sides": ?\[/.test(text) ? readIntact(JSON.stringify(JSON.parse(text))) : null
  if (!record) return text.replace('[Sides "near far"]\n', '')
  const { check: _, ...fields } = record
  return withChecksum({ ...fields, sides: null })
}

/** The file names of all formats. */
const formats = [...formatSteps.map(({ from }) => from), recordFormat].map((name) => name.replace('/', '-'))

describe('a frozen save', () => {
  it.each([
    ['claim-it-1-deleted', 'A.aa../.b.b../aaDAAD/..db../..a.../.D.... b:432 4a - 5 -'],
    ['claim-it-1-finished', 'abCAbA/bBB.bC/cacBBB/b.AABa/BbCCBB/Bc..CB b:over 3a b 17 -'],
    ['claim-it-1-handover', 'A...../.B.b+.5./..a.AB/..BBb+./..4+ab+../b..... b:432 2a - 5 42.53.55.22.45.22'],
    ['claim-it-1-in-turn', 'A...../.b.b../..a.A./..bb../..a.../...... b:433 2a - 3 -'],
    ['claim-it-1-seedless', '....../....../a...../....../..a.../...... b:666 2a - 1 -'],
    ['claim-it-2-deleted', '...B.b/.A..5../..da.c/....c./Ccbd../ad.Ad. c:533 4b - 5 45'],
    ['claim-it-2-finished', '.BaB.B/CbbACc/C.cCBc/AAaBCA/CCbaCA/CABAA. c:over 3b c 20 -'],
    ['claim-it-2-handover', '..b.da/....../b....4+a2/.d..../b.Bb../da.5+..d c:651 4d - 3 54.31.64.54.31'],
    ['claim-it-2-in-turn', '...B.b/....../.....c/....c./Ccb.3../c.1...4. a:362 3b - 2 42.21.51'],
    ['claim-it-2-seedless', '....../....../....../....../..a.../a..... b:666 2a - 1 -'],
    ['claim-it-2', 'DA..A./A...aa/..edDd/..e4..a/Add.ea/d.deea b:446 5d:reuse - 3 33'],
    ['claim-it-1', 'DA.e6Ae/Ae2..aa/.+.BdDB/d...ba/Add..b/bb.e.a a:253 5d:reuse - 7 46.14.25.14'],
  ])('%s loads with its board', (name, position) => {
    const read = readSaved(frozen(name))
    expect(read.ok && entryOf(read.saved).position).toBe(position)
  })

  it.each([
    'claim-it-2',
    'claim-it-2-finished',
    'claim-it-2-handover',
    'claim-it-2-in-turn',
    'claim-it-2-seedless',
    'claim-it-2-deleted',
  ])('%s is written as it was', (name) => {
    const read = readSaved(frozen(name))
    expect(read.ok && writeSaved(read.saved)).toBe(withoutSides(JSON.stringify(JSON.parse(frozen(name)))))
  })

  it('of claim-it/1 gets a late seal for its seed, and an unknown reason for its starter', () => {
    const read = readSaved(frozen('claim-it-1'))
    expect(read.ok && recordOf(read.saved.match)).toMatchObject({
      format: 'claim-it/2',
      starter: 'unknown',
      dice: 'screen',
      seals: [{ from: { turn: 0, roll: 0 }, seed: '00112233445566778899aabbccddeeff', late: true }],
      coach: false,
      branch: null,
    })
    const seedless = readSaved(frozen('claim-it-1-seedless'))
    expect(seedless.ok && entryOf(seedless.saved).dice).toBe('unverified')
  })

  it.each(formats)('exists for %s', (format) => {
    expect(readSaved(frozen(format)).ok).toBe(true)
  })

  it.each(formats)('of %s is rejected once it was altered', (format) => {
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
    expect(recordOf(asTold(text.match), text.title)).toEqual(
      recordOf(asTold(saved.saved.match), saved.saved.title),
    )
  })

  it.each([
    'claim-it-2',
    'claim-it-2-finished',
    'claim-it-2-handover',
    'claim-it-2-in-turn',
    'claim-it-2-seedless',
  ])('%s is written as it was', (name) => {
    const read = readText(fixture(`${name}.txt`))
    expect(read.ok && writeText(read.match, read.title)).toBe(withoutSides(fixture(`${name}.txt`)))
  })
})

describe('a frozen backup', () => {
  it.each(formats)('of %s restores its matches, each equal to the save beside it', async (format) => {
    const { saves } = await openOn()
    const preview = await saves.checkImport(fixture(`${format}-backup.txt`))
    expect(preview).toMatchObject({ known: [], problems: [] })
    const ids = await saves.commitImport(preview)
    for (const [number, kind] of ['', '-finished', '-handover', '-in-turn', '-seedless'].entries()) {
      const saved = readSaved(frozen(format + kind))
      expect(await saves.exportText(ids[number]!)).toBe(
        saved.ok && writeText(saved.saved.match, saved.saved.title),
      )
    }
  })

  it.each([
    ['claim-it-1-backup-2', 5],
    ['claim-it-2-backup', 5],
  ])(
    '%s with one record a line restores everything: matches, deleted ones, saves put aside and those of a newer app',
    async (name, matches) => {
      const { saves } = await openOn()
      const preview = await saves.checkImport(fixture(`${name}.txt`))
      expect(preview).toMatchObject({ known: [], problems: [], unread: 0 })
      await saves.commitImport(preview)
      await saves.settled()
      const { entries, deleted, aside, newer } = saves.state.getState()
      expect([entries.length, deleted.length, aside.length, newer.length]).toEqual([matches, 1, 1, 1])
    },
  )

  it('with one record a line is written as it was', async () => {
    const { saves } = await openOn(createDisk(), { now: () => '2026-11-18T12:00:00.000Z' })
    const text = fixture('claim-it-2-backup.txt')
    await saves.commitImport(await saves.checkImport(text))
    await saves.settled()
    expect((await saves.exportBackup())!.split('\n').sort()).toEqual(
      text.split('\n').map(withoutSides).sort(),
    )
  })
})
