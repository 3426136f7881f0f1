/** R17 to R23: the last round, the winner, and the variant. */
import {
  bustCount,
  decidingKey,
  legalPlacements,
  newGame,
  play,
  seatCounts,
  spaces,
  standings,
  whyNot,
  type Cell,
  type Game,
  type Seat,
  type SeatCount,
} from '@/engine'
import { at, cellsOf, dice, emptyBoard, pictureOf, position, tidy } from '../support/position'

const types = (events: readonly { readonly type: string }[]): readonly string[] =>
  events.map(({ type }) => type)

/** A game in which the mover, by stopping, has so many claimed spaces, none touching another. */
const stoppingWith = (seats: SeatCount, count: number, turn: Seat = 0): Game => {
  const chequered = spaces.filter((space) => (space + Math.floor(space / 6)) % 2 === 0)
  const cells: Cell[] = [...position(emptyBoard).cells]
  for (const space of chequered.slice(0, count - 1))
    cells[space] = { owner: turn, claimed: true, squatter: null, claim: false }
  cells[chequered[count - 1]!] = { owner: null, claimed: false, squatter: 1, claim: true }
  return { ...newGame({ seats }), cells, turn, phase: 'decide' }
}

describe('R17: a stop with enough claimed spaces calls the last round', () => {
  test.each([
    [2, 13],
    [3, 9],
    [4, 7],
    [5, 6],
  ] as const)('with %i players enough is %i, touching or not', (seats, target) => {
    const short = play(stoppingWith(seats, target - 1), { type: 'stop' })
    expect(short.game.lastRound).toBeNull()
    expect(types(short.events)).toEqual(['stopped', 'turnPassed'])
    const enough = play(stoppingWith(seats, target), { type: 'stop' })
    expect(enough.game.lastRound).toEqual({ caller: 0, turnsLeft: seats })
    expect(enough.events.slice(1)).toEqual([
      { type: 'lastRoundCalled', seat: 0, claimed: target },
      { type: 'turnPassed', from: 0, to: 1 },
    ])
    expect(play(stoppingWith(seats, target + 1), { type: 'stop' }).game.lastRound?.caller).toBe(0)
  })
  test('settled spaces do not count, nor those of others', () => {
    const game = position(`
      A A A A A A
      A A A A A A
      a a a a a a
      B B B B B B
      B B B B B .
      . . . . . 1
    `)
    expect(play(game, { type: 'stop' }).game.lastRound).toBeNull()
  })
  test('claim markers that come off in a bust call nothing', () => {
    const game = stoppingWith(5, 6)
    expect(play(game, { type: 'roll', dice: dice('111') }).game).toMatchObject({ lastRound: null, turn: 1 })
  })
  test('only a stop can call: placing the claim marker does not', () => {
    const game = position(
      `
        A A A A A .
        . . . . . .
        . . . . . .
        . . . . . .
        . . . . . .
        a . . . . .
      `,
      { seats: 5, dice: '111' },
    )
    const placed = play(game, { type: 'place', space: at('1,1') })
    expect(placed.game.lastRound).toBeNull()
    expect(types(placed.events)).toEqual(['placed'])
  })
})

describe('R18: after the call each player has exactly one more turn, the caller last', () => {
  const bust = (game: Game): Game => play(game, { type: 'roll', dice: dice('111') }).game
  test.each(seatCounts)('at a table for %i, whoever calls', (seats) => {
    const target = { 2: 13, 3: 9, 4: 7, 5: 6 }[seats]
    for (let caller = 0; caller < seats; caller += 1) {
      let game = play(stoppingWith(seats, target, caller as Seat), { type: 'stop' }).game
      const movers: Seat[] = []
      while (game.phase !== 'over') {
        movers.push(game.turn)
        expect(game.lastRound).toEqual({ caller, turnsLeft: seats - movers.length + 1 })
        game = bust(game)
      }
      expect(movers).toEqual(Array.from({ length: seats }, (_, turn) => (caller + 1 + turn) % seats))
      expect(game).toMatchObject({ turn: caller, lastRound: { caller, turnsLeft: 0 }, dice: null })
    }
  })
  test('reaching the number again during the last round changes nothing', () => {
    const again: Game = { ...stoppingWith(2, 13, 1), lastRound: { caller: 0, turnsLeft: 2 } }
    const { game, events } = play(again, { type: 'stop' })
    expect(types(events)).toEqual(['stopped', 'turnPassed'])
    expect(game.lastRound).toEqual({ caller: 0, turnsLeft: 1 })
  })
  test('the match ends with the last turn, by a stop or a bust, with the standings', () => {
    const last = { ...stoppingWith(2, 13), lastRound: { caller: 0, turnsLeft: 1 } as const }
    const stopped = play(last, { type: 'stop' })
    const busted = play(last, { type: 'roll', dice: dice('111') })
    expect(types(stopped.events)).toEqual(['stopped', 'ended'])
    expect(types(busted.events)).toEqual(['rolled', 'busted', 'ended'])
    for (const { game, events } of [stopped, busted]) {
      expect(game.phase).toBe('over')
      expect(events.at(-1)).toEqual({ type: 'ended', standings: standings(game) })
    }
  })
})

