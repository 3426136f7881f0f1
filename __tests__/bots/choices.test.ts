/** What every bot keeps to: the rules, its random source, and its hands off the game. */
import fc from 'fast-check'
import { botFor, bots, levels, temperaments } from '@/bots/index'
import { illegalChoice } from '../../tools/soak/bots'
import { seededRandom } from '../../tools/seededRandom'
import { position } from '../support/position'
import { deepFrozen, positions } from '../support/wander'

const everybody = levels.flatMap((level) =>
  [null, ...temperaments].map((temperament) => ({ level, temperament, bot: botFor(level, temperament) })),
)

test('every bot chooses a legal move in a thousand random positions', () => {
  expect(illegalChoice(1_000, 7)).toBeNull()
})

test('the same position and the same random numbers give the same move, and the game stays as it was', () => {
  fc.assert(
    fc.property(positions, fc.integer(), (game, seed) => {
      fc.pre(game.phase !== 'over')
      const before = JSON.stringify(game)
      for (const { bot } of everybody) {
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
  for (const { bot } of everybody) expect(() => bot.choose(over, () => 0)).toThrow('over')
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
  test.each(levels)('the %s never stops while losing', (level) => {
    const game = position(losing, { caller: 0 })
    for (let seed = 0; seed < 20; seed += 1)
      expect(bots[level].choose(game, seededRandom(seed))).toEqual({ type: 'roll' })
  })

  test.each(levels)('the %s stops once the win is safe', (level) => {
    const game = position(winning, { caller: 0 })
    for (let seed = 0; seed < 20; seed += 1)
      expect(bots[level].choose(game, seededRandom(seed))).toEqual({ type: 'stop' })
  })
})

test('the greenhorn and the baron have no temperament', () => {
  const game = position(elsewhere, { dice: '135' })
  for (const level of ['greenhorn', 'baron'] as const)
    for (const temperament of temperaments)
      expect(botFor(level, temperament).choose(game, seededRandom(3))).toEqual(
        bots[level].choose(game, seededRandom(3)),
      )
})
