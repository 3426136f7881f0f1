import fc from 'fast-check'
import { bustCount, ifYouStop, legalPlacements, newGame, play, rolls } from '@/engine'
import { gameOf } from '@/match'
import { choicesOf, ifYouPlace } from '@/sitting/choices'
import { matchWith } from '../support/matches'

test('placing next to an own space joins the group', () => {
  const game = gameOf(matchWith('235:52. 111:11. 345'))
  const joined = choicesOf(game).map(({ space }) => ifYouPlace(game, space).group)
  expect(Math.max(...joined)).toBe(2)
})

test('the preview of a placement matches its outcome', () => {
  const anyRoll = fc.constantFrom(...rolls.map(({ dice }) => dice))
  fc.assert(
    fc.property(fc.array(anyRoll, { minLength: 1, maxLength: 6 }), fc.nat(), (dice, pick) => {
      let game = newGame({ seats: 2, first: 0, reusableSquatters: false })
      for (const each of dice) {
        const rolled = play(game, { type: 'roll', dice: each }).game
        const [at] = legalPlacements(rolled)
          .map(({ space }) => space)
          .slice(pick % 3)
        if (rolled.phase !== 'place' || at === undefined) return
        const told = ifYouPlace(rolled, at)
        game = play(rolled, { type: 'place', space: at }).game
        expect(told.group).toBe(ifYouStop(game)!.group.after)
        expect(told.bust).toBe(bustCount(game))
      }
    }),
  )
})
