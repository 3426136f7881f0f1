/** With a made-up next format, saves, backups and texts of the present one are migrated. */
import type * as valita from '@badrap/valita'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type * as present from '@/match/formats'
import { playersOf, readText, recordFormat, recordOf, writeText, type Match } from '@/match'
import { withoutSeeds } from '@/saves/quarantine'
import { readSaved, writeSaved } from '@/saves/savedMatch'
import { mutate } from '../../tools/soak/mutations'
import { createDisk } from '../fixtures/disk'
import { asTold } from '../fixtures/matches'
import { openOn, reopen } from './room'

/** In this made-up `claim-it/3` each title ends in “(old)” and a bot plays the first seat. Only the name of the format tells it from `claim-it/2`. */
jest.mock('@/match/formats', () => {
  const v = jest.requireActual<typeof valita>('@badrap/valita')
  const { formatSteps, recordShape } = jest.requireActual<typeof present>('@/match/formats')
  const format = 'claim-it/3'
  return {
    recordFormat: format,
    recordShape: recordShape.extend({ format: v.literal(format) }),
    formatSteps: [
      ...formatSteps,
      {
        from: 'claim-it/2',
        to: format,
        shape: recordShape,
        step: (record: present.MatchRecord) => ({
          ...record,
          title: `${record.title.trim()} (old)`,
          moves: `@1=baron ${record.moves}`,
        }),
      },
    ],
  }
})

const fixture = (name: string): string => readFileSync(join(__dirname, '../fixtures/saves', name), 'utf8')
/** As the version before wrote it. */
const oldText = JSON.stringify(JSON.parse(fixture('claim-it-2.json')))
const oldMoves = (JSON.parse(oldText) as { readonly moves: string }).moves
const key = 'claim-it/match/five-under-way'
const title = 'Grüße “zu Tisch” (old)'
const diskWith = (text: string) => createDisk(new Map([[key, text]]))

const expectStepped = (match: Match): void => {
  expect(recordOf(match)).toMatchObject({ format: 'claim-it/3', moves: `@1=baron ${oldMoves}` })
  expect(playersOf(match)[0].pilot).toMatchObject({ who: 'bot', level: 'baron' })
}

it('The next format is the one that is written', () => {
  expect(recordFormat).toBe('claim-it/3')
})

