/** R5 to R16: one turn, from the first roll to the stop or the bust. */
import {
  dieValues,
  IllegalMove,
  lastPlaced,
  legalPlacements,
  markerCount,
  play,
  prospects,
  readings,
  rolls,
  spaces,
  whyNot,
  type Game,
  type Move,
  type Played,
} from '@/engine'
import { at, dice, emptyBoard, nameOf, names, pictureOf, position, tidy } from '../support/position'

const placementsOf = (game: Game): readonly string[] =>
  legalPlacements(game).map(({ space, kind }) => `${nameOf(space)} ${kind}`)

const refusalOf = (game: Game, move: Move): string => {
  try {
    play(game, move)
  } catch (error) {
    if (error instanceof IllegalMove) return error.code
    throw error
  }
  return 'none'
}

const place = (game: Game, name: string): Game => play(game, { type: 'place', space: at(name) }).game
const roll = (game: Game, text: string): Game => play(game, { type: 'roll', dice: dice(text) }).game

describe('R5: roll at least once; after a roll that can be used, place exactly one marker', () => {
  test('a turn cannot be stopped before its first roll', () => {
    expect(refusalOf(position(emptyBoard), { type: 'stop' })).toBe('wrong-phase')
  })
  test('dice on the table have to be used: no stop, no other roll', () => {
    const game = position(emptyBoard, { dice: '123' })
    expect(refusalOf(game, { type: 'stop' })).toBe('wrong-phase')
    expect(refusalOf(game, { type: 'roll', dice: dice('456') })).toBe('wrong-phase')
  })
  test('a roll places one marker, not two', () => {
    const game = place(position(emptyBoard, { dice: '123' }), '1,2')
    expect(refusalOf(game, { type: 'place', space: at('2,1') })).toBe('wrong-phase')
    expect(legalPlacements(game)).toEqual([])
  })
})

describe('R6: three numbers reach six spaces, a pair three, a triple one', () => {
  const reached = (text: string): readonly string[] =>
    readings(dice(text)).map(({ space, third }) => `${nameOf(space)} leaves ${third}`)
  test('three different numbers', () => {
    expect(reached('426')).toEqual([
      '4,2 leaves 6',
      '6,2 leaves 4',
      '2,4 leaves 6',
      '6,4 leaves 2',
      '2,6 leaves 4',
      '4,6 leaves 2',
    ])
  })
  test('a pair', () => {
    expect(reached('535')).toEqual(['5,3 leaves 5', '3,5 leaves 5', '5,5 leaves 3'])
  })
  test('a triple', () => {
    expect(reached('444')).toEqual(['4,4 leaves 4'])
  })
  test('the order of the dice does not matter', () => {
    for (const {
      dice: [a, b, c],
    } of rolls)
      for (const order of [
        [a, c, b],
        [b, a, c],
        [b, c, a],
        [c, a, b],
        [c, b, a],
      ] as const)
        expect(readings(order)).toEqual(readings([a, b, c]))
  })
})

describe('R7: a space with a claim marker takes nothing more', () => {
  const game = position(
    `
      . . . . . .
      . . . . . .
      . . . . . .
      A . . . . .
      b3+ 4+ B . . .
      . a+ . . . .
    `,
    { dice: '123' },
  )
  test.each([
    ['an own claimed space', '1,3', 0, false],
    ["an opponent's claimed space", '3,2', 1, false],
    ['a claim of this turn on an own marker', '2,1', 0, true],
    ['a claim of this turn on a squatter over an opponent', '1,2', 0, true],
  ] as const)('%s', (_, name, by, thisTurn) => {
    expect(whyNot(game, at(name))).toEqual({ code: 'closed-space', space: at(name), by, thisTurn })
    expect(refusalOf(game, { type: 'place', space: at(name) })).toBe('closed-space')
  })
  test('a claim of this turn on a squatter', () => {
    expect(whyNot(game, at('2,2'), dice('221'))).toMatchObject({ code: 'closed-space', thisTurn: true })
  })
  test('only the open spaces of the roll remain', () => {
    expect(placementsOf(game)).toEqual(['3,1 squatter', '2,3 squatter'])
  })
})

