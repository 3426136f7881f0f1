/** The arena lets bots play deals with the same dice and swapped seats, and computes their strength. */
import '../../tools/networks'
import { bots, habits, levels, referencesFor } from '@/bots'
import { hasHabit, plain } from '@/bots/roster'
import strength from '@/bots/strength.json'
import { seatCounts } from '@/engine'
import { add, noTally, playDeal, scoreOf, type Pairing } from '../../tools/arena/duel'
import { lostInShare, referenceOf } from '../../tools/arena/losses'
import { playerNamed } from '../../tools/arena/players'
import { yardsticks } from '../../tools/arena/yardsticks'
import { seededRandom } from '../../tools/seededRandom'
import { names, position } from '../support/position'

const pairing: Pairing = { guest: '', host: '', seats: 3, reusable: false, matches: 3 }

test('a player against copies of itself wins exactly its share of every deal', () => {
  const bot = yardsticks.weighing
  for (const deal of [0, 1, 2]) expect(playDeal(bot, bot, pairing, deal)).toBeCloseTo(1 / 3)
})

test('a deal is reproducible', () => {
  const play = (): number => playDeal(bots.greenhorn, yardsticks.weighing, { ...pairing, seats: 2 }, 5)
  expect(play()).toBe(play())
})

test('computes the confidence interval from the variance of deals', () => {
  const even = scoreOf({ deals: 100, sum: 50, squares: 25 })
  expect(even).toEqual({ percent: 50, interval: 0 })
  const split = scoreOf({ deals: 100, sum: 50, squares: 50 })
  expect(split.interval).toBeCloseTo(9.8)
  expect(add(noTally, { deals: 2, sum: 1, squares: 0.5 })).toEqual({ deals: 2, sum: 1, squares: 0.5 })
})

test('finds every player by name and refuses unknown names', () => {
  expect(playerNamed('surveyor')).toBe(bots.surveyor)
  expect(playerNamed('weighing')).toBe(yardsticks.weighing)
  const choice = position('. . . . . .\n'.repeat(3) + '. a a . . .\n. . . . . .\n. . . . . .', {
    dice: '135',
  })
  const withoutHabit = playerNamed('surveyor:plain')
  for (let seed = 0; seed < 10; seed += 1)
    expect(withoutHabit.choose(choice, seededRandom(seed))).toEqual(
      plain('surveyor').choose(choice, seededRandom(seed)),
    )
  for (const nobody of ['sheriff', 'surveyor:thief']) expect(() => playerNamed(nobody)).toThrow(nobody)
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
  test('prefers claims', () => expect(placed('335')).toBe('3,3'))
  test('otherwise enlarges its group', () => expect(placed('356')).toBe('3,5'))
  test('stops with five markers placed', () => {
    const rows = ['1 2 3 4 . .', '. . . . . .', '. . . . . .', '. . . . . .', '. . . . . .', '. . . . . .']
    const four = position(rows.join('\n'))
    const five = position(rows.join('\n').replace('1 2 3 4 .', '1 2 3 4 5'))
    const { choose } = yardsticks['stop-after-5']
    expect(choose(four, () => 0).type).toBe('roll')
    expect(choose(five, () => 0).type).toBe('stop')
  })
})

describe('the strengths the app shows', () => {
  test('cover every level and every habit', () => {
    expect(Object.keys(strength.levels)).toEqual([...levels])
    expect(Object.keys(strength.habits)).toEqual(levels.filter(hasHabit))
  })
  test('each level wins 65 to 72 of 100 against the one below', () => {
    for (const level of levels.slice(1)) {
      expect(strength.levels[level].below).toBeGreaterThanOrEqual(65)
      expect(strength.levels[level].below).toBeLessThanOrEqual(72)
    }
  })
  test('a habit changes at least 8 placements per match and its strength by at most 3 points', () => {
    for (const { plain: wins, changed } of Object.values(strength.habits)) {
      expect(changed).toBeGreaterThanOrEqual(8)
      expect(Math.abs(wins - 50)).toBeLessThanOrEqual(3)
    }
  })
})

test('the habits the app shows cover every level and table size, and the wins per seat add up', () => {
  expect(Object.keys(habits)).toEqual([...levels])
  for (const level of levels)
    for (const seats of seatCounts) {
      const { winsBySeat, callerWins, takenOfSpaces } = habits[level][seats]
      expect(winsBySeat).toHaveLength(seats)
      expect(winsBySeat.reduce((sum, wins) => sum + wins, 0)).toBeCloseTo(100, 0)
      expect(callerWins).toBeGreaterThan(1 / seats)
      for (const share of [callerWins, takenOfSpaces]) expect(share).toBeLessThan(1)
    }
})

test('the reference figures cover every level, table size and rule, and a greenhorn busts in 35 to 45 of 100 turns', () => {
  for (const reusable of [false, true])
    for (const seats of seatCounts) {
      const references = referencesFor(seats, reusable)
      expect(references.map(({ level }) => level)).toEqual([...levels])
      for (const { rolls, busts, spaces, lost } of references) {
        expect(Math.min(rolls, spaces)).toBeGreaterThan(1)
        expect(busts).toBeLessThan(1)
        expect(lost).not.toBeNull()
      }
      expect(references.at(-1)!.lost).toBe(0)
      if (reusable) continue
      expect(references[0]!.busts).toBeGreaterThan(0.35)
      expect(references[0]!.busts).toBeLessThan(0.45)
    }
})

test('the reference figures come from whole matches, and the baron loses nothing by its choices', () => {
  const countedOf = (level: 'baron' | 'greenhorn') => {
    const task = { level, seats: 2, reusable: false, matches: 2, judged: 2 } as const
    return lostInShare({ task, first: 0, step: 1 })
  }
  const [baron, greenhorn] = [countedOf('baron'), countedOf('greenhorn')]
  expect(referenceOf(baron.lost)[0]).toBe(0)
  expect(referenceOf(greenhorn.lost)[0]).toBeGreaterThan(1)
  for (const { rolls, busts } of [baron, greenhorn]) {
    expect(rolls.of).toBe(busts.of)
    expect(referenceOf(rolls)[0]).toBeGreaterThan(1)
  }
})