describe('a match of the format before', () => {
  it('on this device is upgraded when it is opened, and written in the next format once it is played', async () => {
    const { saves, disk } = await openOn(diskWith(oldText))
    expect(saves.state.getState()).toMatchObject({ entries: [{ title }], aside: [], newer: [] })
    const read = await saves.read('five-under-way')
    if (!read.ok) throw new Error(read.reason)
    expect(read.title).toBe(title)
    expectStepped(read.match)
    expect(disk.contents.get(key)).toBe(oldText)
    saves.save(read.match)
    await saves.settled()
    const again = await reopen(disk)
    expect(again.disk.contents.get(key)).toContain('{"format":"claim-it/3"')
    expect(await again.saves.read('five-under-way')).toEqual(read)
  })

  it('in a backup is upgraded', async () => {
    const { saves } = await openOn()
    const preview = await saves.checkImport(fixture('claim-it-2-backup.txt'))
    expect(preview.problems).toEqual([])
    expect(preview.additions).toHaveLength(6)
    for (const id of await saves.commitImport(preview)) {
      const added = await saves.read(id)
      expect(added).toMatchObject({ ok: true, title: expect.stringMatching(/\(old\)$/) })
      expect(added.ok && recordOf(added.match).moves).toMatch(/^@1=baron /)
    }
    const read = await saves.read('five-under-way')
    expect(read).toMatchObject({ ok: true, title })
    if (read.ok) expectStepped(read.match)
  })

  it('as text is upgraded', async () => {
    const { saves } = await openOn()
    const preview = await saves.checkImport(fixture('claim-it-2.txt'))
    expect(preview).toMatchObject({ additions: [{ as: 'new', entry: { title } }], problems: [] })
    await saves.commitImport(preview)
    const read = await saves.read('five-under-way')
    if (read.ok) expectStepped(read.match)
    expect(await saves.exportText('five-under-way')).toContain('[Format "claim-it/3"]')
  })

  it('as text with a wrong move names the line, and gives the valid part', () => {
    const lines = fixture('claim-it-2.txt').split('\n')
    const line = lines.findIndex((each) => each.startsWith('3. '))
    const text = lines.map((each, at) => (at === line ? each.replace('556:56', '556:11') : each)).join('\n')
    const read = readText(text)
    expect(read).toMatchObject({ ok: false, line: line + 1, fault: { code: 'refused' }, title })
    if (!read.ok) expect(playersOf(read.partial!)[0].pilot.who).toBe('bot')
  })

  it('that was altered on the disk is detected by its checksum', async () => {
    const { saves } = await openOn(diskWith(oldText.replace('Grüße', 'Grüsse')))
    const { aside } = saves.state.getState()
    expect(aside).toMatchObject([{ fault: { code: 'altered' }, title: 'Grüsse “zu Tisch” (old)' }])
    expectStepped((await saves.continueAside(aside[0]!.key))!)
  })

  it('that is damaged in any way does not crash the migration', () => {
    for (let number = 0; number < 60; number += 1) {
      const { text } = mutate(oldText, number)
      const read = readSaved(text)
      if (read.ok) expect(readSaved(writeSaved(read.saved))).toEqual(read)
    }
    expect(readSaved(oldText.replace(/"title":"[^"]*"/, '"title":17'))).toMatchObject({
      fault: { code: 'wrong-field', field: 'title' },
    })
  })
})

describe('a match of the format after', () => {
  const newerText = oldText.replace('claim-it/2', 'claim-it/4').replace('"moves"', '"actions"')

  it('is shown as newer, and left on the disk as it is', async () => {
    const { saves, disk } = await openOn(diskWith(newerText))
    expect(saves.state.getState()).toMatchObject({
      entries: [],
      aside: [],
      newer: [{ id: 'five-under-way', format: 'claim-it/4', title: 'Grüße “zu Tisch”' }],
    })
    expect(await saves.read('five-under-way')).toEqual({ ok: false, reason: 'newer' })
    expect(disk.contents.get(key)).toBe(newerText)
  })

  it.each([
    ['text', fixture('claim-it-2.txt').replace('claim-it/2', 'claim-it/4').replace('person', 'robot')],
    ['backup', `{"format":"claim-it-backup/1","matches":[${newerText}]}`],
    ['record', newerText],
  ])('as %s is refused as newer', async (_, text) => {
    const { saves } = await openOn()
    expect(await saves.checkImport(text)).toMatchObject({
      additions: [],
      problems: [{ fault: { code: 'other-format', format: 'claim-it/4' } }],
    })
  })

  it('in the present format reads back as it was written', () => {
    const read = readSaved(oldText)
    if (!read.ok) throw new Error(read.fault.code)
    const written = readText(writeText(read.saved.match, read.saved.title))
    expect(written.ok && recordOf(written.match, written.title)).toEqual(
      recordOf(asTold(read.saved.match), read.saved.title),
    )
    expect(readSaved(writeSaved(read.saved))).toEqual(read)
  })
})

it.each(['claim-it/0', 'claim-it/01', 'claim-it/x', 'chess/1', 'claim-it/99999999', ''])(
  'a save with the format %j is put aside as damaged, word for word',
  async (format) => {
    const text = oldText.replace('claim-it/2', format)
    const { saves } = await openOn(diskWith(text))
    const { aside } = saves.state.getState()
    expect(aside).toMatchObject([{ fault: { code: 'wrong-field', field: 'format' } }])
    expect(await saves.rawOf(aside[0]!.key)).toBe(withoutSeeds(text))
  },
)
