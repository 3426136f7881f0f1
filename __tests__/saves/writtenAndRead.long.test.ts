/** The app does not read its writes back, so this shows for random matches that what is written reads back the same. */
import fc from 'fast-check'
import type { SeatCount } from '@/engine'
import {
  handOver,
  readText,
  recordOf,
  tidyName,
  writeText,
  type Match,
  type Pilot,
  type Player,
} from '@/match'
import { levels } from '@/names'
import { readSaved, writeSaved, type SavedMatch } from '@/saves/savedMatch'
import type { Entry } from '@/saves'
import { asSeen, infoFor, matchFor, namesSeen, playOn, startedAt, withoutSeals } from '../fixtures/matches'
import { openOn, reopen } from './room'

jest.setTimeout(60_000)

const pilot: fc.Arbitrary<Pilot> = fc.oneof(
  fc.constant<Pilot>({ who: 'person' }),
  fc.record({
    who: fc.constant('bot' as const),
    level: fc.constantFrom(...levels),
  }),
)
const time = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString())
/** Any text from a keyboard, a clipboard or a file: quotes, lone surrogates, line ends, nothing. */
const words = (most: number): fc.Arbitrary<string> =>
  fc.oneof(fc.string({ unit: 'binary', maxLength: most / 2 }), fc.string({ maxLength: most }))

const match: fc.Arbitrary<Match> = fc
  .record({
    seats: fc.constantFrom<SeatCount>(2, 3, 4, 5),
    actions: fc.nat(300),
    first: fc.nat(4),
    reusableSquatters: fc.boolean(),
    seed: fc.option(fc.stringMatching(/^[0-9a-f]{32}$/)),
    people: fc.array(fc.record({ name: words(40), pilot }), { minLength: 5, maxLength: 5 }),
    handovers: fc.array(fc.record({ seat: fc.nat(4), pilot, later: fc.nat(9) }), { maxLength: 3 }),
    id: fc.stringMatching(/^[A-Za-z0-9_-]{1,64}$/),
    started: time,
  })
  .map(({ seats, actions, first, reusableSquatters, seed, people, handovers, id, started }) => {
    const players: readonly Player[] = infoFor(seats).players.map((each, seat) => ({
      ...each,
      ...people[seat]!,
    }))
    const rules = { seats, first: (first % seats) as 0, reusableSquatters }
    const played = matchFor(seats, actions, { id, started, rules, players, ...(seed && { seed }) })
    const handed = handovers.reduce(
      (before, { seat, pilot: to, later }) => playOn(handOver(before, (seat % seats) as 0, to), later),
      played,
    )
    // Dice are taken as written where there is no seal.
    return seed === null ? withoutSeals(handed) : handed
  })

/** Records cannot contain a handover after the last move. */
const sound = match.filter(({ info, steps }) => info.ended === null || steps.at(-1)?.type === 'move')

const saved: fc.Arbitrary<SavedMatch> = fc.record({
  match: sound,
  title: words(80),
  revision: fc.nat(),
  changed: time,
  deleted: fc.option(time),
  since: fc.option(fc.nat()),
})

const savedAs = { revision: 1, changed: startedAt, deleted: null, since: null }

/** The list may still have a name as it was before tidying. */
const listed = (entry: Entry): Entry => ({
  ...entry,
  title: tidyName(entry.title),
  players: namesSeen(entry.players),
})

describe('a random match', () => {
  it('reads back as it was written, and is written the same again', () => {
    fc.assert(
      fc.property(saved, (each) => {
        const seen = { ...each, match: asSeen(each.match), title: tidyName(each.title) }
        const read = readSaved(writeSaved(each))
        expect(JSON.stringify(read)).toBe(JSON.stringify({ ok: true, saved: seen }))
        expect(read.ok && writeSaved(read.saved)).toBe(writeSaved(seen))
      }),
      { numRuns: 200 },
    )
  })

  it('played action by action is on the disk after each, and the list says the same after the next start', async () => {
    await fc.assert(
      fc.asyncProperty(sound, words(80), async (whole, title) => {
        const { saves, disk } = await openOn()
        const id = await saves.add({ info: { ...whole.info, ended: null }, steps: [] }, title)
        for (let count = 1; count <= whole.steps.length; count += Math.ceil(whole.steps.length / 12)) {
          saves.save({ info: { ...whole.info, ended: null }, steps: whole.steps.slice(0, count) })
          await saves.settled()
        }
        saves.save(whole)
        await saves.settled()
        const again = await reopen(disk)
        const [before, after] = [saves, again.saves].map((each) => each.state.getState().entries.map(listed))
        expect(after).toEqual(before)
        const read = await again.saves.read(id)
        if (!read.ok) throw new Error(read.reason)
        const { seals } = whole.info
        expect(read.match.info.seals.slice(0, seals.length)).toEqual(seals)
        expect(recordOf(withoutSeals(read.match), read.title)).toEqual(
          recordOf(withoutSeals(asSeen(whole)), tidyName(title)),
        )
      }),
      { numRuns: 40 },
    )
  })
})

/** Cuts off the end, or inserts something: words, moves, tokens in the wrong place. */
const damage: fc.Arbitrary<(text: string) => string> = fc
  .record({
    at: fc.double({ min: 0, max: 1, noNaN: true }),
    atEnd: fc.boolean(),
    cut: fc.nat(12),
    scrap: fc.oneof(
      fc.constantFrom('\n--\nSent from my phone\n', ' 123', ' 123:45', '.', '?', 'x', ' @1=baron', ' 11'),
      fc.string({ maxLength: 8 }),
    ),
  })
  .map(({ at, atEnd, cut, scrap }) => (text) => {
    const from = atEnd ? text.length : Math.floor(at * text.length)
    return text.slice(0, from) + scrap + text.slice(from + cut)
  })

describe('the valid part of a broken match', () => {
  it('reads back as it was written, on the disk and as text', () => {
    let parts = 0
    const reads = ({ partial, title }: { readonly partial: Match | null; readonly title: string }): void => {
      if (partial === null) return
      parts += 1
      const read = readSaved(writeSaved({ ...savedAs, match: partial, title }))
      expect(read.ok && recordOf(read.saved.match)).toEqual(recordOf(partial))
      const told = readText(writeText(partial, title))
      expect(told.ok && recordOf(told.match).moves).toBe(recordOf(partial).moves)
    }
    fc.assert(
      fc.property(sound, damage, fc.boolean(), (whole, damaged, isTimed) => {
        const text = damaged(writeText(whole))
        const told = readText(isTimed ? text : text.replace(/\[Ended.*\n/, ''))
        if (!told.ok) reads(told)
        const { ended, moves, ...record } = recordOf(whole)
        const broken = { ...record, ended: isTimed ? ended : null, moves: damaged(moves) }
        const read = readSaved(JSON.stringify(broken))
        if (!read.ok) reads(read)
      }),
      { numRuns: 300 },
    )
    expect(parts).toBeGreaterThan(100)
  })

  it('of a finished match with a mail signature below it is the finished match', async () => {
    const whole = matchFor(2)
    const { saves, disk } = await openOn()
    const preview = await saves.checkImport(`${writeText(whole)}\n--\nSent from my phone\n`)
    const [id] = await saves.commitImport(preview, preview.problems)
    await saves.settled()
    const again = await reopen(disk)
    expect(again.saves.state.getState().entries).toMatchObject([{ phase: 'over', ended: whole.info.ended }])
    const read = await again.saves.read(id!)
    expect(read.ok && recordOf(read.match).moves).toBe(recordOf(whole).moves)
  })
})
