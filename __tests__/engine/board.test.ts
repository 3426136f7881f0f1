/** R1 to R4: the board, the components and the set-up. */
import {
  columnOf,
  isDice,
  legalPlacements,
  neighbours,
  newGame,
  play,
  prospects,
  rowOf,
  seatCounts,
  spaceAt,
  spaces,
  type Seat,
  type SeatCount,
} from '@/engine'
import { at, dice, names, position } from '../support/position'

describe('R1: 36 spaces, columns from the left, rows from the bottom, column named first', () => {
  test('the spaces count from bottom left, along the rows', () => {
    expect(spaces).toHaveLength(36)
    expect([spaceAt(1, 1), spaceAt(6, 1), spaceAt(1, 2), spaceAt(5, 2), spaceAt(6, 6)]).toEqual([
      0, 5, 6, 10, 35,
    ])
  })
  test('every space has the column and row it is named by', () => {
    for (const space of spaces) expect(spaceAt(columnOf(space), rowOf(space))).toBe(space)
    expect([columnOf(at('5,2')), rowOf(at('5,2'))]).toEqual([5, 2])
  })
  test('two to four spaces share a side with a space', () => {
    expect(names(neighbours(at('1,1')))).toEqual(['2,1', '1,2'])
    expect(names(neighbours(at('6,3')))).toEqual(['6,2', '5,3', '6,4'])
    expect(names(neighbours(at('3,4')))).toEqual(['3,3', '2,4', '4,4', '3,5'])
  })
})

describe('R2: three dice, six squatters, two to five players', () => {
  test('three dice from 1 to 6 are a roll, and nothing else is', () => {
    expect(isDice([1, 6, 3])).toBe(true)
    for (const wrong of [
      [1, 2],
      [1, 2, 3, 4],
      [0, 1, 2],
      [1, 2, 7],
      [1, 2, 2.5],
      ['1', '2', '3'],
      '123',
      null,
    ])
      expect(isDice(wrong)).toBe(false)
  })
  test('the supply of a fresh turn is one squatter of each number from 1 to 6', () => {
    for (const { thirds } of prospects(newGame({ seats: 2 }))) expect(thirds).toEqual([1, 2, 3, 4, 5, 6])
  })
  test('a table has two to five seats', () => {
    for (const seats of seatCounts) expect(newGame({ seats }).rules.seats).toBe(seats)
    expect(seatCounts).toEqual([2, 3, 4, 5])
    for (const seats of [0, 1, 6, 2.5, NaN])
      expect(() => newGame({ seats: seats as SeatCount })).toThrow(RangeError)
  })
})

describe('R3: player markers and claim markers never run out', () => {
  const crowded = `
    A A A A A A
    A A A A A A
    A A A A A A
    A A A A A A
    B B B B B B
    B a . b B B
  `
  test('a 35th claim marker is placed like the first', () => {
    const game = position(crowded, { caller: 0, dice: '216' })
    expect(play(game, { type: 'place', space: at('2,1') }).events).toMatchObject([
      { type: 'placed', kind: 'claim' },
    ])
  })
  test('a 26th own space is settled like the first', () => {
    const rolled = position(crowded, { caller: 0, dice: '311' })
    const placed = play(rolled, { type: 'place', space: at('3,1') }).game
    const { game } = play(placed, { type: 'stop' })
    expect(game.cells.filter(({ owner }) => owner === 0)).toHaveLength(26)
  })
})

describe('R4: whoever starts, the turn goes round in seat order', () => {
  test.each(seatCounts)('at a table for %i', (seats) => {
    for (let first = 0; first < seats; first += 1) {
      let game = newGame({ seats, first: first as Seat })
      const movers: Seat[] = []
      for (let turn = 0; turn < 2 * seats; turn += 1) {
        movers.push(game.turn)
        game = play(game, { type: 'roll', dice: dice('123') }).game
        game = play(game, { type: 'place', space: legalPlacements(game)[0]!.space }).game
        const stopped = play(game, { type: 'stop' })
        expect(stopped.events.at(-1)).toEqual({
          type: 'turnPassed',
          from: game.turn,
          to: (game.turn + 1) % seats,
        })
        game = stopped.game
      }
      expect(movers).toEqual(movers.map((_, turn) => (first + turn) % seats))
    }
  })
  test('the first seat has to be at the table', () => {
    for (const first of [3, -1, 0.5, NaN])
      expect(() => newGame({ seats: 3, first: first as Seat })).toThrow(RangeError)
  })
})
