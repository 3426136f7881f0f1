/** The scenes of an event that is on stage: what it shows while it lasts. Holds no rule, no words, no state. */
import { withDiceThrown, withMarkersGone } from '@/match/index'
import type { Performing } from '@/stage/index'
import type { Scene, SceneInput } from './scene'
import { botScene, bustScene, decideScene, isPerson, standingScene } from './standing'

export const performedScene = ({ event, act }: Performing, input: SceneInput): Scene => {
  const { match } = input
  switch (event.type) {
    case 'rolled': {
      const { seat, dice } = event
      const game = withDiceThrown(act.before, dice)
      return isPerson(match, seat)
        ? { is: 'rolling', game, seat, dice }
        : { is: 'botTurn', game, seat, dice, deed: { did: 'rolled' }, last: null }
    }
    case 'busted': {
      const { seat, dice, lost } = event
      if (isPerson(match, seat)) return bustScene(event, act.before, act.after)
      const game = withMarkersGone(withDiceThrown(act.before, dice), act.after)
      return { is: 'botTurn', game, seat, dice, deed: { did: 'busted', lost }, last: null }
    }
    case 'placed':
      return isPerson(match, event.seat) ? decideScene(act.after) : botScene(match, act.after)
    case 'stopped': {
      const { seat, settled, claimed } = event
      const game = withMarkersGone(act.before, act.after)
      if (isPerson(match, seat)) return { is: 'settling', game, seat, stopped: event }
      const took = settled.length + claimed.length
      return { is: 'botTurn', game, seat, dice: null, deed: { did: 'stopped', took }, last: null }
    }
    case 'lastRoundCalled':
    case 'turnPassed':
    case 'ended':
      return standingScene({ ...input, passScreen: false, seen: { busts: Infinity, passes: Infinity } })
  }
}
