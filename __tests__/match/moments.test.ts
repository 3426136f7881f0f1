/** Games in the middle of a move, as the board shows them. */
import { lastMove, gameBefore, withDiceThrown, withMarkersGone } from '@/match'
import { pictureOf, tidy } from '../support/position'
import { matchWith } from '../support/matches'

const sides = (moves: string) => {
  const match = matchWith(moves)
  const step = lastMove(match)!
  return { before: gameBefore(match, step), after: step.game }
}

it('shows the dice of a roll that can be used as the engine leaves them', () => {
  const { before, after } = sides('235:52 146')
  expect(withDiceThrown(before, [1, 4, 6])).toEqual(after)
})

it('shows the dice of a bust with every marker still in place, and the same player on turn', () => {
  const { before } = sides('111:11 111:11 111x')
  const thrown = withDiceThrown(before, [1, 1, 1])
  expect(thrown).toMatchObject({ turn: 0, phase: 'place', dice: [1, 1, 1], rollsThisTurn: 3 })
  expect(thrown.cells).toBe(before.cells)
})

it('takes the markers of a bust off, whatever lies beneath, before the turn passes (R12)', () => {
  const { before, after } = sides('111:11. 111:11 111:11 111x')
  const gone = withMarkersGone(before, after)
  expect(gone).toMatchObject({ turn: 1, placedThisTurn: [] })
  expect(pictureOf(gone)).toBe(
    tidy(`
      . . . . . .
      . . . . . .
      . . . . . .
      . . . . . .
      . . . . . .
      a . . . . .
    `),
  )
})

it('makes the markers of a stop spaces before the turn passes (R14)', () => {
  const { before, after } = sides('235:52 235:52.')
  const gone = withMarkersGone(before, after)
  expect(gone).toMatchObject({ turn: 0, phase: 'decide', placedThisTurn: [] })
  expect(gone.cells[10]).toEqual({ owner: 0, claimed: true, squatter: null, claim: false })
})
