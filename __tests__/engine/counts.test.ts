/** Counts over all 216 ordered rolls, against figures computed by hand. */
import {
  bustCount,
  dieValues,
  legalPlacements,
  orderedRolls,
  prospects,
  readings,
  rolls,
  type Dice,
  type PlacementKind,
} from '@/engine'
import { at, emptyBoard, position, type PositionOptions } from '../support/position'

const allRolls: readonly Dice[] = dieValues.flatMap((a) =>
  dieValues.flatMap((b) => dieValues.map((c): Dice => [a, b, c])),
)

describe('The 56 distinct rolls', () => {
  // 6 triples, each thrown 1 way; 6 x 5 pairs, each 3 ways; 6 x 5 x 4 / 6 = 20 of three numbers, each 6 ways.
  test.each([
    [1, 6],
    [3, 30],
    [6, 20],
  ])('of weight %i there are %i', (weight, count) => {
    expect(rolls.filter((roll) => roll.weight === weight)).toHaveLength(count)
  })
  test('the weights add up to 216', () => {
    expect(rolls.reduce((sum, { weight }) => sum + weight, 0)).toBe(orderedRolls)
    expect(orderedRolls).toBe(6 ** 3)
  })
  test('the weight of a roll is how many ordered rolls show it', () => {
    for (const { dice, weight } of rolls) {
      const same = allRolls.filter((roll) => [...roll].sort().join() === dice.join())
      expect(same).toHaveLength(weight)
    }
  })
})

describe('How many rolls reach a space', () => {
  const reaching = (space: number): number =>
    allRolls.filter((dice) => readings(dice).some((reading) => reading.space === space)).length
  // Both numbers are among the dice: of 216, without the one 125, without the other 125, without either 64.
  test('a space off the diagonal: 216 - 125 - 125 + 64 = 30', () => {
    for (const column of dieValues)
      for (const row of dieValues)
        if (column !== row) {
          expect(reaching(at(`${column},${row}`))).toBe(30)
        }
  })
  // Its number at least twice: 3 positions for the other die, of 5 values, and the triple.
  test('a space on the diagonal: 3 x 5 + 1 = 16', () => {
    for (const number of dieValues) expect(reaching(at(`${number},${number}`))).toBe(16)
  })
  test('on an empty board these are the chances to place there', () => {
    const chances = prospects(position(emptyBoard)).map((prospect) => prospect.rolls)
    expect(chances.filter((count) => count === 30)).toHaveLength(30)
    expect(chances.filter((count) => count === 16)).toHaveLength(6)
  })
})

type Count = PositionOptions & {
  readonly name: string
  readonly picture: string
  readonly busts: number
  readonly squatters: number
  readonly claims: number
}

/**
 * All rolls together name 996 spaces: 120 of three numbers 6 each, 90 pairs 3 each, 6 triples 1 each; which is also
 * 30 x 30 + 6 x 16. By symmetry each number is the third die of 996 / 6 = 166 of them.
 */