describe("R8: an empty space, or one with an opponent's marker alone, takes the squatter of the third die", () => {
  const game = position(
    `
      . . . . . .
      . . . . . .
      . . . . . .
      b . . . . .
      . . . . . 1
      . . b . . .
    `,
    { dice: '123' },
  )
  test('on an empty space', () => {
    expect(place(game, '1,2').cells[at('1,2')]).toMatchObject({ owner: null, squatter: 3, claim: false })
  })
  test("on an opponent's marker", () => {
    expect(place(game, '3,1').cells[at('3,1')]).toMatchObject({ owner: 1, squatter: 2, claim: false })
  })
  test('not when that squatter is on the board already', () => {
    for (const name of ['2,3', '3,2'])
      expect(whyNot(game, at(name))).toEqual({
        code: 'squatter-used',
        space: at(name),
        squatter: 1,
        at: at('6,2'),
      })
    expect(placementsOf(game)).toEqual(['2,1 squatter', '3,1 squatter', '1,2 squatter', '1,3 squatter'])
  })
})

describe('R9: an own marker of an earlier turn takes a claim marker, never a squatter', () => {
  test.each(dieValues)('whatever the third die, here %i', (third) => {
    const game = position(emptyBoard.replace('.', 'a'), { dice: `16${third}` })
    const { game: after, events } = play(game, { type: 'place', space: at('1,6') })
    expect(after.cells[at('1,6')]).toEqual({ owner: 0, claimed: false, squatter: null, claim: true })
    expect(events).toEqual([
      { type: 'placed', seat: 0, space: at('1,6'), kind: 'claim', third, squatter: null, beneath: 0 },
    ])
  })
  test('also when the squatter of that number is out', () => {
    const game = position(
      `
        a . . . . .
        . . . . . .
        . . . 3 . .
        . . . . . .
        . . . . . .
        . . . . . .
      `,
      { dice: '163' },
    )
    expect(placementsOf(game)).toContain('1,6 claim')
  })
})

describe('R10: a squatter takes a claim marker on top of it', () => {
  const game = position(
    `
      2 . . . . .
      . . . . . .
      . . . . . .
      . . . . . .
      . . . . . .
      . . . . . b5
    `,
  )
  test.each(dieValues)('whatever the third die, here %i', (third) => {
    const over = (name: string, text: string): unknown =>
      play(roll(game, text), { type: 'place', space: at(name) }).events[0]
    expect(over('1,6', `61${third}`)).toMatchObject({ kind: 'claim', third, squatter: 2, beneath: null })
    expect(over('6,1', `61${third}`)).toMatchObject({ kind: 'claim', third, squatter: 5, beneath: 1 })
  })
  test('and is closed from then on', () => {
    expect(whyNot(place(roll(game, '166'), '1,6'), at('1,6'), dice('161'))).toMatchObject({
      code: 'closed-space',
      thisTurn: true,
    })
  })
})

test('R11: no player marker is placed or taken away during the turn', () => {
  let game = position(`
    . . . . . .
    . . . . . .
    . . . . . .
    b . . . . .
    . . . . . .
    . a b . . .
  `)
  const owners = game.cells.map(({ owner, claimed }) => ({ owner, claimed }))
  for (const [text, name] of [
    ['123', '1,3'],
    ['136', '1,3'],
    ['122', '2,1'],
    ['134', '3,1'],
    ['456', '4,5'],
  ] as const) {
    game = place(roll(game, text), name)
    expect(game.cells.map(({ owner, claimed }) => ({ owner, claimed }))).toEqual(owners)
  }
})

describe('R12: a roll that cannot be used busts', () => {
  const game = position(
    `
      . . . . . A
      . . . . B .
      . . . 4 . .
      . . b3+ . . .
      . b2 . . . .
      a+ . . . . .
    `,
    { seats: 4 },
  )
  const bust = (): Played => play(game, { type: 'roll', dice: dice('555') })
  test('every claim marker and squatter of the turn comes off, and what lay beneath is untouched', () => {
    expect(pictureOf(bust().game)).toBe(
      tidy(`
        . . . . . A
        . . . . B .
        . . . . . .
        . . b . . .
        . b . . . .
        a . . . . .
      `),
    )
  })
  test('the events say what came off, and pass the turn', () => {
    const { game: after, events } = bust()
    expect(events).toEqual([
      { type: 'rolled', seat: 0, dice: [5, 5, 5] },
      {
        type: 'busted',
        seat: 0,
        dice: [5, 5, 5],
        lost: [
          { space: at('1,1'), squatter: null, claim: true },
          { space: at('2,2'), squatter: 2, claim: false },
          { space: at('3,3'), squatter: 3, claim: true },
          { space: at('4,4'), squatter: 4, claim: false },
        ],
      },
      { type: 'turnPassed', from: 0, to: 1 },
    ])
    expect(after).toMatchObject({ turn: 1, phase: 'roll', dice: null, turnsPlayed: game.turnsPlayed + 1 })
  })
  test('the markers come off in the order of placing', () => {
    const order = [at('4,4'), at('3,3'), at('1,1'), at('3,3'), at('2,2')]
    const busted = play({ ...game, placedThisTurn: order }, { type: 'roll', dice: dice('555') }).events[1]
    if (busted?.type !== 'busted') throw new Error('No bust')
    expect(names(busted.lost.map(({ space }) => space))).toEqual(['4,4', '3,3', '1,1', '2,2'])
  })
  test('a roll with one use left does not bust', () => {
    expect(roll(game, '554')).toMatchObject({ turn: 0, phase: 'place', dice: [5, 5, 4] })
  })
})

