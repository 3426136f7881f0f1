/** The six examples of the rule book, in all details. */
import { legalPlacements, play, spaceAt, standings, whyNot, type Game } from '@/engine'
import { at, dice, emptyBoard, nameOf, pictureOf, position, tidy } from '../support/position'

const placementsOf = (game: Game): readonly string[] =>
  legalPlacements(game).map(({ space, kind, third }) => `${nameOf(space)} ${kind} ${third}`)

test('Example 1: column 5, row 2 is the space 5,2', () => {
  expect(spaceAt(5, 2)).toBe(10)
  expect(nameOf(spaceAt(5, 2))).toBe('5,2')
})

test('Example 2: on an empty board 2 3 5 reaches six spaces, each with the squatter of the die that is left', () => {
  expect(placementsOf(position(emptyBoard, { dice: '235' }))).toEqual([
    '3,2 squatter 5',
    '5,2 squatter 3',
    '2,3 squatter 5',
    '5,3 squatter 2',
    '2,5 squatter 3',
    '3,5 squatter 2',
  ])
})

test.each([
  {
    name: 'claimed this turn',
    picture: `
      . . . . . .
      2 . . B . .
      . . . . a+ .
      . . . . . .
      . 5 . . . .
      . . . a b .
    `,
    spaces: { A: '1,4', B: '5,1', C: '4,1', D: '1,5', E: '4,5', F: '5,4' },
    allowed: ['4,1 claim 5', '5,1 squatter 4', '1,5 claim 4'],
  },
  {
    name: 'claimed earlier',
    picture: `
      . . . . . .
      b . . a . .
      B . . . 2 .
      . . . . . .
      . 5 . . . .
      . . . . A .
    `,
    spaces: { A: '4,1', B: '1,5', C: '4,5', D: '5,4', E: '1,4', F: '5,1' },
    allowed: ['5,4 claim 1', '1,5 squatter 4', '4,5 claim 1'],
  },
])(
  'Example 3: green rolls 1 4 5 with squatters 2 and 5 out; F $name',
  ({ picture, spaces, allowed, name }) => {
    const game = position(picture, { dice: '145' })
    const { A, B, C, D, E, F } = spaces
    expect(placementsOf(game)).toEqual(allowed)
    expect([B, C, D].map((space) => whyNot(game, at(space)))).toEqual([null, null, null])
    expect(whyNot(game, at(A))).toEqual({ code: 'squatter-used', space: at(A), squatter: 5, at: at('2,2') })
    expect(whyNot(game, at(E))).toEqual({ code: 'closed-space', space: at(E), by: 1, thisTurn: false })
    const thisTurn = name === 'claimed this turn'
    expect(whyNot(game, at(F))).toEqual({ code: 'closed-space', space: at(F), by: 0, thisTurn })
    expect(play(game, { type: 'place', space: at(B) }).game.cells[at(B)]).toEqual({
      owner: 1,
      claimed: false,
      squatter: 4,
      claim: false,
    })
  },
)

// Which of the two squatters stands where, the rule book does not say; nor who owns the older claim.
test.each([
  { first: '2', second: '6', older: 'A', beneath: '' },
  { first: '6', second: '2', older: 'B', beneath: 'b' },
])('Example 4: green busts with 3 4 6, and every marker of the turn comes off', (details) => {
  const { first, second, older, beneath } = details
  const game = position(
    `
      . . ${older} . . .
      . . . . . .
      . . . ${second} . .
      . . . . . ${beneath}3+
      . . . a+ . .
      . ${first} . . . .
    `,
    { seats: 3 },
  )
  const { game: after, events } = play(game, { type: 'roll', dice: dice('346') })
  expect(pictureOf(after)).toBe(
    tidy(`
      . . ${older} . . .
      . . . . . .
      . . . . . .
      . . . . . ${beneath || '.'}
      . . . a . .
      . . . . . .
    `),
  )
  expect(events).toEqual([
    { type: 'rolled', seat: 0, dice: [3, 4, 6] },
    {
      type: 'busted',
      seat: 0,
      dice: [3, 4, 6],
      lost: [
        { space: at('2,1'), squatter: Number(first), claim: false },
        { space: at('4,2'), squatter: null, claim: true },
        { space: at('6,3'), squatter: 3, claim: true },
        { space: at('4,4'), squatter: Number(second), claim: false },
      ],
    },
    { type: 'turnPassed', from: 0, to: 1 },
  ])
  expect(after).toMatchObject({ turn: 1, phase: 'roll', dice: null, rollsThisTurn: 0, placedThisTurn: [] })
})

test('Example 5: green stops, and settles and claims', () => {
  const game = position(
    `
      . . . . b6 .
      . . . . 1 .
      . . c3+ . . .
      . . . 4+ . .
      . . . . . a+
      . . . . . .
    `,
    { seats: 3 },
  )
  const { game: after, events } = play(game, { type: 'stop' })
  expect(pictureOf(after)).toBe(
    tidy(`
      . . . . a .
      . . . . a .
      . . A . . .
      . . . A . .
      . . . . . A
      . . . . . .
    `),
  )
  expect(events).toEqual([
    {
      type: 'stopped',
      seat: 0,
      settled: [at('5,5'), at('5,6')],
      claimed: [at('6,2'), at('4,3'), at('3,4')],
      taken: [
        { space: at('3,4'), from: 2 },
        { space: at('5,6'), from: 1 },
      ],
    },
    { type: 'turnPassed', from: 0, to: 1 },
  ])
})

test('Example 6: orange called at nine claimed spaces and wins with the largest group, 7 before 6 and 5', () => {
  const game = position(
    `
      C C C C . b
      C C C . b b
      . . . . b b
      a a . . C C
      a a . . . .
      a a . . . 1
    `,
    { seats: 3, turn: 2, caller: 2 },
  )
  const { game: after, events } = play(game, { type: 'stop' })
  const ranking = [
    { seat: 2, rank: 1, group: 7, claimed: 9, total: 10 },
    { seat: 0, rank: 2, group: 6, claimed: 0, total: 6 },
    { seat: 1, rank: 3, group: 5, claimed: 0, total: 5 },
  ]
  expect(after).toMatchObject({ phase: 'over', turn: 2, lastRound: { caller: 2, turnsLeft: 0 } })
  expect(standings(after)).toEqual(ranking)
  expect(events.at(-1)).toEqual({ type: 'ended', standings: ranking })
})
