/** The bust count and the prospects of each space, compared with playing every roll on the second implementation. */
import fc from 'fast-check'
import { bustCount, newGame, prospects, spaces, type Game } from '@/engine'
import { emptyBoard, nameOf, position } from '../support/position'
import { allowed, bustsOf216, laidOut } from '../support/tabletop'
import { positions } from '../support/wander'

const everyRoll = Array.from({ length: 216 }, (_, roll) => [
  1 + (roll % 6),
  1 + (Math.floor(roll / 6) % 6),
  1 + Math.floor(roll / 36),
])

const mayRoll = positions.filter(({ phase }) => phase === 'roll' || phase === 'decide')

test('bustCount is the number of rolls that leave nothing to place', () => {
  fc.assert(
    fc.property(mayRoll, (game) => {
      expect(bustCount(game)).toBe(bustsOf216(laidOut(game)))
    }),
    { numRuns: 150 },
  )
})

test('prospects give for each space how many rolls reach it, what would be placed, and with which third dice', () => {
  fc.assert(
    fc.property(mayRoll, (game) => {
      const table = laidOut(game)
      const found = everyRoll.map((dice) => ({ dice, allowed: allowed(table, dice) }))
      for (const { space, rolls, kind, thirds } of prospects(game)) {
        const name = nameOf(space)
        const uses = found.filter((roll) => roll.allowed.has(name))
        expect(rolls).toBe(uses.length)
        const pieces = new Set(uses.map((roll) => (roll.allowed.get(name) === '#' ? 'claim' : 'squatter')))
        expect(pieces).toEqual(new Set(kind === null ? [] : [kind]))
        const left = uses.map(
          ({ dice }) => dice.reduce((sum, die) => sum + die) - Number(name[0]) - Number(name[2]),
        )
        expect([...new Set(left)].sort()).toEqual(thirds)
      }
    }),
    { numRuns: 40 },
  )
})

test('the prospects name every space once, in order', () => {
  expect(prospects(newGame({ seats: 3 })).map(({ space }) => space)).toEqual(spaces)
})

test('when the match is over no roll busts and no space has a prospect', () => {
  const over: Game = position(emptyBoard, { phase: 'over', caller: 0 })
  expect(bustCount(over)).toBe(0)
  expect(new Set(prospects(over).map(({ rolls, kind }) => `${rolls} ${kind}`))).toEqual(new Set(['0 null']))
})

test('with dice on the table asking for the bust count throws', () => {
  expect(() => bustCount(position(emptyBoard, { dice: '123' }))).toThrow(
    expect.objectContaining({ code: 'wrong-phase' }),
  )
})