const keysOf = (picture: string, seats: SeatCount = 2): unknown =>
  standings(position(picture, { seats })).map(({ seat, rank, group, claimed, total }) => [
    'abcde'[seat],
    rank,
    group,
    claimed,
    total,
  ])

describe('R19: the largest single group wins; spaces join by sides, settled and claimed alike', () => {
  test('corners and the edges of the board do not join', () => {
    expect(
      keysOf(`
        a . . . . .
        . a . . . a
        a . . . . .
        . . B . . .
        . b b . . .
        . . . . . .
      `),
    ).toEqual([
      ['b', 1, 3, 1, 3],
      ['a', 2, 1, 0, 4],
    ])
  })
  test('one group counts, not all of them together', () => {
    expect(
      keysOf(`
        A A . A A A
        . . . . . .
        A A A . A A
        . . . . . .
        b b b b . .
        . . . . . .
      `),
    ).toEqual([
      ['b', 1, 4, 0, 4],
      ['a', 2, 3, 10, 10],
    ])
  })
  test("this turn's markers do not count, and an opponent's marker beneath them still does", () => {
    expect(
      keysOf(`
        a 1 2+ . . .
        a+ . . . . .
        . . . . . .
        b b3 b4+ . . .
        . . . . . .
        . . . . . .
      `),
    ).toEqual([
      ['b', 1, 3, 0, 3],
      ['a', 2, 2, 0, 2],
    ])
  })
})

describe('R20: a tie is broken by claimed spaces, then by all spaces', () => {
  test('claimed spaces, joined or not', () => {
    expect(
      keysOf(`
        a a a . a .
        . . . . a .
        . . . . . .
        b B b . . .
        . . . . . .
        . . . . . .
      `),
    ).toEqual([
      ['b', 1, 3, 1, 3],
      ['a', 2, 3, 0, 5],
    ])
  })
  test('then all spaces', () => {
    expect(
      keysOf(`
        A a . . . .
        . . . . . .
        B b . b . .
        . . . . . .
        . . . . . .
        . . . . . .
      `),
    ).toEqual([
      ['b', 1, 2, 1, 3],
      ['a', 2, 2, 1, 2],
    ])
  })
  test('the key that decides between two players', () => {
    const [first, second] = standings(
      position(`
        A a . . . .
        . . . . . .
        B b . b . .
        . . . . . .
        . . . . . .
        . . . . . .
      `),
    )
    expect(decidingKey(first!, second!)).toBe('total')
    expect(decidingKey(first!, { ...second!, group: 3 })).toBe('group')
    expect(decidingKey(first!, { ...second!, claimed: 3 })).toBe('claimed')
    expect(decidingKey(first!, first!)).toBeNull()
  })
})

test('R21: players who are still tied share a rank: 1, 1, 3, 4, 4', () => {
  expect(
    keysOf(
      `
        b b . . E E
        . . . . . .
        d . . . . .
        . . . . . .
        C C . . . .
        . . . a . .
      `,
      5,
    ),
  ).toEqual([
    ['c', 1, 2, 2, 2],
    ['e', 1, 2, 2, 2],
    ['b', 3, 2, 0, 2],
    ['a', 4, 1, 0, 1],
    ['d', 4, 1, 0, 1],
  ])
})

