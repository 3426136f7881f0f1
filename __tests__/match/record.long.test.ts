/** Records: matches as plain data and back. A broken one names the place, and gives its valid part. */
import fc from 'fast-check'
import type { SeatCount } from '@/engine'
import { gameOf, handOver, matchOf, recordOf, roll, type MatchRecord, type RecordBroken } from '@/match'
import { endedAt, infoFor, matchFor, playOn, statesOf } from '../fixtures/matches'

const seatCounts = fc.constantFrom<SeatCount>(2, 3, 4, 5)

const brokenBy = (record: MatchRecord): RecordBroken => {
  const read = matchOf(record)
  if (read.ok) throw new Error('This record was expected to be broken')
  return read
}

describe('a record', () => {
  it('restores every state of a match, move by move', () => {
    for (const match of statesOf(matchFor(2)))
      expect(JSON.stringify(matchOf(recordOf(match)))).toBe(JSON.stringify({ ok: true, match, title: '' }))
  })

  it('restores any match, whoever plays, with or without the variant, in any phase', () => {
    fc.assert(
      fc.property(
        seatCounts,
        fc.boolean(),
        fc.nat(4),
        fc.nat(200),
        (seats, reusableSquatters, first, actions) => {
          const rules = { seats, first: (first % seats) as 0, reusableSquatters }
          const match = matchFor(seats, actions, { rules })
          const title = 'A "quoted" title ☃'
          const text = JSON.stringify(recordOf(match, title))
          const read = matchOf(JSON.parse(text) as MatchRecord)
          expect(JSON.stringify(read)).toBe(JSON.stringify({ ok: true, match, title }))
        },
      ),
      { numRuns: 60 },
    )
  })

  it('keeps the place of handovers, also between roll and placement', () => {
    const rolled = roll(matchFor(2, 0), endedAt)
    const handed = handOver(rolled, 1, { who: 'bot', level: 'surveyor', temperament: 'thief' })
    const match = playOn(handOver(handed, 1, { who: 'person' }), 3)
    expect(recordOf(match).moves).toBe('616 @2=surveyor/thief @2=person:61 534:34')
    expect(matchOf(recordOf(match))).toEqual({ ok: true, match, title: '' })
  })

  it('takes dice as written where there is no seed', () => {
    const read = matchOf({ ...recordOf(matchFor(2, 0, { seed: null })), moves: '235:23 146' })
    expect(read.ok && gameOf(read.match).dice).toEqual([1, 4, 6])
  })

  it('allows any white space between moves', () => {
    const record = recordOf(matchFor(2))
    const spaced = record.moves.replace(/([:.x])/g, '  $1\r\n\t')
    expect(matchOf({ ...record, moves: spaced.replace(/:\s+/g, ':') })).toEqual(matchOf(record))
  })

  it('of a finished match of five players takes at most 4 KB', () => {
    for (let number = 0; number < 40; number += 1) {
      const seed = number.toString(16).padStart(32, '5')
      const match = matchFor(5, Infinity, {
        seed,
        rules: { seats: 5, first: 0, reusableSquatters: number % 2 === 0 },
      })
      expect(JSON.stringify(recordOf(match)).length).toBeLessThanOrEqual(4096)
    }
  })
})

