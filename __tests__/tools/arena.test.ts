/** The arena: the same dice for all, seats swapped, and figures that follow from the matches. */
import { botFor, levels, temperaments, temperedLevels } from '@/bots/index'
import strength from '@/bots/strength.json'
import { add, noTally, playDeal, scoreOf, type Pairing } from '../../tools/arena/duel'
import { playerNamed } from '../../tools/arena/players'
import { yardsticks } from '../../tools/arena/yardsticks'
import { names, position } from '../support/position'

const pairing: Pairing = { guest: '', host: '', seats: 3, reusable: false, matches: 3 }

test('a player among players like itself takes exactly its part of every deal', () => {
  const bot = yardsticks.weighing
  for (const deal of [0, 1, 2]) expect(playDeal(bot, bot, pairing, deal)).toBeCloseTo(1 / 3)
})

test('a deal is the same every time', () => {
  const play = (): number =>
    playDeal(botFor('greenhorn', null), yardsticks.weighing, { ...pairing, seats: 2 }, 5)
  expect(play()).toBe(play())
})

test('the interval follows from how much deals differ', () => {
  const even = scoreOf({ deals: 100, sum: 50, squares: 25 })
  expect(even).toEqual({ percent: 50, interval: 0 })
  const split = scoreOf({ deals: 100, sum: 50, squares: 50 })
  expect(split.interval).toBeCloseTo(9.8)
  expect(add(noTally, { deals: 2, sum: 1, squares: 0.5 })).toEqual({ deals: 2, sum: 1, squares: 0.5 })
})

test('everybody has a name, and nobody else', () => {
  expect(playerNamed('surveyor:thief')).toBe(botFor('surveyor', 'thief'))
  expect(playerNamed('weighing')).toBe(yardsticks.weighing)
  expect(() => playerNamed('sheriff')).toThrow('sheriff')
})

describe('stop-after-5', () => {
  const board = `
    . . . . . .
    . . . . . .
    . . a a . .
    . b a . . .
    . . . . . .
    . . . . . .
  `
  const placed = (roll: string): string => {
    const move = yardsticks['stop-after-5'].choose(position(board, { dice: roll }), () => 0)
    return move.type === 'place' ? names([move.space])[0]! : move.type
  }
  test('claims first', () => expect(placed('335')).toBe('3,3'))
  test('else makes its group larger', () => expect(placed('356')).toBe('3,5'))
  test('and stops when five markers lie', () => {
    const rows = ['1 2 3 4 . .', '. . . . . .', '. . . . . .', '. . . . . .', '. . . . . .', '. . . . . .']
    const four = position(rows.join('\n'))
    const five = position(rows.join('\n').replace('1 2 3 4 .', '1 2 3 4 5'))
    const { choose } = yardsticks['stop-after-5']
    expect(choose(four, () => 0).type).toBe('roll')
    expect(choose(five, () => 0).type).toBe('stop')
  })
})

describe('the strengths the app shows', () => {
  test('cover every level and temperament', () => {
    expect(Object.keys(strength.levels)).toEqual([...levels])
    expect(Object.keys(strength.temperaments)).toEqual([...temperedLevels])
  })
  test('each level beats the one below by 55 to 45 or more', () => {
    for (const level of levels.slice(1)) expect(strength.levels[level].below).toBeGreaterThanOrEqual(55)
  })
  test('each temperament is within three points of its level', () => {
    for (const level of temperedLevels)
      for (const temperament of temperaments)
        expect(Math.abs(strength.temperaments[level][temperament] - 50)).toBeLessThanOrEqual(3)
  })
})
