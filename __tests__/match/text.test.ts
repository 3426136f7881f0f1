/** Matches as text: readable, read back as the same match, and tolerant of edits by hand. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import type { SeatCount } from '@/engine'
import { handOver, readText, recordOf, tidyName, writeText, type Pilot } from '@/match'
import { asSeen, asTold, infoFor, matchFor, playOn, withoutSeals } from '../fixtures/matches'

const pilots = fc.constantFrom<Pilot>(
  { who: 'person' },
  { who: 'bot', level: 'greenhorn' },
  { who: 'bot', level: 'surveyor' },
)
const anyName = fc.string({ unit: 'grapheme', maxLength: 20 })

describe('the text of a match', () => {
  it('can be read by people', () => {
    const match = handOver(matchFor(2, 24), 1, {
      who: 'bot',
      level: 'baron',
    })
    expect(writeText(playOn(match, 2), 'Sunday')).toBe(
      `[Game "Claim It!"]
[Format "claim-it/2"]
[Id "kitchen-table"]
[Title "Sunday"]
[Started "2026-11-18T10:00:00.000Z"]
[Squatters "once a turn"]
[First "1 chosen"]
[Seal "sha256 5302006711a789b23f28b5b5494418a8a25f0118147887adc4bb51320968d7d6"]
[Seat1 "Anna"]
[Look1 "prussian star"]
[Pilot1 "person"]
[Seat2 "Ben"]
[Look2 "madder horseshoe"]
[Pilot2 "person"]

1. {Anna} 616:16 534:54 213:32 645:54 461:16 443:34.
2. {Ben} 562:25 334:43 353:33 514:45.
3. {Anna} 556:56 @2=baron 552:55
`,
    )
  })

  it('contains the result of a finished match', () => {
    expect(writeText(matchFor(2))).toContain('[Result "1. Ben 7/13/18, 2. Anna 5/9/14"]')
  })

  it('reads back as the same match, whoever plays and whatever their names', () => {
    fc.assert(
      fc.property(
        fc.constantFrom<SeatCount>(2, 3, 4, 5),
        fc.boolean(),
        fc.nat(250),
        fc.array(fc.record({ name: anyName, pilot: pilots }), { minLength: 5, maxLength: 5 }),
        fc.string({ unit: 'grapheme', maxLength: 30 }),
        fc.boolean(),
        (seats, reusableSquatters, actions, people, named, isSeedless) => {
          const title = named.slice(0, 80)
          const table = infoFor(seats)
          const match = matchFor(seats, actions, {
            rules: { seats, first: (seats - 1) as 1, reusableSquatters },
            players: table.players.map((player, seat) => ({ ...player, ...people[seat]! })),
          })
          const written = asTold(isSeedless ? withoutSeals(match) : match)
          const read = readText(writeText(written, title))
          expect(read.ok && recordOf(read.match, read.title)).toEqual(
            recordOf(asSeen(written), tidyName(title)),
          )
        },
      ),
      { numRuns: 80 },
    )
  })

  const match = asTold(matchFor(2))
  const text = writeText(match)

  it.each(['', '\u200B\u2060', '\u202E', '\u0301', '\u3164'])(
    'names a player with an invisible name by the number of the seat: %j',
    (name) => {
      const read = readText(text.replace('[Seat2 "Ben"]', `[Seat2 ${JSON.stringify(name)}]`))
      expect(read.ok && read.match.info.players.map((player) => player.name)).toEqual(['Anna', '2'])
    },
  )

  it.each([
    ['Windows line ends', text.replace(/\n/g, '\r\n')],
    ['a byte-order mark', `\uFEFF${text}`],
    ['blank lines and spaces everywhere', `\n\n  ${text.replace(/\n/g, '  \n\n   ')}\n`],
    ['all moves on one line', text.replace(/\n(?=\d)/g, ' ').replace(/ \d+\. /g, ' ')],
    ['no numbers and no names', text.replace(/^\d+\. \{.*?\} /gm, '')],
    ['remarks', text.replace('213:32', '{what a\nroll!} 213:32 ; lucky\n')],
    ['tags it does not know', text.replace('[Game', '[Weather "rain"]\n[Game')],
    ['curly quotes from a messenger', text.replace('"Anna"', '“Anna”')],
  ])('is read despite %s', (_, changed) => {
    expect(readText(changed)).toEqual({ ok: true, match, title: '' })
  })

  it('written by hand may leave out id, time, seed and pilots, if the reader hands them in', () => {
    const byHand = `[Format "claim-it/1"]
[Seat1 "Anna"]
[Look1 "madder star"]
[Seat2 "Ben"]
[Look2 "violet pick"]
235:23 146:41. 333:33`
    const read = readText(byHand, { id: 'new', started: '2026-01-01T00:00:00.000Z' })
    expect(read.ok && recordOf(read.match)).toMatchObject({
      id: 'new',
      seals: [],
      moves: '235:23 146:41. 333:33',
    })
    expect(readText(byHand)).toMatchObject({ ok: false, fault: { code: 'missing-tag', tag: 'Id' } })
  })
})

describe('foreign text', () => {
  const lines = writeText(matchFor(2)).split('\n')
  const textWith = (line: number, content: string) =>
    lines.map((old, index) => (index === line - 1 ? content : old)).join('\n')

  it.each([
    ['a shopping list', 'milk\nbread', { line: 1, fault: { code: 'not-a-match' } }],
    ['nothing', '', { line: 1, fault: { code: 'not-a-match' } }],
    ['a chess game', '[Event "?"]\n\n1. e4 e5', { fault: { code: 'missing-tag', tag: 'Format' } }],
    [
      'another format',
      textWith(2, '[Format "claim-it/9"]'),
      { line: 2, fault: { code: 'other-format', format: 'claim-it/9' } },
    ],
    [
      'an unknown colour',
      textWith(11, '[Look1 "pink star"]'),
      { line: 11, fault: { code: 'bad-tag', tag: 'Look1' } },
    ],
    [
      'an unknown pilot',
      textWith(12, '[Pilot1 "robot"]'),
      { line: 12, fault: { code: 'bad-tag', tag: 'Pilot1' } },
    ],
    [
      'an unknown rule',
      textWith(6, '[Squatters "some"]'),
      { line: 6, fault: { code: 'bad-tag', tag: 'Squatters' } },
    ],
    ['a starter that is none', textWith(7, '[First "nobody"]'), { line: 7, fault: { code: 'bad-rules' } }],
    [
      'an unknown reason for the starter',
      textWith(7, '[First "1 cheated"]'),
      { line: 7, fault: { code: 'wrong-field', field: 'starter' } },
    ],
    ['an invalid seal', textWith(8, '[Seal "md5 12"]'), { line: 8, fault: { code: 'bad-tag', tag: 'Seal' } }],
    [
      'a branch without an origin',
      textWith(6, '[Branch "here soon"]'),
      { line: 6, fault: { code: 'wrong-field', field: 'branch.at' } },
    ],
    ['a seed that is none', textWith(9, '[Seed "12"]'), { line: 9, fault: { code: 'bad-seed' } }],
    [
      'a tag twice',
      textWith(3, '[Format "claim-it/2"]'),
      { line: 3, fault: { code: 'bad-tag', tag: 'Format' } },
    ],
    [
      'a tag that is cut off',
      textWith(10, '[Seat1 "Anna'),
      { line: 10, fault: { code: 'bad-tag', tag: 'Seat1' } },
    ],
    [
      'a comment that never ends',
      textWith(35, '18. {Ben 444:44.'),
      { line: 35, fault: { code: 'unreadable' } },
    ],
  ])('with %s gives the line and the reason', (_, text, expected) => {
    expect(readText(text)).toMatchObject({ ok: false, ...expected })
  })

  it('with a wrong move gives its line, and the match up to it', () => {
    const read = readText(textWith(20, '3. {Anna} 556:56 552:11'))
    expect(read).toMatchObject({ ok: false, line: 20, fault: { code: 'refused' } })
    expect(!read.ok && read.partial!.steps.length).toBe(matchFor(2, 25).steps.length)
  })

  it('never crashes the reader', () => {
    const pieces = fc.oneof(
      fc.constantFrom(...lines),
      fc.string({ maxLength: 30 }),
      fc.constantFrom('[', '{', '}', '"', '\\'),
    )
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 40 }), (parts) => {
        const read = readText(parts.join('\n'))
        expect(read.ok || read.line >= 1).toBe(true)
      }),
      { numRuns: 500 },
    )
  })
})

describe('a whole match in the fixtures', () => {
  it.each(['two-players', 'five-players-reusable', 'shared-win', 'three-players-under-way'])(
    '%s plays to its end, and its turns are still written the same',
    (name) => {
      const text = readFileSync(join(__dirname, `../fixtures/records/${name}.txt`), 'utf8')
      const read = readText(text)
      const turns = (all: string): string => all.slice(all.indexOf('\n\n'))
      expect(read.ok && turns(writeText(read.match, read.title))).toBe(turns(text))
    },
  )
})
