/** Mirrored boards: no direction and no number is special. */
import assert from 'node:assert/strict'
import fc from 'fast-check'
import {
  bustCount,
  dieValues,
  legalPlacements,
  prospects,
  spaces,
  whyNot,
  type Cell,
  type Dice,
  type Die,
  type Game,
  type Refusal,
  type Space,
} from '@/engine'
import { positions } from '../support/wander'

type Mirror = { readonly space: (space: Space) => Space; readonly die: (die: Die) => Die }

/** Columns become rows and rows columns; dice and squatters stay what they are. */
const swapped: Mirror = {
  space: (space) => (space % 6) * 6 + Math.floor(space / 6),
  die: (die) => die,
}

/** Every number k becomes 7 - k: columns, rows, squatters and dice together. */
const reversed: Mirror = {
  space: (space) => 35 - space,
  die: (die) => (7 - die) as Die,
}

const mirrorDice = (mirror: Mirror, [a, b, c]: Dice): Dice => [mirror.die(a), mirror.die(b), mirror.die(c)]

const mirrorGame = (mirror: Mirror, game: Game): Game => {
  const cells: Cell[] = []
  game.cells.forEach((cell, space) => {
    cells[mirror.space(space)] = { ...cell, squatter: cell.squatter && mirror.die(cell.squatter) }
  })
  return {
    ...game,
    cells,
    dice: game.dice && mirrorDice(mirror, game.dice),
    placedThisTurn: game.placedThisTurn.map(mirror.space),
  }
}

const mirrorRefusal = (mirror: Mirror, refusal: Refusal | null): Refusal | null => {
  if (refusal === null || !('space' in refusal)) return refusal
  const space = mirror.space(refusal.space)
  if (refusal.code === 'not-rolled') return { ...refusal, space, dice: mirrorDice(mirror, refusal.dice) }
  if (refusal.code === 'closed-space') return { ...refusal, space }
  return { ...refusal, space, squatter: mirror.die(refusal.squatter), at: mirror.space(refusal.at) }
}

const bySpace = (a: { readonly space: Space }, b: { readonly space: Space }): number => a.space - b.space
const anyDie = fc.constantFrom(...dieValues)
const anyDice: fc.Arbitrary<Dice> = fc.tuple(anyDie, anyDie, anyDie)

describe.each([
  ['swapping columns and rows', swapped],
  ['replacing every number k by 7 - k', reversed],
])('%s changes nothing', (_, mirror) => {
  test('in what is legal, and why not', () => {
    fc.assert(
      fc.property(positions, anyDice, (game, dice) => {
        const other = mirrorGame(mirror, game)
        const expected = legalPlacements(game, dice).map(({ space, kind, third }) => ({
          space: mirror.space(space),
          kind,
          third: mirror.die(third),
        }))
        expect(legalPlacements(other, mirrorDice(mirror, dice))).toEqual(expected.sort(bySpace))
        // By Node: Jest's own comparison of every space would take longer than all the matches.
        for (const space of spaces)
          assert.deepEqual(
            whyNot(other, mirror.space(space), mirrorDice(mirror, dice)),
            mirrorRefusal(mirror, whyNot(game, space, dice)),
          )
      }),
      { numRuns: 100 },
    )
  })
  test('in the odds', () => {
    fc.assert(
      fc.property(
        positions.filter(({ phase }) => phase !== 'place'),
        (game) => {
          const other = mirrorGame(mirror, game)
          expect(bustCount(other)).toBe(bustCount(game))
          const expected = prospects(game).map(({ space, thirds, ...rest }) => ({
            space: mirror.space(space),
            thirds: thirds.map(mirror.die).sort(),
            ...rest,
          }))
          expect(prospects(other)).toEqual(expected.sort(bySpace))
        },
      ),
      { numRuns: 100 },
    )
  })
})
