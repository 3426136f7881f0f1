/** Nothing that leaves the device reveals the coming dice of an unfinished match, and killing the app does not change them. */
import { diceFor, handOver, nextRoll, recordOf, sealOf, writeText, type Match } from '@/match'
import { withChecksum } from '@/saves/disk'
import { writeSaved } from '@/saves/savedMatch'
import { createDisk } from '../fixtures/disk'
import { endedAt, matchFor, playOn, seedA, withoutSeals } from '../fixtures/matches'
import { openOn, reopen, type Room } from './room'

const actions = 20
const underWay = matchFor(2, actions)
const id = underWay.info.id

const matchIn = async ({ saves }: Room, which: string): Promise<Match> => {
  const read = await saves.read(which)
  if (!read.ok) throw new Error(read.reason)
  return read.match
}

/** The rolls of the next few turns, whatever the players choose. */
const coming = ({ info }: Match): string => {
  const { seed } = info.seals.at(-1)!
  return [20, 21, 22, 23].map((turn) => diceFor(seed!, turn, 0).join('')).join(' ')
}

const savedAs = (match: Match): string =>
  writeSaved({ match, title: '', revision: 1, changed: endedAt, deleted: null, since: null })

const withTheMatch = async (match = underWay): Promise<Room> => {
  const room = await openOn()
  room.saves.save(match)
  await room.saves.settled()
  return room
}

describe('a copy of an unfinished match rolls other dice from then on, and records that', () => {
  it.each(Array.from({ length: 8 }, (_, number) => actions + number))(
    'duplicated after %i moves',
    async (count) => {
      const original = matchFor(2, count)
      const room = await withTheMatch(original)
      const copy = await matchIn(room, (await room.saves.duplicate(id, 'Peep'))!)
      expect(coming(copy)).not.toBe(coming(original))
      const { turn, roll: number } = nextRoll(original)
      expect(await room.saves.exportText(copy.info.id)).toMatch(
        new RegExp(`\\[Seal2 "sha256 [0-9a-f]{64} from ${turn + 1}\\.${number + 1}"\\]`),
      )
      expect(coming(await matchIn(room, id))).toBe(coming(original))
    },
  )

  it.each([
    ['a text', writeText(underWay)],
    ['a text of the format before, which held the seed', formerText()],
    ['a record', savedAs(underWay)],
    ['a backup', `${withChecksum({ format: 'claim-it-backup/2', records: 1 })}\n${savedAs(underWay)}\n`],
  ])('brought as %s', async (_, text) => {
    const room = await openOn()
    const preview = await room.saves.checkImport(text)
    expect(preview.additions).toMatchObject([{ entry: { dice: 'unverified' } }])
    await room.saves.commitImport(preview)
    const copy = await matchIn(room, id)
    expect(copy.info.seals).toMatchObject([
      { hash: sealOf(seedA), seed: null, late: true },
      { from: nextRoll(underWay), late: false },
    ])
    expect(coming(copy)).not.toBe(coming(underWay))
    await room.saves.settled()
    expect([...room.disk.contents.values()].join()).not.toContain(seedA)
  })

  it('made of the valid part of a broken one', async () => {
    const room = await openOn()
    const broken = savedAs(underWay).replace('645:54', '645:11')
    const { problems } = await room.saves.checkImport(broken)
    const [added] = await room.saves.commitImport(
      { additions: [], known: [], kept: [], problems, unread: 0 },
      problems,
    )
    expect(coming(await matchIn(room, added!))).not.toBe(coming(underWay))
  })

  it('kept beside what another window has played', async () => {
    const { saves, disk } = await withTheMatch()
    disk.break(disk.asked(), 'fails', Infinity)
    saves.save(playOn(underWay, 3))
    await saves.settled()
    const other = await openOn(createDisk(new Map(disk.contents)))
    other.saves.save(playOn(playOn(underWay, 1), 5))
    await other.saves.settled()
    const beside = createDisk(other.disk.contents)
    for (const [key, value] of beside.contents) disk.contents.set(key, value)
    disk.break(0, 'fails', 0)
    await saves.takeOver()
    await saves.settled()
    const matches = await Promise.all(
      saves.state.getState().entries.map((entry) => matchIn({ saves, disk }, entry.id)),
    )
    expect(matches).toHaveLength(2)
    expect(coming(matches[0]!)).not.toBe(coming(matches[1]!))
  })
})