test('R13: after each placement the player rolls again or stops', () => {
  const placed = place(position(emptyBoard, { dice: '123' }), '1,2')
  expect(placed).toMatchObject({ turn: 0, phase: 'decide', dice: null, rollsThisTurn: 1 })
  const again = roll(placed, '123')
  expect(again).toMatchObject({ turn: 0, phase: 'place', rollsThisTurn: 2 })
  const twice = place(again, '1,2')
  expect(twice).toMatchObject({ phase: 'decide', placedThisTurn: [at('1,2'), at('1,2')] })
  expect(play(twice, { type: 'stop' }).game).toMatchObject({ turn: 1, phase: 'roll' })
})

test('R14: a stop settles squatters, claims claims, and sends opponents home', () => {
  const game = position(
    `
      A . . . . b
      . B . . . .
      . . 1 . . .
      . . . c2 . .
      . . . . 3+ .
      a . a+ . . c4+
    `,
    { seats: 3, turn: 0 },
  )
  const { game: after, events } = play(game, { type: 'stop' })
  expect(pictureOf(after)).toBe(
    tidy(`
      A . . . . b
      . B . . . .
      . . a . . .
      . . . a . .
      . . . . A .
      a . A . . A
    `),
  )
  expect(events[0]).toEqual({
    type: 'stopped',
    seat: 0,
    settled: [at('4,3'), at('3,4')],
    claimed: [at('3,1'), at('6,1'), at('5,2')],
    taken: [
      { space: at('6,1'), from: 2 },
      { space: at('4,3'), from: 2 },
    ],
  })
  // All squatters are back in the supply.
  expect(prospects(after).every(({ kind, thirds }) => kind === null || thirds.length === 6)).toBe(true)
})

test('R15: a squatter under a claim marker stays unavailable until the turn ends', () => {
  const claimed = place(
    roll(
      position(`
        . . . . . .
        . . . . . .
        . . . . . .
        . . . . . .
        . . . . . .
        6 . . . . .
      `),
      '114',
    ),
    '1,1',
  )
  expect(claimed.cells[at('1,1')]).toEqual({ owner: null, claimed: false, squatter: 6, claim: true })
  expect(whyNot(claimed, at('2,3'), dice('236'))).toMatchObject({ code: 'squatter-used', at: at('1,1') })
  const next = play(claimed, { type: 'stop' }).game
  expect(whyNot(next, at('2,3'), dice('236'))).toBeNull()
})

test('R16: until the next roll a placement can be taken back, because the game before it is untouched', () => {
  const before = position(emptyBoard, { dice: '123' })
  place(before, '1,2')
  expect(pictureOf(before)).toBe(tidy(emptyBoard))
  expect(before).toEqual(position(emptyBoard, { dice: '123' }))
  expect(spaces.filter((space) => place(before, '3,2').cells[space]!.squatter !== null)).toEqual([at('3,2')])
})

test('R16: the last placement is known until the next roll or the stop', () => {
  const placed = place(position(emptyBoard, { dice: '123' }), '1,2')
  expect(lastPlaced(placed)).toBe(at('1,2'))
  expect(lastPlaced(roll(placed, '456'))).toBeNull()
  expect(lastPlaced(play(placed, { type: 'stop' }).game)).toBeNull()
})

test('a squatter and the claim on it count as two markers, on the board and in a bust', () => {
  const game = position(`
    . . . . . .
    . . . . . .
    a . b2+ . . .
    . . . a+ . .
    . . . . . .
    6 . . . . .
  `)
  expect(markerCount(game.cells)).toBe(4)
  const [, busted] = play(game, { type: 'roll', dice: dice('222') }).events
  expect(busted).toMatchObject({ type: 'busted' })
  expect(busted?.type === 'busted' && markerCount(busted.lost)).toBe(4)
  expect(markerCount(position(emptyBoard).cells)).toBe(0)
})
