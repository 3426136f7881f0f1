/** Every bot plays legal moves, uses only its random source, and does not change the game. */
import '../../tools/networks'
import fc from 'fast-check'
import { bots, levels } from '@/bots'
import { illegalChoice } from '../../tools/soak/bots'
import { bustCount, type Game } from '@/engine'
import { seededRandom } from '../../tools/seededRandom'
import { position } from '../support/position'
import { deepFrozen, positions } from '../support/wander'

const everybody = Object.values(bots)
const seeds = Array.from({ length: 60 }, (_, seed) => seed)

test('every bot chooses a legal move in a thousand random positions', () => {
  expect(illegalChoice(1_000, 7)).toBeNull()
})

test('the same position and the same random numbers give the same move, and the game stays as it was', () => {
  fc.assert(
    fc.property(positions, fc.integer(), (game, seed) => {
      fc.pre(game.phase !== 'over')
      const before = JSON.stringify(game)
      for (const bot of everybody) {
        const first = bot.choose(deepFrozen(game), seededRandom(seed))
        bot.choose(position(elsewhere), seededRandom(seed + 1))
        expect(bot.choose(game, seededRandom(seed))).toEqual(first)
      }
      expect(JSON.stringify(game)).toBe(before)
    }),
    { numRuns: 30 },
  )
})

const elsewhere = `
  . . . 2 . .
  . A a . . b
  . . a . b .
  . 4 . . B .
  . . . . . .
  . . . . . .
`

test('a bot does not choose when the match is over', () => {
  const over = position(elsewhere.replace(/[24]/g, '.'), { phase: 'over', caller: 0 })
  for (const bot of everybody) expect(() => bot.choose(over, () => 0)).toThrow('over')
})

describe('on the very last turn', () => {
  const losing = `
    . . . 2 . .
    . . . . . b
    . . a . b b
    . . . . B b
    . . . . . .
    . . . . . .
  `
  const winning = `
    . . . 2 . .
    . . a a . b
    . . a a b .
    . . a A B .
    . . . . . .
    . . . . . .
  `
  const tied = `
    . . . . . .
    . . . . b .
    . . . . b b
    a a . . b b
    a a 2 . . .
    . . . . . .
  `
  const tiedAtARisk = `
    . . . . . .
    . . . . B B
    . . . . B B
    . . . . B B
    1+ 2+ 3+ 4+ 5+ 6+
    . . . . . .
  `
  const attentive = levels.filter((level) => level !== 'greenhorn')
  const always = (level: (typeof levels)[number], game: Game): readonly string[] => [
    ...new Set(seeds.map((seed) => bots[level].choose(game, seededRandom(seed)).type)),
  ]

  test.each(attentive)('the %s never stops while losing', (level) => {
    expect(always(level, position(losing, { caller: 0 }))).toEqual(['roll'])
  })
  test.each(attentive)('the %s rolls on at a tie unless a bust is more likely than not', (level) => {
    expect(always(level, position(tied, { caller: 0 }))).toEqual(['roll'])
    expect(bustCount(position(tiedAtARisk, { caller: 0 }))).toBeGreaterThan(108)
    expect(always(level, position(tiedAtARisk, { caller: 0 }))).toEqual(['stop'])
  })
  test.each(attentive)('the %s stops once the win is safe', (level) => {
    expect(always(level, position(winning, { caller: 0 }))).toEqual(['stop'])
  })
  test('the greenhorn does not notice that it is the last turn', () => {
    for (const board of [losing, winning])
      expect(always('greenhorn', position(board, { caller: 0 }))).toHaveLength(2)
  })
})

test('after the call the panner rolls while it is behind, and otherwise stops at random', () => {
  const behind = `
    . . . . . b
    . . . . B B
    . . . . B B
    . . . . . .
    1 2 3 4 . .
    . . . . . .
  `
  const ahead = behind.replace('B B', '. .')
  const choices = (board: string, lastRound: { readonly caller?: 3 }): readonly string[] =>
    [false, true].flatMap((stops) => {
      const game = position(board, { seats: 4, ...lastRound })
      const found = seeds.some(
        (seed) => (bots.panner.choose(game, seededRandom(seed)).type === 'stop') === stops,
      )
      return found ? [stops ? 'stop' : 'roll'] : []
    })
  expect(choices(behind, { caller: 3 })).toEqual(['roll'])
  expect(choices(ahead, { caller: 3 })).toEqual(['roll', 'stop'])
  expect(choices(behind, {})).toEqual(['roll', 'stop'])
})

test('no level but the greenhorn stops where no roll can bust', () => {
  const safe = position(elsewhere.replace('. . . 2', '. . . .').replace('. 4 . .', '. . 3 .'))
  expect(bustCount(safe)).toBe(0)
  for (const level of levels) {
    const stops = seeds.some((seed) => bots[level].choose(safe, seededRandom(seed)).type === 'stop')
    expect([level, stops]).toEqual([level, level === 'greenhorn'])
  }
})
