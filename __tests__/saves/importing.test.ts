/** Exporting and importing matches. An import is previewed and never overwrites anything. */
import { recordOf, writeText } from '@/match'
import { matchFor, playOn, seedA } from '../fixtures/matches'
import { openOn, reopen, type Room } from './room'

const otherSeed = 'ffeeddccbbaa99887766554433221100'

const ids = (entries: readonly { readonly id: string }[]) => entries.map(({ id }) => id)

/** A room with three matches, one of them deleted. */
const furnished = async () => {
  const room = await openOn()
  await room.saves.add(matchFor(2, Infinity, { id: 'finished' }), 'Sunday')
  room.saves.save(matchFor(4, 20, { id: 'running' }))
  room.saves.save(matchFor(2, 3, { id: 'deleted' }))
  await room.saves.remove('deleted')
  await room.saves.settled()
  return room
}

describe('a match as text', () => {
  it('is exported as `writeText` writes it, and can be imported elsewhere', async () => {
    const { saves } = await furnished()
    const text = await saves.exportText('finished')
    expect(text).toBe(writeText(matchFor(2, Infinity, { id: 'finished' }), 'Sunday'))
    const other = await openOn()
    const preview = await other.saves.checkImport(text!)
    expect(preview).toMatchObject({
      additions: [{ as: 'new', entry: { id: 'finished', phase: 'over' } }],
      known: [],
      problems: [],
    })
    expect(other.saves.state.getState().entries).toEqual([])
    expect(await other.saves.commitImport(preview)).toEqual(['finished'])
    expect(await other.saves.exportText('finished')).toBe(text)
  })

  it('that is broken names the line, and offers the valid part', async () => {
    const { saves } = await openOn()
    const text = writeText(matchFor(2)).replace('645:54', '645:11')
    const { additions, problems } = await saves.checkImport(text)
    expect(additions).toEqual([])
    expect(problems).toMatchObject([{ number: 1, line: 18, fault: { code: 'refused' } }])
    const id = await saves.add(problems[0]!.partial!)
    const read = await saves.read(id)
    expect(read.ok && recordOf(read.match).moves).toBe('616:16 534:54 213:32 645')
  })

  it('as a record has seals that this device has not shown before the rolls, like one as text', async () => {
    const [record, text] = [recordOf(matchFor(2)), writeText(matchFor(2))]
    const withWords = { ...record, moves: `${record.moves} bye` }
    for (const sent of [JSON.stringify(record), JSON.stringify(withWords), text, `${text} bye`]) {
      const { saves, disk } = await openOn()
      const preview = await saves.checkImport(sent)
      const [id] = await saves.commitImport(preview, preview.problems)
      await saves.settled()
      const read = await (await reopen(disk)).saves.read(id!)
      expect(read.ok && read.match.info.seals).toMatchObject([{ seed: seedA, late: true }])
    }
  })

  it('written by hand gets an id', async () => {
    const { saves } = await openOn()
    const text =
      '[Format "claim-it/1"]\n[Seat1 "A"]\n[Look1 "madder star"]\n[Seat2 "B"]\n[Look2 "violet pick"]\n1. 235:23'
    const ids = await saves.commitImport(await saves.checkImport(text))
    expect(ids).toHaveLength(1)
    expect((await saves.read(ids[0]!)).ok).toBe(true)
  })
})

