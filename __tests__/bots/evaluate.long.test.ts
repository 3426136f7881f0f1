/** Evaluations for hints and reviews: all choices to the same depth, exact ends, and unbiased luck. */
import '../../tools/networks'
import fc from 'fast-check'
import {
  rankedQuickly,
  baronsChoice,
  bots,
  rolledFrom,
  evaluate,
  evaluating,
  type LookAheadCache,
} from '@/bots'
import { legalPlacements, play, rolls, seatsOf, type Game } from '@/engine'
import { meanLuck } from '../../tools/soak/luck'
import { position } from '../support/position'
import { deepFrozen, positions } from '../support/wander'

const sum = (chances: readonly number[]): number => chances.reduce((all, chance) => all + chance, 0)

const isOpen = (game: Game): boolean => game.phase === 'roll' || game.phase === 'decide'

test('there is a chance for each seat, they add up to 1, and the game does not change', () => {
  fc.assert(
    fc.property(positions, (game) => {
      const { value, roll, stop, options } = evaluate(deepFrozen(game))
      for (const chances of [value, roll, stop, ...options.map((option) => option.value)]) {
        if (chances === null) continue
        expect(chances).toHaveLength(seatsOf(game).length)
        expect(sum(chances)).toBeCloseTo(1, 5)
      }
      expect(roll === null).toBe(!isOpen(game))
      expect(stop === null).toBe(game.phase !== 'decide')
      expect(options).toHaveLength(legalPlacements(game).length)
    }),
    { numRuns: 30 },
  )
})

test('the value before a roll is the mean of the values after all rolls', () => {
  fc.assert(
    fc.property(positions.filter(isOpen), (game) => {
      const cache: LookAheadCache = new Map()
      const { roll } = evaluate(game, cache)
      const known = cache.size
      for (const seat of seatsOf(game)) {
        const mean = sum(rolls.map(({ dice, weight }) => rolledFrom(game, dice, cache)[seat] * weight)) / 216
        expect(mean).toBeCloseTo(roll![seat], 5)
      }
      expect(cache.size).toBe(known)
    }),
    { numRuns: 100 },
  )
})

test('the mean luck of five greenhorns is 0, although they play what the baron does not expect', () => {
  const { luck, error } = meanLuck('greenhorn', 5, 12).all
  expect(Math.abs(luck)).toBeLessThan(4 * error)
})

test('compared choices are evaluated to the same depth', () => {
  fc.assert(
    fc.property(positions, (game) => {
      const { value, roll, stop, options } = evaluate(game)
      const { turn } = game
      if (stop) expect(stop).toEqual(evaluate(play(game, { type: 'stop' }).game).value)
      for (const { space, value: after } of options)
        expect(after).toEqual(evaluate(play(game, { type: 'place', space }).game).value)
      const choices = [roll, stop, ...options.map((option) => option.value)].filter((each) => each !== null)
      if (choices.length > 0) expect(value[turn]).toBe(Math.max(...choices.map((each) => each[turn])))
    }),
    { numRuns: 30 },
  )
})

test('each step looks ahead at most once, and never twice at the same game', () => {
  fc.assert(
    fc.property(positions, (game) => {
      const cache: LookAheadCache = new Map()
      const steps = evaluating(game, cache)
      let done = 0
      while (!steps.next().done) {
        done += 1
        expect(cache.size).toBe(done)
      }
      expect(evaluating(game, cache).next().done).toBe(true)
    }),
    { numRuns: 30 },
  )
})

test('weighs only the placements asked for', () => {
  const game = position(winning, { dice: '145' })
  const [first] = rankedQuickly(game)
  const steps = evaluating(game, new Map(), [first!])
  let answer = steps.next()
  while (!answer.done) answer = steps.next()
  expect(answer.value.options.map(({ space }) => space)).toEqual([first])
})

const winning = `
  . . . . . .
  . . . . . .
  . . . . . .
  b b b . . .
  . . a a a .
  . . . . . .
`

describe('the end of a match is exact', () => {
  const lastTurn = `
    . . . . . .
    . . . . . .
    . . . . . .
    b b b . . .
    . . a a 3 .
    . . . . . .
  `
  test('a stop that shares the win is worth half, and one that wins is worth all', () => {
    expect(evaluate(position(lastTurn, { caller: 0 })).stop).toEqual([0.5, 0.5])
    const wins = position(lastTurn.replace('a a 3 .', 'a a 3 5'), { caller: 0 })
    expect(evaluate(wins).stop).toEqual([1, 0])
    expect(evaluate(wins).value[0]).toBe(1)
  })
  test('a finished match has its result', () => {
    const game = position(lastTurn.replace('3', 'a'), { phase: 'over', caller: 0 })
    expect(evaluate(game)).toEqual({ value: [0.5, 0.5], roll: null, stop: null, options: [] })
  })
})

test('a verdict never contradicts the baron', () => {
  for (const game of [position(winning.replace('a a a', 'a a 1')), position(winning, { dice: '145' })])
    expect(baronsChoice(game)).toEqual(bots.baron.choose(game, () => 0.7))
})
