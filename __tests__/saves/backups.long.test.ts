/** Damaged backups: every intact record is restored, and the others are counted. Also files that are no backups. */
import fc from 'fast-check'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { recordOf, writeText } from '@/match'
import { readSaved } from '@/saves/savedMatch'
import { createDisk } from '../fixtures/disk'
import { matchFor, withoutSeals } from '../fixtures/matches'
import { costOfFourTimes } from '../support/cost'
import { openOn } from './room'

const fixture = (name: string): string => readFileSync(join(__dirname, '../fixtures/saves', name), 'utf8')
const backups = ['claim-it-1-backup.txt', 'claim-it-1-backup-2.txt'].map(
  (name) => [name, fixture(name)] as const,
)
const isRecord = (line: string): boolean => /^\{"format":"claim-it(-aside)?\/1"/.test(line)
const records = (text: string): readonly string[] =>
  text
    .split('\n')
    .filter(isRecord)
    .map((line) => line.replace(/,$/, ''))

const look = async (text: string) => (await openOn()).saves.checkImport(text)
const whole = ({ additions, kept }: Awaited<ReturnType<typeof look>>): number =>
  additions.length + kept.length

describe.each(backups)('a backup (%s)', (name, text) => {
  const all = records(text).length

  it('cut at any place gives every intact record, offers the valid part of the cut one, and reports that more is missing', async () => {
    for (let end = 1; end < text.length - 3; end += 97) {
      const cut = text.slice(0, end)
      const preview = await look(cut)
      const complete = records(cut).filter((line) => records(text).includes(line)).length
      expect(whole(preview)).toBe(complete)
      if (complete < all) expect(preview.problems.length + preview.unread).toBeGreaterThan(0)
      if (name.includes('-2') && complete > 0)
        expect(complete + preview.problems.length + preview.unread).toBe(all)
    }
  })

  it('with any character changed loses at most that record, and reports it', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(text.length - 2), fc.nat(6), async (at, bit) => {
        const letter = String.fromCharCode(text.charCodeAt(at) ^ (1 << bit))
        const dented = text.slice(0, at) + letter + text.slice(at + 1)
        const preview = await look(dented)
        expect(whole(preview)).toBeGreaterThanOrEqual(
          all - 1 - (text[at] === '\n' ? 1 : 0) - (letter === '\n' ? 1 : 0),
        )
        if (whole(preview) < all) expect(preview.problems.length + preview.unread).toBeGreaterThan(0)
      }),
      // The end of the first line, which a random place would hardly hit.
      { numRuns: 150, examples: [[text.indexOf('\n'), 0]] },
    )
  })

  it('is complete with a trailing comma, an empty line, other line ends and another order of lines', async () => {
    const lines = text.split('\n')
    for (const same of [
      text.replace(/\}\n\]\}/, '},\n]}'),
      lines.join('\n\n'),
      lines.join('\r\n'),
      [...lines].reverse().join('\n'),
    ])
      expect(whole(await look(same))).toBe(all)
  })
})

it('A backup holds saves that were put aside or come from a newer app, and restores them unchanged on another device', async () => {
  const [, text] = backups[1]!
  const here = await openOn()
  await here.saves.commitImport(await here.saves.checkImport(text))
  await here.saves.settled()
  const there = await openOn(createDisk(new Map(here.disk.contents)))
  for (const { saves } of [here, there]) {
    const { aside, newer } = saves.state.getState()
    expect(aside).toMatchObject([
      { id: 'torn', fault: { code: 'cut-off' }, continuesFrom: expect.any(Number) },
    ])
    expect(newer).toMatchObject([{ id: 'future', format: 'claim-it/1000' }])
    expect(await saves.rawOf(aside[0]!.key)).not.toBeNull()
  }
  expect(await there.saves.checkImport(text)).toMatchObject({
    additions: [],
    kept: [],
    problems: [],
    unread: 0,
  })
})