describe('R22: a turn with every space closed is still rolled, and busts', () => {
  const closed = `
    A B A B A B
    A B A B A B
    A B A B A B
    A B A B A B
    A B A B A B
    A B A B A B
  `
  test('every roll busts', () => {
    const game = position(closed, { caller: 1 })
    expect(game.phase).toBe('roll')
    expect(bustCount(game)).toBe(216)
    expect(() => play(game, { type: 'stop' })).toThrow('wrong-phase')
    const { game: after, events } = play(game, { type: 'roll', dice: dice('246') })
    expect(events.slice(1)).toEqual([
      { type: 'busted', seat: 0, dice: [2, 4, 6], lost: [] },
      { type: 'turnPassed', from: 0, to: 1 },
    ])
    expect(after).toMatchObject({ turn: 1, phase: 'roll' })
  })
  test('closing the last space does not end the match', () => {
    const game = position(closed.replace('A', 'a+'), { caller: 1 })
    const { game: after } = play(game, { type: 'stop' })
    expect(pictureOf(after)).toBe(tidy(closed))
    expect(after).toMatchObject({ turn: 1, phase: 'roll', lastRound: { caller: 1, turnsLeft: 1 } })
  })
})

describe('R23: with reusable squatters, a claimed squatter is back in the supply at once', () => {
  const picture = `
    . . . . . .
    . . . . . .
    . . . . . .
    . . . . . .
    . . . . . .
    b6 . . . . .
  `
  const claimedWith = (reusableSquatters: boolean): ReturnType<typeof play> =>
    play(position(picture, { reusableSquatters, dice: '114' }), { type: 'place', space: at('1,1') })
  test('it can be used again in the same turn', () => {
    const { game, events } = claimedWith(true)
    expect(game.cells).toEqual(cellsOf(picture.replace('b6', 'b+')))
    expect(events).toEqual([
      { type: 'placed', seat: 0, space: at('1,1'), kind: 'claim', third: 4, squatter: 6, beneath: 1 },
    ])
    const again = play(game, { type: 'roll', dice: dice('236') }).game
    expect(legalPlacements(again)).toHaveLength(6)
    expect(play(again, { type: 'place', space: at('2,3') }).game.cells[at('2,3')]!.squatter).toBe(6)
  })
  test('without the variant it cannot', () => {
    expect(whyNot(claimedWith(false).game, at('2,3'), dice('236'))?.code).toBe('squatter-used')
  })
  test('the space stays closed, whatever lay beneath', () => {
    for (const board of [picture, picture.replace('b6', '6')]) {
      const game = position(board, { reusableSquatters: true, dice: '114' })
      const claimed = play(game, { type: 'place', space: at('1,1') }).game
      expect(whyNot(claimed, at('1,1'), dice('111'))).toMatchObject({ code: 'closed-space', thisTurn: true })
    }
  })
  test('a stop makes the space a claimed space, a bust empties it', () => {
    const { game } = claimedWith(true)
    const stopped = play(game, { type: 'stop' })
    expect(stopped.game.cells[at('1,1')]).toMatchObject({ owner: 0, claimed: true, claim: false })
    expect(stopped.events[0]).toMatchObject({ claimed: [at('1,1')], taken: [{ space: at('1,1'), from: 1 }] })
    const busted = play(game, { type: 'roll', dice: dice('111') })
    expect(busted.game.cells[at('1,1')]).toMatchObject({ owner: 1, claimed: false, claim: false })
    expect(busted.events[1]).toMatchObject({ lost: [{ space: at('1,1'), squatter: null, claim: true }] })
  })
  test('a squatter that is not claimed is still out', () => {
    const game = position(picture, { reusableSquatters: true })
    expect(whyNot(game, at('2,3'), dice('236'))?.code).toBe('squatter-used')
  })
  test('it may be played with five, and is off unless asked for', () => {
    expect(newGame({ seats: 5, reusableSquatters: true }).rules.reusableSquatters).toBe(true)
    expect(newGame({ seats: 5 }).rules).toEqual({ seats: 5, first: 0, reusableSquatters: false })
  })
})