describe('a backup', () => {
  it('holds all matches, including deleted ones, and restores them on another device', async () => {
    const { saves } = await furnished()
    const backup = (await saves.exportBackup())!
    const other = await openOn()
    const preview = await other.saves.checkImport(backup)
    expect(preview.additions.map(({ as, entry }) => [as, entry.id])).toEqual([
      ['new', 'running'],
      ['new', 'finished'],
      ['new', 'deleted'],
    ])
    await other.saves.commitImport(preview)
    await other.saves.settled()
    expect(ids(other.saves.state.getState().deleted)).toEqual(['deleted'])
    for (const id of ['running', 'finished', 'deleted'])
      expect(await other.saves.exportText(id)).toBe(await saves.exportText(id))
  })

  it('of matches that are already here adds nothing', async () => {
    const { saves } = await furnished()
    const preview = await saves.checkImport((await saves.exportBackup())!)
    expect(preview.additions).toEqual([])
    expect(ids(preview.known)).toEqual(['running', 'finished', 'deleted'])
  })

  it('never overwrites: the same id with other moves becomes a second match', async () => {
    const { saves } = await furnished()
    const backup = (await saves.exportBackup())!
    const other = matchFor(4, 30, { id: 'running', seed: otherSeed })
    saves.save(other)
    const preview = await saves.checkImport(backup)
    expect(preview.additions).toMatchObject([{ as: 'copy' }])
    const [id] = await saves.commitImport(preview)
    expect(id).not.toBe('running')
    const [here, copy] = [await saves.read('running'), await saves.read(id!)]
    expect(here.ok && recordOf(here.match).moves).toBe(recordOf(other).moves)
    expect(copy.ok && recordOf(copy.match).moves).toBe(recordOf(matchFor(4, 20)).moves)
    // Not even when it is restored again, and the copy has been played on.
    saves.save(playOn(copy.ok ? copy.match : other, 4))
    expect(await saves.checkImport(backup)).toMatchObject({ additions: [] })
  })

  it('that is restored again adds nothing, whatever has been opened, renamed or played on since', async () => {
    const { saves } = await furnished()
    const backup = (await saves.exportBackup())!
    const other = await openOn()
    for (let time = 0; time < 3; time += 1) {
      const preview = await other.saves.checkImport(backup)
      expect([time, preview.additions.length, preview.known.length]).toEqual(
        time === 0 ? [0, 3, 0] : [time, 0, 3],
      )
      await other.saves.commitImport(preview)
      // Opening a match under way seals its next dice.
      const read = await other.saves.read('running')
      if (!read.ok) throw new Error(read.reason)
      other.saves.save(playOn(read.match, 3))
      await other.saves.rename('finished', `Monday ${time}`)
      await other.saves.settled()
    }
    expect(ids(other.saves.state.getState().entries).sort()).toEqual(['finished', 'running'])
  })

  it('with more moves of a match takes its place and keeps its title, with new dice for what is still to come', async () => {
    const { saves } = await furnished()
    await saves.rename('running', 'Ours')
    const later = await openOn()
    later.saves.save(matchFor(4, 26, { id: 'running' }))
    const preview = await saves.checkImport((await later.saves.exportBackup())!)
    expect(preview.additions).toMatchObject([{ as: 'longer', entry: { id: 'running', title: 'Ours' } }])
    expect(await saves.commitImport(preview)).toEqual(['running'])
    await saves.settled()
    expect(saves.state.getState().entries).toHaveLength(2)
    const read = await saves.read('running')
    if (!read.ok) throw new Error(read.reason)
    expect(recordOf(read.match).moves).toBe(recordOf(matchFor(4, 26)).moves)
    expect(recordOf(playOn(read.match, 9)).moves).not.toBe(recordOf(matchFor(4, 35)).moves)
    expect(await saves.checkImport((await later.saves.exportBackup())!)).toMatchObject({ additions: [] })
  })

  it('with one match twice, one going on from the other, adds the longer one', async () => {
    const { saves } = await openOn()
    const lines = [5, 9, 7].map((actions) => JSON.stringify(recordOf(matchFor(2, actions, { id: 'twice' }))))
    for (const text of [lines.join('\n'), [...lines].reverse().join('\n')]) {
      const preview = await saves.checkImport(text)
      expect(preview.additions).toMatchObject([{ as: 'new', entry: { id: 'twice' } }])
      expect(await (await openOn()).saves.commitImport(preview)).toEqual(['twice'])
      expect(JSON.parse(preview.additions[0]!.record)).toMatchObject({
        moves: recordOf(matchFor(2, 9)).moves,
      })
    }
  })

  it('of many matches writes the list once, and keeps no positions in memory until it is added', async () => {
    const { saves, disk } = await openOn()
    const records = Array.from({ length: 40 }, (_, at) => recordOf(matchFor(2, 30, { id: `match-${at}` })))
    const preview = await saves.checkImport(records.map((record) => JSON.stringify(record)).join('\n'))
    expect(JSON.stringify(preview).length).toBeLessThan(40 * 3000)
    await saves.commitImport(preview)
    await saves.settled()
    expect(saves.state.getState().entries).toHaveLength(40)
    expect(disk.written.filter(({ key }) => key === 'claim-it/index')).toHaveLength(1)
  })

  it('with one match twice, or an id of a deleted one, makes copies', async () => {
    const { saves } = await furnished()
    const records = [
      matchFor(2, 9, { id: 'twice' }),
      matchFor(2, 7, { id: 'twice', seed: otherSeed }),
      matchFor(2, 9, { id: 'deleted', seed: otherSeed }),
    ].map((match) => recordOf(match))
    const preview = await saves.checkImport(JSON.stringify({ format: 'claim-it-backup/1', matches: records }))
    expect(preview.additions.map(({ as }) => as)).toEqual(['new', 'copy', 'copy'])
    expect(new Set(await saves.commitImport(preview)).size).toBe(3)
  })

  it('adds the valid matches and reports the others one by one', async () => {
    const { saves, disk } = await openOn()
    const good = recordOf(matchFor(2, 9, { id: 'good' }))
    const before = new Map(disk.contents)
    const matches = [
      good,
      { ...good, id: 'worse', moves: '616:16 534:11' },
      { ...good, format: 'claim-it/7', title: 'Later' },
      17,
      { ...good, id: 'no/id' },
    ]
    const { additions, problems, unread } = await saves.checkImport(
      JSON.stringify({ format: 'claim-it-backup/1', matches }),
    )
    expect(additions).toMatchObject([{ entry: { id: 'good' } }])
    expect(problems).toMatchObject([
      { number: 2, fault: { code: 'refused' }, brokenAtMove: 4 },
      { number: 3, title: 'Later', fault: { code: 'other-format', format: 'claim-it/7' } },
      { number: 4, fault: { code: 'bad-id' } },
    ])
    expect(unread).toBe(1)
    expect(disk.contents).toEqual(before)
  })

  it.each([
    ['a shopping list', 'milk', 'not-a-match'],
    ['nothing', '', 'not-a-match'],
    ['half a backup', '{"format":"claim-it-backup/1","matches":[', 'cut-off'],
    ['another JSON', '{"name":"x"}', 'not-a-match'],
    ['a backup of a newer app', '{"format":"claim-it-backup/3","matches":[]}', 'other-format'],
  ])('that is %s is refused with a reason', async (_, text, code) => {
    const { saves } = await openOn()
    expect(await saves.checkImport(text)).toMatchObject({ additions: [], problems: [{ fault: { code } }] })
  })

  it('of a single record can be imported', async () => {
    const { saves } = await openOn()
    const preview = await saves.checkImport(`\uFEFF\n${JSON.stringify(recordOf(matchFor(2, 9)))}`)
    expect(preview.additions).toMatchObject([{ as: 'new' }])
  })
})

