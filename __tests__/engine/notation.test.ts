/** Positions as text: they read back, and impossible ones are refused with their column. */
import fc from 'fast-check'
import { flawOf, newGame, positionProblems, readPosition, writePosition, type Game } from '@/engine'
import { emptyBoard, position } from '../support/position'
import { positions } from '../support/wander'

const example = '....../.....3./.B..../....aa/..b1+.../...... a:decide 2a - 4 32.55.32'

test('a fresh table', () => {
  expect(writePosition(newGame({ seats: 5, first: 3, reusableSquatters: true }))).toBe(
    '....../....../....../....../....../...... d:roll 5d:reuse - 0 -',
  )
})

test('rows from the top, owners by letter, claimed as capitals, squatters and claims of the turn after them', () => {
  const read = readPosition(example)
  expect(read).toEqual({
    ok: true,
    game: {
      ...position(`
        . . . . . .
        . . . . 3 .
        . B . . . .
        . . . . a a
        . . b1+ . . .
        . . . . . .
      `),
      turnsPlayed: 4,
      placedThisTurn: [8, 28, 8],
    },
  })
})

test('dice on the table stand in place of the phase, and the turns left follow from the caller of a last round', () => {
  const game = position(emptyBoard.replaceAll('.', 'C').replace('C', '.'), {
    seats: 4,
    first: 1,
    turn: 0,
    caller: 2,
    dice: '616',
  })
  expect(writePosition(game)).toBe('.CCCCC/CCCCCC/CCCCCC/CCCCCC/CCCCCC/CCCCCC a:616 4b c 83 -')
  expect(readPosition(writePosition(game))).toEqual({ ok: true, game })
  expect(game.lastRound).toEqual({ caller: 2, turnsLeft: 3 })
})

test('the end of a match', () => {
  const game = position(emptyBoard.replaceAll('.', 'B'), { turn: 1, phase: 'over', caller: 1 })
  expect(writePosition(game)).toContain(' b:over 2a b 42 -')
  expect(readPosition(writePosition(game))).toEqual({ ok: true, game })
})

test('a position of any match reads as it was written', () => {
  fc.assert(
    fc.property(positions, (game) => {
      expect(readPosition(writePosition(game))).toEqual({ ok: true, game })
    }),
  )
})

test.each([
  ['', 1, 'not-six-fields'],
  ['....../....../....../....../....../...... a:roll 2a - 0', 56, 'not-six-fields'],
  [`${example} `, 71, 'not-six-fields'],
  [example.replace(' ', '\n'), 70, 'not-six-fields'],
  ['......./....../....../....../....../...... a:roll 2a - 0 -', 7, 'bad-board'],
  ['....../..x.../....../....../....../...... a:roll 2a - 0 -', 10, 'bad-board'],
  ['....../....../....../....../....../..... a:roll 2a - 0 -', 41, 'bad-board'],
  ['....../....../....../....../....../....../ a:roll 2a - 0 -', 42, 'bad-board'],
  ['....../....../....../....../....../...... f:roll 2a - 0 -', 43, 'bad-turn'],
  ['....../....../....../....../....../...... a:127 2a - 0 -', 43, 'bad-turn'],
  ['....../....../....../....../....../...... a:roll 6a - 0 -', 50, 'bad-table'],
  ['....../....../....../....../....../...... a:roll 2a x 0 -', 53, 'bad-caller'],
  ['....../....../....../....../....../...... a:roll 2a - -1 -', 55, 'bad-count'],
  ['....../....../....../....../....../...... a:roll 2a - 1e3 -', 55, 'bad-count'],
  ['....../....../....../....../....../...... a:roll 2a - 04 -', 55, 'bad-count'],
  ['....../....../....../....../....../...... a:roll 2a - 0 17', 57, 'bad-placed'],
])('refuses malformed %p at column %i as %s', (text, column, reason) => {
  expect(readPosition(text)).toEqual({ ok: false, column, reason })
})

