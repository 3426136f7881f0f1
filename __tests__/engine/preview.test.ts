/** The preview of a stop. */
import fc from 'fast-check'
import { claimedCount, groupSize, ifYouStop, largestGroups, newGame, play } from '@/engine'
import { at, emptyBoard, position } from '../support/position'
import { deepFrozen, positions } from '../support/wander'

test('a preview gives the group and the claims before and after, and the markers it removes', () => {
  const game = position(
    `
      . . . . . .
      . A . . . .
      . a 2 c+ . .
      . . . . . .
      a . . . . .
      a a+ . . . .
    `,
    { seats: 3, reusableSquatters: true },
  )
  expect(ifYouStop(game)).toMatchObject({
    group: { before: 3, after: 4 },
    claimed: { before: 1, after: 3 },
    outline: [at('2,4'), at('3,4'), at('4,4'), at('2,5')],
    settles: [at('3,4')],
    claims: [at('2,1'), at('4,4')],
    sentHome: [{ space: at('4,4'), from: 2 }],
    callsLastRound: false,
  })
})

test('a preview is the stop itself, and changes nothing', () => {
  fc.assert(
    fc.property(
      positions.filter(({ phase }) => phase === 'decide'),
      (game) => {
        const preview = ifYouStop(deepFrozen(game))!
        const { game: after, events } = play(game, { type: 'stop' })
        expect(preview.game).toEqual(after)
        expect(events[0]).toEqual({
          type: 'stopped',
          seat: game.turn,
          settled: preview.settles,
          claimed: preview.claims,
          taken: preview.sentHome,
        })
        expect(preview.group).toEqual({
          before: groupSize(game.cells, game.turn),
          after: groupSize(after.cells, game.turn),
        })
        expect(preview.claimed).toEqual({
          before: claimedCount(game.cells, game.turn),
          after: claimedCount(after.cells, game.turn),
        })
        expect(preview.outline).toEqual(largestGroups(after.cells, game.turn)[0])
        expect(preview.callsLastRound).toBe(events.some(({ type }) => type === 'lastRoundCalled'))
      },
    ),
    { numRuns: 100 },
  )
})

test('a stop that calls the last round says so', () => {
  const game = position(
    `
      A A A A A .
      . . . . . .
      . . . . . .
      . . . . . .
      . . . . . .
      . . . . . 3+
    `,
    { seats: 5 },
  )
  expect(ifYouStop(game)?.callsLastRound).toBe(true)
  expect(ifYouStop({ ...game, lastRound: { caller: 2, turnsLeft: 3 } })?.callsLastRound).toBe(false)
})

test('there is no preview where stopping is not possible', () => {
  expect(ifYouStop(newGame({ seats: 2 }))).toBeNull()
  expect(ifYouStop(position(emptyBoard, { dice: '123' }))).toBeNull()
  expect(ifYouStop(position(emptyBoard, { phase: 'over', caller: 0 }))).toBeNull()
})