const counts: readonly Count[] = [
  // Everything can be used, and takes a squatter.
  { name: 'an empty board', picture: emptyBoard, busts: 0, squatters: 996, claims: 0 },
  {
    name: 'squatter 1 at 6,6',
    picture: `
      . . . . . 1
      . . . . . .
      . . . . . .
      . . . . . .
      . . . . . .
      . . . . . .
    `,
    // Only a roll that leaves nothing but a 1 is lost: 1 1 1.
    busts: 1,
    // 6,6 is named by 16 rolls, all claims. Of the other namings, those that leave a 1 are lost: 166 less the 3 at
    // 6,6 (1 6 6 in three orders): 996 - 16 - 163.
    squatters: 817,
    claims: 16,
  },
  {
    name: 'squatter 1 under a claim at 1,1',
    picture: `
      . . . . . .
      . . . . . .
      . . . . . .
      . . . . . .
      . . . . . .
      1+ . . . . .
    `,
    // 1 1 1 names a closed space. 1 1 y names 1,1, closed, and 1,y and y,1, which leave a 1: 5 x 3 orders.
    busts: 16,
    // Of 996 namings 166 leave a 1; of the other 830, 1,1 has 15, one for each order of 1 1 y.
    squatters: 815,
    claims: 0,
  },
  {
    name: 'the same with reusable squatters',
    reusableSquatters: true,
    picture: `
      . . . . . .
      . . . . . .
      . . . . . .
      . . . . . .
      . . . . . .
      + . . . . .
    `,
    // Squatter 1 is back: only 1 1 1 is lost, and only the 16 namings of 1,1.
    busts: 1,
    squatters: 980,
    claims: 0,
  },
  {
    name: 'all six squatters on the diagonal',
    picture: `
      . . . . . 6
      . . . . 5 .
      . . . 4 . .
      . . 3 . . .
      . 2 . . . .
      1 . . . . .
    `,
    // No squatter is left: a roll is of use only with a pair or triple in it. 6 x 5 x 4 rolls have three numbers.
    busts: 120,
    squatters: 0,
    // Six spaces, 16 rolls each.
    claims: 96,
  },
  {
    name: 'all six squatters in three mirrored pairs off the diagonal',
    picture: `
      . . . . 5 .
      . . . . . 6
      . . 3 . . .
      . . . 4 . .
      1 . . . . .
      . 2 . . . .
    `,
    // A roll is of use with 1 and 2, 3 and 4, or 5 and 6 in it: 30 each, and three dice cannot hold two such pairs.
    busts: 126,
    squatters: 0,
    // Six spaces, 30 rolls each.
    claims: 180,
  },
  {
    name: 'an own column 1, all else closed by an opponent',
    picture: `
      a B B B B B
      a B B B B B
      a B B B B B
      a B B B B B
      a B B B B B
      a B B B B B
    `,
    // A roll with a 1 has another die to name the row; without a 1 there is nothing: 5 x 5 x 5.
    busts: 125,
    squatters: 0,
    // Five spaces of 30 rolls, and 1,1 with 16.
    claims: 166,
    caller: 1,
  },
  {
    name: 'opponents everywhere, squatters 1 to 3 out on their diagonal spaces',
    picture: `
      b b b b b b
      b b b b b b
      b b b b b b
      b b b3 b b b
      b b2 b b b b
      b1 b b b b b
    `,
    // A die of 4 to 6 can be left over, and its squatter is free; two equal dice of 1 to 3 claim: lost are 1 2 3 in
    // its six orders.
    busts: 6,
    // 3 x 166 namings leave 4, 5 or 6; at each of the three squatted spaces 3 x 3 of them are claims instead.
    squatters: 471,
    // Three spaces on the diagonal, 16 rolls each.
    claims: 48,
  },
  {
    name: 'the end of a turn: an own settled corner, squatters 2 and 5 out, one claim',
    picture: `
      B B B B B B
      B B B B B B
      B B B B B B
      . B B B B B
      . 5 2+ B B B
      a . B B B B
    `,
    // Open are 1,1 (claim), 1,2 2,1 1,3 (squatter) and 2,2 (claim); 3,2 is closed and holds squatter 2 back.
    // 1,1 takes all its 16 rolls, 2,2 its 16: no roll is in both.
    // 1,2 and 2,1 take 1 2 y unless y is 2 or 5: y = 1 or 2 are counted above; y = 3, 4, 6 are new: 3 x 6 orders.
    // 1,3 takes 1 3 y unless y is 2 or 5: y = 1 is counted above, y = 3 is new (3 orders), y = 4, 6 are new: 2 x 6.
    // Of use: 16 + 16 + 18 + 15 = 65.
    busts: 151,
    // 1,2 and 2,1 each: y = 1 in 3 orders and y = 3, 4, 6 in 6: 21 each. 1,3: y = 1 and y = 3 in 3 orders each, y = 4
    // and 6 in 6: 18.
    squatters: 60,
    claims: 32,
    caller: 1,
  },
  {
    name: 'every space closed',
    picture: emptyBoard.replaceAll('.', 'B'),
    busts: 216,
    squatters: 0,
    claims: 0,
    caller: 1,
  },
]

test.each(counts)('$name: $busts rolls bust, $squatters squatters and $claims claims', (expected) => {
  const game = position(expected.picture, expected)
  const placements = allRolls.map((dice) => legalPlacements(game, dice))
  const ofKind = (kind: PlacementKind): number =>
    placements.flat().filter((placement) => placement.kind === kind).length
  expect({
    busts: placements.filter(({ length }) => length === 0).length,
    squatters: ofKind('squatter'),
    claims: ofKind('claim'),
  }).toEqual({ busts: expected.busts, squatters: expected.squatters, claims: expected.claims })
  expect(bustCount(game)).toBe(expected.busts)
  expect(prospects(game).reduce((sum, { rolls: count }) => sum + count, 0)).toBe(
    expected.squatters + expected.claims,
  )
})
