/** A player's figures, and what the signs on a player's card mean. */
import { claimTarget, standingOf, standings } from '@/engine'
import { playersOf } from '@/match'
import { callOf } from '../names'
import type { Part, ViewOf } from './view'

export const playerView: ViewOf<'player'> = ({ scene, match, session, phrases: { play, common } }) => {
  const { game, of } = scene
  const { group, claimed, total } = standingOf(standings(game), of)
  const fact = { is: 'fact', keep: 'always', look: playersOf(match)[of] } as const
  const facts: readonly Part[] = [
    { ...fact, sign: 'group', what: play.itsGroup(group), why: play.groupMeans },
    {
      ...fact,
      sign: 'claims',
      what: play.itsClaims(claimed, claimTarget[game.rules.seats]),
      why: play.claimsMean,
    },
    { ...fact, sign: 'settled', what: play.itsSettled(total - claimed), why: play.settledMeans },
  ]
  return {
    place: 'player',
    parts: [{ is: 'heading', keep: 'always', title: callOf(match, of) ?? common.you }, ...facts],
    actions: [{ id: 'hide', kind: 'ink', label: play.hideRecap, onPress: () => session.showPlayer(null) }],
  }
}
