/** An earlier turn: its outcome, and the way back to the present. */
import { gameOf } from '@/match'
import { nameOf } from '../names'
import { recapOf } from '../recap'
import { supply } from './parts'
import type { ViewOf } from './view'

export const recapView: ViewOf<'recap'> = ({ scene, match, session, phrases }) => {
  const { play } = phrases
  const { text, claimed, now, taken } = recapOf(match, scene.turn, gameOf(match).turn, phrases)
  const name = nameOf(match, scene.seat)
  const told = [`${name} ${text}`, ...(taken === null ? [] : [taken])].join(' ')
  return {
    place: 'recap',
    parts: [
      supply(scene.game, phrases),
      {
        is: 'heading',
        keep: 'always',
        title: play.lastTurnShown(name),
        line: claimed > 0 && now !== null ? `${told}\n${now}` : told,
        lineKeep: 'always',
        centred: true,
      },
    ],
    actions: [{ id: 'hide', kind: 'ink', label: play.hideRecap, onPress: () => session.replay(null) }],
  }
}