describe('a copy', () => {
  const copiesIn = ({ saves }: Room) =>
    Object.fromEntries(saves.state.getState().entries.map(({ title, copyOf }) => [title, copyOf]))

  it('knows the match it is a copy of, also when it is played, after a restart and from a backup', async () => {
    const here = await furnished()
    const { saves, disk } = here
    const twin = (await saves.duplicate('running', 'Twin'))!
    const again = (await saves.duplicate(twin, 'Twin of the twin'))!
    const theirs = matchFor(2, Infinity, { id: 'theirs' })
    for (const text of [
      writeText(theirs, 'Text'),
      JSON.stringify(recordOf({ ...theirs, info: { ...theirs.info, id: 'other' } }, 'Record')),
    ])
      await saves.commitImport(await saves.checkImport(text))
    const read = await saves.read(twin)
    saves.save(playOn(read.ok ? read.match : theirs))
    await saves.rename('running', 'Mine')
    await saves.settled()
    const known = {
      Sunday: undefined,
      Mine: undefined,
      Twin: 'running',
      'Twin of the twin': twin,
      Text: 'theirs',
      Record: 'other',
    }
    expect(again).not.toBe(twin)
    expect(copiesIn(here)).toEqual(known)
    expect(copiesIn(await reopen(disk))).toEqual(known)
    disk.contents.delete('claim-it/index')
    expect(copiesIn(await reopen(disk))).toEqual(known)
    const other = await openOn()
    await other.saves.commitImport(await other.saves.checkImport((await saves.exportBackup())!))
    expect(copiesIn(other)).toEqual(known)
  })

  it('may also come from a backup with other moves, or from the valid part of a text', async () => {
    const { saves } = await furnished()
    const backup = (await saves.exportBackup())!
    saves.save(matchFor(4, 30, { id: 'running', seed: otherSeed }))
    const [beside] = await saves.commitImport(await saves.checkImport(backup))
    const broken = await saves.checkImport(`${writeText(matchFor(2, 9, { id: 'theirs' }))} bye`)
    const [part] = await saves.commitImport(broken, broken.problems)
    const copyOf = (id: string) => saves.state.getState().entries.find((entry) => entry.id === id)?.copyOf
    expect([copyOf(beside!), copyOf(part!)]).toEqual(['running', 'theirs'])
  })
})