it('A backup that is twice in one file is read once', async () => {
  const [, text] = backups[1]!
  const [once, twice] = [await look(text), await look(text + text)]
  expect(twice).toEqual({ ...once, additions: twice.additions })
  expect(twice.additions.map(({ record }) => record)).toEqual(once.additions.map(({ record }) => record))
})

it('A backup is made from the disk, whatever the state of the list', async () => {
  const { saves } = await openOn()
  saves.save(matchFor(2, 9))
  await saves.settled()
  saves.state.getState().entries.map((entry) => Object.assign(entry, { id: 'nonsense', players: null }))
  const backup = (await saves.exportBackup())!
  expect((await look(backup)).additions).toMatchObject([{ entry: { id: 'kitchen-table' } }])
})

describe('the report of an import', () => {
  const text = writeText(matchFor(2, 30))

  it.each([
    [
      'a tag that is damaged',
      text.replace('"prussian star"', '"pink star"'),
      { code: 'bad-tag', tag: 'Look1' },
      /^\[Look1 "pink star"\]$/,
    ],
    ['a move that the rules forbid', text.replace('645:54', '645:11'), { code: 'refused' }, /645:11/],
    ['a tag that is missing', text.replace(/\[Look2.*\n/, ''), { code: 'missing-tag', tag: 'Look2' }, null],
  ])('of %s gives the line and its text', async (_, damaged, fault, says) => {
    const { problems } = await look(damaged)
    expect(problems).toMatchObject([{ fault, line: expect.any(Number) }])
    if (says === null) expect(problems[0]!.says).toBeNull()
    else expect(problems[0]!.says).toMatch(says)
  })

  it.each([
    ['text', text.replace('claim-it/2', 'claim-it/0')],
    ['record', JSON.stringify({ ...recordOf(matchFor(2, 9)), format: 'claim-it/0' })],
    ['backup', '{"format":"claim-it-backup/0","matches":[]}'],
    ['backup of lines', fixture('claim-it-1-backup.txt').replace('backup/1', 'backup/0').slice(0, 400)],
  ])('of format 0 (%s) does not say that it is newer', async (_, zero) => {
    const { problems } = await look(zero)
    expect(problems.map(({ fault }) => fault.code)).not.toContain('other-format')
    expect(problems.length).toBeGreaterThan(0)
  })

  it('of a broken match in a backup offers its valid part, which is imported on request', async () => {
    const record = {
      ...recordOf(matchFor(2, 30)),
      moves: recordOf(matchFor(2, 30)).moves.replace('645:54', '645:11'),
    }
    const { saves } = await openOn()
    const preview = await saves.checkImport(`${backups[0]![1].split('\n')[0]}\n${JSON.stringify(record)}\n]}`)
    const ids = await saves.commitImport(preview, preview.problems)
    const read = await saves.read(ids[0]!)
    expect(read.ok && recordOf(read.match).moves).toBe('616:16 534:54 213:32 645')
  })
})

describe('a wrong file', () => {
  const header = writeText(matchFor(2, 4)).split('\n\n')[0]!
  const record = recordOf(matchFor(2, 4))
  it.each([
    ['150,000 braces', '{\n'.repeat(150_000)],
    ['150,000 braces in one line', '{'.repeat(150_000)],
    ['a match followed by 90,000 braces', `${header}\n\n${'{'.repeat(90_000)}`],
    ['a match followed by 90,000 braces in lines', `${header}\n\n${'{\n'.repeat(45_000)}`],
    ['300,000 tags', Array.from({ length: 300_000 }, (_, at) => `[Tag${at} "x"]`).join('\n')],
    ['5,000 tags', Array.from({ length: 5_000 }, (_, at) => `[Tag${at} "x"]`).join('\n')],
    ['250,000 handovers', `${header}\n\n${'@1=person '.repeat(250_000)}`],
    ['a record of 250,000 handovers', JSON.stringify({ ...record, moves: '@1=person '.repeat(250_000) })],
    [
      'a backup of one',
      `{"format":"claim-it-backup/1","matches":[\n${JSON.stringify({ ...record, moves: '@1=person '.repeat(250_000) })}\n]}`,
    ],
    ['20,000,000 letters', 'a'.repeat(20_000_000)],
    ['20,000,001 letters', 'a'.repeat(20_000_001)],
    ['20,000,000 quotes', `{"${'"'.repeat(19_999_998)}`],
    ['100,000 nested arrays', `{"a":${'['.repeat(100_000)}`],
    ['20,000 broken records', `${JSON.stringify({ ...record, moves: '111:99' })}\n`.repeat(20_000)],
  ])('of %s is refused with a reason', async (_, text) => {
    const { saves } = await openOn()
    const { additions, problems } = await saves.checkImport(text)
    expect(additions).toEqual([])
    expect(problems.length).toBeGreaterThan(0)
    expect(problems.length).toBeLessThanOrEqual(50)
  })

  it.each([
    ['braces in lines', (length: number) => '{\n'.repeat(length)],
    ['a match and braces', (length: number) => `${header}\n\n${'{'.repeat(length)}`],
    ['tags', (length: number) => Array.from({ length }, (_, at) => `[Tag${at} "x"]`).join('\n')],
    ['handovers', (length: number) => `${header}\n\n${'@1=person '.repeat(length)}`],
  ])('of %s takes time proportional to its length', async (_, textOf) => {
    const { saves } = await openOn()
    expect(await costOfFourTimes(60_000, (length) => saves.checkImport(textOf(length)))).toBeLessThan(12)
  })

  it('of 100,000 nested arrays is refused even if JSON.parse throws', async () => {
    const parse = JSON.parse.bind(JSON)
    const engine = jest.spyOn(JSON, 'parse').mockImplementation((text: string): unknown => {
      if (text.includes('[[[[')) throw new RangeError('Maximum nesting level in JSON parser exceeded')
      return parse(text)
    })
    const { additions, problems } = await look(`{"a":${'['.repeat(100_000)}`)
    engine.mockRestore()
    expect([additions.length, problems.length]).toEqual([0, 1])
  })

  it.each([
    ['text', writeText(matchFor(3, 50))],
    ['record', JSON.stringify(recordOf(matchFor(3, 50)))],
    ['backup', backups[0]![1]],
    ['backup of lines', backups[1]![1]],
  ])('made by inserting anything into a valid one (%s) does not throw', async (_, sound) => {
    const piece = fc.oneof(
      fc.constantFrom(
        '{',
        '}',
        '[',
        ']',
        '"',
        '\n',
        '\\',
        ';',
        ',',
        '{"format":"claim-it-backup/2"',
        '"moves":"',
      ),
      fc.string({ maxLength: 20 }),
    )
    await fc.assert(
      fc.asyncProperty(fc.nat(sound.length), fc.nat(30), piece, fc.nat(400), async (at, gone, put, times) => {
        const preview = await look(sound.slice(0, at) + put.repeat(times) + sound.slice(at + gone))
        const { additions, known, problems, unread } = preview
        expect(additions.length + known.length + problems.length + unread).toBeGreaterThan(0)
      }),
      { numRuns: 60 },
    )
  })
})

it('When the disk takes only half of a backup, each match is restored completely or not at all', async () => {
  const { saves, disk } = await openOn()
  const preview = await saves.checkImport(backups[0]![1])
  for (let writes = 0; writes < 12; writes += 1) {
    const room = await openOn(createDisk(new Map(disk.contents)))
    room.disk.break(room.disk.asked() + writes, 'tears', Infinity)
    await room.saves.commitImport(preview)
    await room.saves.settled()
    const again = await openOn(createDisk(new Map(room.disk.contents)))
    for (const { id } of again.saves.state.getState().entries) {
      const read = await again.saves.read(id)
      const wanted = readSaved(preview.additions.find(({ entry }) => entry.id === id)!.record)
      if (!read.ok || !wanted.ok) throw new Error(id)
      expect(recordOf(withoutSeals(read.match))).toEqual(recordOf(withoutSeals(wanted.saved.match)))
    }
  }
})
