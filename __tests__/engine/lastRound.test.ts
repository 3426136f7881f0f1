/** The last round: who still plays (R18), and how many spaces each seat lacks to lead (R19 to R21). */
import { newGame, play, spacesToLead, stillToPlay, type Game, type Seat } from '@/engine'
import { dice, position } from '../support/position'

const lackingIn = (picture: string): readonly number[] => {
  const game = position(picture, { seats: 3 })
  return ([0, 1, 2] as const).map((seat: Seat) => spacesToLead(game, seat))
}

test('nobody is listed before the call', () => {
  expect(stillToPlay(newGame({ seats: 4 }))).toEqual([])
})

test('after the call the seats with a turn left are listed in turn order, the caller last', () => {
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

test('a sole leader lacks 0 spaces; the others need one more than the largest group', () => {
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

test('a leader by claims lacks 0 spaces; a player with a group of the same size lacks one', () => {
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

test('players who share the lead lack one space', () => {
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