describe('a broken record', () => {
  // 616:16 534:54 213:32 645:54 461:16 443:34. 562:25 …
  const sound = recordOf(matchFor(2, 30))

  it.each([
    [
      'a placement the rules refuse',
      '616:16 534:11',
      { fault: { code: 'refused' }, move: 4, turn: 0, roll: 2 },
    ],
    ['a stop before any roll', '.', { fault: { code: 'refused' }, move: 1, turn: 0, roll: 0 }],
    ['two rolls without a placement', '616 534', { fault: { code: 'refused' }, move: 2 }],
    [
      'dice that are not of the seed',
      '616:16 535:54',
      { fault: { code: 'foreign-dice' }, move: 3, turn: 0, roll: 1, at: 7 },
    ],
    ['a bust that is none', '616x', { fault: { code: 'wrong-bust' }, move: 1 }],
    [
      'letters that mean nothing',
      '616:16 fly',
      { fault: { code: 'unreadable', found: 'fly' }, move: 3, at: 7 },
    ],
    ['a die beyond six', '617', { fault: { code: 'unreadable' }, move: 1 }],
    ['half a roll', '616:16 53', { fault: { code: 'unreadable', found: '53' }, move: 3 }],
    ['a bot nobody knows', '616 @2=genius', { fault: { code: 'unreadable' }, move: 2 }],
    ['a handover of a seat that is not there', '616 @4=baron', { fault: { code: 'bad-handover' }, move: 2 }],
  ])('with %s reports the fault and the place', (_, moves, expected) => {
    expect(brokenBy({ ...sound, moves })).toMatchObject(expected)
  })

  it('with a bust left out reports that', () => {
    const whole = recordOf(matchFor(2))
    expect(brokenBy({ ...whole, moves: whole.moves.replace('x', '') })).toMatchObject({
      fault: { code: 'wrong-bust' },
    })
  })

  it('gives the match up to the move before, which can be continued', () => {
    const broken = brokenBy({ ...sound, moves: sound.moves.replace('645:54', '645:11') })
    expect(broken.move).toBe(8)
    expect(broken.partial!.steps).toEqual(matchFor(2, 30).steps.slice(0, 7))
    expect(gameOf(playOn(broken.partial!)).phase).toBe('over')
  })

  it('with moves after the end, or without the end it claims, can be continued too', () => {
    const whole = recordOf(matchFor(2))
    for (const record of [
      { ...whole, moves: `${whole.moves} 123` },
      { ...whole, ended: null },
      { ...whole, moves: whole.moves.slice(0, -1) },
    ]) {
      const { partial, fault } = brokenBy(record)
      expect(['after-end', 'wrong-ending']).toContain(fault.code)
      expect(gameOf(partial!).phase).toBe('decide')
      expect(recordOf(playOn(partial!))).toEqual(whole)
    }
  })

  it.each([
    ['bad-id', { id: '../etc' }],
    ['bad-title', { title: 'x'.repeat(81) }],
    ['bad-time', { started: '18.11.2026' }],
    ['bad-time', { ended: '2026-13-01T00:00:00Z' }],
    ['bad-rules', { rules: { seats: 6 as 5, first: 0 as const, reusableSquatters: false } }],
    ['bad-rules', { rules: { seats: 2 as const, first: 0.5 as 0, reusableSquatters: false } }],
    ['bad-players', { players: infoFor(3).players }],
    ['bad-seed', { seals: [{ ...sound.seals[0]!, seed: 'not a seed' }] }],
    ['bad-seal', { seals: [{ ...sound.seals[0]!, hash: 'not a hash' }] }],
    ['bad-seal', { seals: [{ ...sound.seals[0]!, from: { turn: 1, roll: 0 } }, sound.seals[0]!] }],
    ['wrong-seal', { seals: [{ ...sound.seals[0]!, hash: 'f'.repeat(64) }] }],
    ['wrong-starter', { starter: 'rolled' as const, rules: { ...sound.rules, first: 1 as const } }],
    ['bad-id', { branch: { of: '../etc', at: 3 } }],
  ])('whose table is wrong (%s) gives no match at all', (code, change) => {
    expect(brokenBy({ ...sound, ...change })).toMatchObject({ fault: { code }, move: null, partial: null })
  })

  it('never crashes, whatever its moves are', () => {
    const scraps = ['616', ':16', '.', 'x', ' ', '@2=baron', '534:54', 'é', '0', '\n', ':', '{', '216x']
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...scraps), { maxLength: 40 }), (parts) => {
        const read = matchOf({ ...sound, moves: parts.join('') })
        const match = read.ok ? read.match : read.partial!
        expect(matchOf(recordOf(match))).toEqual({ ok: true, match, title: '' })
      }),
      { numRuns: 500 },
    )
  })
})
