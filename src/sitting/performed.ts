/** The scenes of an event that is on stage: what it shows while it lasts. Holds no rule, no words, no state. */
import { withDiceThrown, withMarkersGone, withSpacesTaken } from '@/match'
import type { Performing } from '@/stage/stage'
import type { Scene, SceneInput } from './scene'
import { botScene, bustScene, decideScene, isPerson, standingScene } from './standing'

export const performedScene = (
  { event, act, stakes }: Performing,
  { step = Infinity, ...input }: SceneInput,
): Scene => {
  const { match } = input
  switch (event.type) {
    case 'rolled': {
      const { seat, dice } = event
      const game = withDiceThrown(act.before, dice)
      return isPerson(match, seat)
        ? { is: 'rolling', game, seat, dice }
        : { is: 'botTurn', game, seat, dice, deed: { did: 'rolling' }, last: null }
    }
    case 'busted': {
      const { seat, dice, lost } = event
      if (isPerson(match, seat)) return bustScene(event, act.before, act.after)
      const game = withMarkersGone(withDiceThrown(act.before, dice), act.after)
      return { is: 'botTurn', game, seat, dice, deed: { did: 'busted', lost, told: step > 0 }, last: null }
    }
    case 'placed':
      return isPerson(match, event.seat) ? decideScene(act.after) : botScene(match, act.after)
    case 'stopped': {
      const { seat, settled, claimed } = event
      const game = withMarkersGone(act.before, act.after)
      const { order } = stakes.takes
      const counted = withSpacesTaken(act.before, act.after, order.slice(0, step))
      const shared = { game, seat, counted }
      if (isPerson(match, seat))
        return { ...shared, is: 'settling', stopped: event, done: step > order.length }
      const took = settled.length + claimed.length
      return { ...shared, is: 'botTurn', dice: null, deed: { did: 'stopped', took }, last: null }
    }
    case 'lastRoundCalled': {
      // The call belongs on the board of who calls.
      const { seat } = event
      const game = { ...withMarkersGone(act.before, act.after), lastRound: act.after.lastRound }
      const stopped = act.events.find((each) => each.type === 'stopped')
      if (isPerson(match, seat) && stopped) return { is: 'settling', game, seat, stopped, done: true }
      const took = (stopped?.settled.length ?? 0) + (stopped?.claimed.length ?? 0)
      return { is: 'botTurn', game, seat, dice: null, deed: { did: 'stopped', took }, last: null }
    }
    case 'turnPassed':
    case 'ended':
      return standingScene({ ...input, passScreen: false, seen: { busts: Infinity, passes: Infinity } })
  }
}