describe('what leaves the device during a match', () => {
  it('does not contain its seed: as text, and in a backup', async () => {
    const { saves } = await withTheMatch()
    expect(await saves.exportText(id)).not.toContain(seedA)
    const backup = (await saves.exportBackup())!
    expect(backup).toContain(sealOf(seedA))
    expect(backup).not.toContain(seedA)
  })

  it('contains its seed once it is over', async () => {
    const { saves } = await withTheMatch(matchFor(2))
    expect(await saves.exportText(id)).toContain(seedA)
    expect(await saves.exportBackup()).toContain(seedA)
  })

  it.each([
    ['that can be played on', savedAs(underWay).replace('645:54', '645:11')],
    ['that is damaged throughout', `${savedAs(underWay).slice(0, -40)}`],
    ['of the format before', JSON.stringify({ ...formerRecord(), moves: 'no moves' })],
  ])('does not contain it where the match was put aside: one %s', async (_, broken) => {
    expect(broken).toContain(seedA)
    const disk = createDisk(new Map([[`claim-it/match/${id}`, broken]]))
    const { saves } = await openOn(disk)
    const [aside] = saves.state.getState().aside
    expect(await saves.rawOf(aside!.key)).toContain('"moves"')
    expect(await saves.rawOf(aside!.key)).not.toContain(seedA)
    const backup = (await saves.exportBackup())!
    expect(backup).not.toContain(seedA)
    // It is kept word for word here, and restoring it gives the same one.
    expect([...disk.contents.values()].join()).toContain(seedA)
    expect((await saves.checkImport(backup)).kept).toEqual([])
  })
})

describe('a backup that is restored', () => {
  it('changes nothing if the match is still here: it keeps its sealed dice', async () => {
    const room = await withTheMatch()
    const preview = await room.saves.checkImport((await room.saves.exportBackup())!)
    expect(preview).toMatchObject({ additions: [], known: [{ id }], problems: [] })
    await room.saves.commitImport(preview)
    expect(await matchIn(room, id)).toEqual(underWay)
  })

  it('changes nothing if the match has been continued', async () => {
    const room = await withTheMatch()
    const backup = (await room.saves.exportBackup())!
    room.saves.save(playOn(underWay, 4))
    expect(await room.saves.commitImport(await room.saves.checkImport(backup))).toEqual([])
    expect(await matchIn(room, id)).toEqual(playOn(underWay, 4))
  })

  it('adds a second match with other dice if the match was continued differently', async () => {
    const room = await withTheMatch(playOn(underWay, 4))
    const backup = (await room.saves.exportBackup())!
    room.saves.save(handOver(underWay, 1, { who: 'bot', level: 'baron' }))
    const [copy] = await room.saves.commitImport(await room.saves.checkImport(backup))
    expect(coming(await matchIn(room, copy!))).not.toBe(coming(underWay))
    expect(coming(await matchIn(room, id))).toBe(coming(underWay))
  })

  it('brings finished matches with all their seals', async () => {
    const room = await withTheMatch(matchFor(2))
    const elsewhere = await openOn()
    await elsewhere.saves.commitImport(await elsewhere.saves.checkImport((await room.saves.exportBackup())!))
    expect(await matchIn(elsewhere, id)).toEqual(matchFor(2))
  })
})

describe('a match without a seed', () => {
  it('rolls the same dice after the app was killed when they were seen', async () => {
    const room = await withTheMatch(withoutSeals(underWay))
    const played = playOn(await matchIn(room, id), 6)
    const killed = await reopen(room.disk)
    expect(recordOf(playOn(await matchIn(killed, id), 6))).toEqual(recordOf(played))
  })

  it('is not played before its seal is stored', async () => {
    const { saves, disk } = await withTheMatch(withoutSeals(underWay))
    disk.break(disk.asked(), 'fails', Infinity)
    expect(await saves.read(id)).toEqual({ ok: false, reason: 'unreachable' })
    expect(await saves.read(id)).toEqual({ ok: false, reason: 'unreachable' })
    disk.break(0, 'fails', 0)
    saves.retry()
    expect((await saves.read(id)).ok).toBe(true)
  })

  it('is sealed once, even by simultaneous reads', async () => {
    const room = await withTheMatch(withoutSeals(underWay))
    const [first, second] = await Promise.all([matchIn(room, id), matchIn(room, id)])
    expect(first).toEqual(second)
    expect(first.info.seals).toHaveLength(1)
  })

  it('says in the list that its dice so far are not verified', async () => {
    const { saves } = await withTheMatch(withoutSeals(underWay))
    expect(saves.state.getState().entries).toMatchObject([{ dice: 'unverified' }])
  })
})

/** As an earlier version wrote it. */
function formerRecord() {
  const { starter: _, dice: _own, seals: _seals, coach, branch, dig, sides, ...record } = recordOf(underWay)
  void [coach, branch, dig, sides]
  return { ...record, format: 'claim-it/1', seed: seedA }
}

function formerText(): string {
  return writeText(underWay)
    .replace('claim-it/2', 'claim-it/1')
    .replace('"1 chosen"', '"1"')
    .replace(/\[Seal .*\]/, `[Seed "${seedA}"]`)
}
