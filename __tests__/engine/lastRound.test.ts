/** The last round as the table follows it: who still plays (R18), and what each lacks to lead (R19 to R21). */
import { newGame, play, spacesToLead, stillToPlay, type Game, type Seat } from '@/engine'
import { dice, position } from '../support/position'

const lackingIn = (picture: string): readonly number[] => {
  const game = position(picture, { seats: 3 })
  return ([0, 1, 2] as const).map((seat: Seat) => spacesToLead(game, seat))
}

test('before the call nobody is counted', () => {
  expect(stillToPlay(newGame({ seats: 4 }))).toEqual([])
})

test('from the call on, those still to play stand in turn order, the caller last', () => {
  let game: Game = { ...newGame({ seats: 3, first: 2 }), lastRound: { caller: 1, turnsLeft: 3 } }
  const closed = game.cells.map(() => ({ owner: 0, claimed: true, squatter: null, claim: false }) as const)
  game = { ...game, cells: closed }
  const seen: (readonly Seat[])[] = []
  while (game.phase !== 'over') {
    seen.push(stillToPlay(game))
    game = play(game, { type: 'roll', dice: dice('123') }).game
  }
  expect(seen).toEqual([[2, 0, 1], [0, 1], [1]])
  expect(stillToPlay(game)).toEqual([])
})

test('who leads alone lacks nothing; the others one space more than the largest group', () => {
  expect(
    lackingIn(`
      a a a . . .
      . . . . . .
      b b . . . .
      . . . . . .
      c . c . . .
      . . . . . .
    `),
  ).toEqual([0, 2, 3])
})

test('who leads by claims leads, and who is level with the leader’s group lacks one space', () => {
  expect(
    lackingIn(`
      A a . . . .
      . . . . . .
      b b . . . .
      . . . . . .
      . . . . . .
      . . . . . .
    `),
  ).toEqual([0, 1, 3])
})

test('who shares the lead lacks one space', () => {
  expect(
    lackingIn(`
      a a . . . .
      . . . . . .
      b b . . . .
      . . . . . .
      . . . . . .
      . . . . . .
    `),
  ).toEqual([1, 1, 3])
})
