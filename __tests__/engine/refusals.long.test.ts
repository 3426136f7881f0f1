/** Illegal moves in every phase are refused with their code and change nothing. */
import assert from 'node:assert/strict'
import fc from 'fast-check'
import {
  IllegalMove,
  legalPlacements,
  play,
  refusalCodes,
  spaces,
  whyNot,
  type Game,
  type Move,
  type Refusal,
  type RefusalCode,
} from '@/engine'
import { at, dice, emptyBoard, position } from '../support/position'
import { deepFrozen, positions } from '../support/wander'

/** Asserts by Node: Jest's own `expect`, for every space of every position, would take longer than all the matches. */
const refusalOf = (game: Game, move: unknown): Refusal | null => {
  const before = JSON.stringify(game)
  try {
    play(deepFrozen(game), move as Move)
    return null
  } catch (error) {
    if (!(error instanceof IllegalMove)) throw error
    assert.equal(error.code, error.refusal.code)
    assert.ok(error.message.includes(error.code), error.message)
    assert.equal(JSON.stringify(game), before)
    return error.refusal
  }
}

const board = `
  . . . . . .
  . . . . . .
  . . b 5 . .
  . . . A . .
  . . . . . .
  3+ . . . . .
`
const phases = {
  roll: position(emptyBoard),
  place: position(board, { dice: '345' }),
  decide: position(board),
  over: position(emptyBoard, { phase: 'over', caller: 0 }),
} as const satisfies Record<Game['phase'], Game>

const roll = { type: 'roll', dice: dice('123') } as const
const place = { type: 'place', space: at('3,5') } as const
const stop = { type: 'stop' } as const

test.each([
  ['roll', { roll: null, place: 'wrong-phase', stop: 'wrong-phase' }],
  ['place', { roll: 'wrong-phase', place: null, stop: 'wrong-phase' }],
  ['decide', { roll: null, place: 'wrong-phase', stop: null }],
  ['over', { roll: 'wrong-phase', place: 'wrong-phase', stop: 'wrong-phase' }],
] as const)('in phase %s only its own moves are allowed', (phase, expected) => {
  const game = phases[phase]
  for (const move of [roll, place, stop]) {
    const code = expected[move.type]
    expect(refusalOf(game, move)).toEqual(code && { code, phase })
  }
})

test.each(Object.keys(phases) as Game['phase'][])('in phase %s a move of no kind is a bad move', (phase) => {
  for (const move of [{ type: 'pass' }, {}, null, undefined, 'stop'])
    expect(refusalOf(phases[phase], move)).toEqual({ code: 'bad-move' })
})

test.each([[[0, 1, 2]], [[1, 2, 7]], [[1, 2]], [[1, 2, 3, 4]], [[1.5, 2, 3]], ['123'], [null], [undefined]])(
  'dice that cannot be thrown are refused: %p',
  (thrown) => {
    for (const phase of ['roll', 'decide'] as const)
      expect(refusalOf(phases[phase], { type: 'roll', dice: thrown })).toEqual({ code: 'bad-dice' })
    for (const phase of ['place', 'over'] as const)
      expect(refusalOf(phases[phase], { type: 'roll', dice: thrown })).toEqual({ code: 'wrong-phase', phase })
    if (Array.isArray(thrown)) {
      const bad = thrown as unknown as typeof roll.dice
      expect(whyNot(phases.roll, 0, bad)).toEqual({ code: 'bad-dice' })
      expect(() => legalPlacements(phases.roll, bad)).toThrow('bad-dice')
    }
  },
)

test.each([-1, 36, 2.5, NaN, '3', null, undefined])('there is no space %p', (space) => {
  expect(refusalOf(phases.place, { type: 'place', space })).toEqual({ code: 'bad-space' })
})

describe('with 3 4 5 on the table', () => {
  const game = phases.place
  test.each([
    ['1,1', { code: 'closed-space', space: at('1,1'), by: 0, thisTurn: true }],
    ['4,3', { code: 'closed-space', space: at('4,3'), by: 0, thisTurn: false }],
    ['1,2', { code: 'not-rolled', space: at('1,2'), dice: dice('345') }],
    ['3,3', { code: 'not-rolled', space: at('3,3'), dice: dice('345') }],
    ['3,4', { code: 'squatter-used', space: at('3,4'), squatter: 5, at: at('4,4') }],
    ['4,5', { code: 'squatter-used', space: at('4,5'), squatter: 3, at: at('1,1') }],
  ] as const)('%s is refused with the facts', (name, refusal) => {
    expect(refusalOf(game, { type: 'place', space: at(name) })).toEqual(refusal)
    expect(whyNot(game, at(name))).toEqual(refusal)
  })
  test('a closed space that was not rolled is called closed', () => {
    expect(whyNot(game, at('1,1'), dice('666'))?.code).toBe('closed-space')
  })
})

test('outside the phases of a roll, why not answers with the phase unless it is given dice', () => {
  for (const phase of ['roll', 'decide'] as const) {
    expect(whyNot(phases[phase], at('2,2'))).toEqual({ code: 'wrong-phase', phase })
    expect(legalPlacements(phases[phase])).toEqual([])
    expect(whyNot(phases[phase], at('2,2'), dice('226'))).toBeNull()
  }
  expect(whyNot(phases.over, at('2,2'), dice('226'))).toEqual({ code: 'wrong-phase', phase: 'over' })
  expect(legalPlacements(phases.over, dice('226'))).toEqual([])
})

test('why not, play and the list of placements agree on every space of every position', () => {
  const seen = new Set<RefusalCode>()
  fc.assert(
    fc.property(positions, (game) => {
      const legal = new Set(legalPlacements(game).map(({ space }) => space))
      for (const space of spaces) {
        const refusal = whyNot(game, space)
        assert.equal(refusal === null, legal.has(space))
        assert.deepEqual(refusalOf(game, { type: 'place', space }), refusal)
        if (refusal) seen.add(refusal.code)
      }
    }),
    { numRuns: 200, seed: 1 },
  )
  expect([...seen].sort()).toEqual(['closed-space', 'not-rolled', 'squatter-used', 'wrong-phase'])
  expect(refusalCodes).toEqual(expect.arrayContaining([...seen]))
})