const six = (board: string): string => `${board}/....../....../....../....../......`
test.each([
  ['unknown-seat', 'an owner who is not at the table', `${six('...c..')} a:roll 2a - 4 -`, 4],
  ['unknown-seat', 'a mover who is not at the table', `${six('......')} c:roll 2a - 4 -`, 43],
  ['unknown-seat', 'a starter who is not at the table', `${six('......')} a:roll 2c - 4 -`, 50],
  ['unknown-seat', 'a caller who is not at the table', `${six('AAAAAA')} a:roll 2a c 4 -`, 53],
  ['closed-space', 'a squatter on a claimed space', `${six('.B3....')} a:decide 2a - 4 26`, 2],
  ['closed-space', 'a claim on a claimed space', `${six('B+.....')} a:decide 2a - 4 16`, 1],
  ['squatter-on-own', "a squatter on the mover's own marker", `${six('a3.....')} a:decide 2a - 4 16`, 1],
  ['claim-on-nothing', 'a claim on an empty space', `${six('.+.....')} a:decide 2a - 4 16`, 1],
  ['claim-on-nothing', "a claim on an opponent's marker", `${six('b+.....')} a:decide 2a - 4 16.16`, 1],
  ['squatter-returned', 'a claimed squatter still out', `${six('.3+.....')} a:decide 2a:reuse - 4 16.16`, 1],
  ['squatter-twice', 'the same squatter twice', `${six('.3.3....')} a:decide 2a - 4 16.26`, 3],
  ['marker-between-turns', 'a squatter before the first roll', `${six('.3.....')} a:roll 2a - 4 16`, 1],
  ['no-marker', 'a decision without a placement', `${six('......')} a:decide 2a - 4 -`, 43],
  ['unusable-dice', 'dice that have bust already', `${six('.....B')} a:666 2a - 4 -`, 43],
  ['call-without-claims', 'a call with too few claims', `${six('AAAAAA')} a:roll 2a a 4 -`, 53],
  ['over-too-soon', 'an end before the last round', `${six('......')} b:over 2a - 4 -`, 43],
  ['turn-count', 'a turn that is not the next', `${six('......')} b:roll 2a - 4 -`, 55],
  ['too-many-spaces', 'spaces before a turn', `${six('a.....')} a:roll 2a - 0 -`, 55],
  ['placed-list', 'a marker that was not placed', `${six('.3.....')} a:decide 2a - 4 -`, 60],
  ['placed-list', 'a placing without a marker', `${six('......')} a:123 2a - 4 12`, 56],
  ['placed-list', 'a claimed squatter placed once', `${six('.3+.....')} a:decide 2a - 4 16`, 61],
] as const)('%s: %s is refused', (reason, _, text, column) => {
  expect(readPosition(text)).toEqual({ ok: false, column, reason })
})

test.each([
  ['claims-without-call', 'AAAAAA/AAAAAA/A...../....../....../...... a:roll 2a - 20 -', 53],
  ['over-too-soon', 'AAAAAA/AAAAAA/A...../....../....../...... b:over 2a a 20 -', 43],
] as const)('a last round refused: %s', (reason, text, column) => {
  expect(readPosition(text)).toEqual({ ok: false, column, reason })
})

test('finds a flaw in a game with inconsistent counts, which no text can express', () => {
  const read = readPosition(example)
  if (!read.ok) throw new Error(read.reason)
  const flawed = (change: Partial<Game>): unknown => flawOf({ ...read.game, ...change })?.reason
  expect(flawed({})).toBeUndefined()
  expect(flawed({ rollsThisTurn: 7 })).toBe('roll-count')
  expect(flawed({ dice: [1, 2, 3] })).toBe('dice-and-phase')
  expect(flawed({ turnsPlayed: -2 })).toBe('turn-count')
  expect(flawed({ cells: read.game.cells.map((cell) => ({ ...cell, owner: null })) })).toBe('empty-claimed')
  const over = position(emptyBoard.replaceAll('.', 'B'), { turn: 1, phase: 'over', caller: 1 })
  expect(flawOf({ ...over, lastRound: { caller: 1, turnsLeft: 1 } })?.reason).toBe('last-round-count')
})

test('reading never throws, whatever the text', () => {
  const fields = fc.constantFrom(
    '.',
    'a',
    'B',
    '3',
    '+',
    '/',
    ' ',
    'a:roll',
    '2a',
    '-',
    '123',
    '......',
    '\n',
    'é',
  )
  const garbled = fc.tuple(fc.nat(70), fc.nat(3), fc.string()).map(([at, cut, put]) => {
    return example.slice(0, at) + put + example.slice(at + cut)
  })
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.array(fields).map((parts) => parts.join('')),
        garbled,
      ),
      (text) => {
        const read = readPosition(text)
        if (read.ok) expect(writePosition(read.game)).toBe(text)
        else {
          expect(positionProblems).toContain(read.reason)
          expect(read.column).toBeGreaterThanOrEqual(1)
          expect(read.column).toBeLessThanOrEqual(text.length + 1)
        }
      },
    ),
    { numRuns: 2000 },
  )
})
