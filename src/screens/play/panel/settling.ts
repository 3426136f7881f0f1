/** While the markers of a stop settle, and after the last turn of the match: the outcome of the turn. */
import type { EventOf } from '@/engine'
import { callOf } from '../names'
import { takenLine } from '../recap'
import { supply } from './parts'
import type { PanelView, ViewInput } from './view'

export const settlingView = (
  { scene, match, phrases }: ViewInput<'settling' | 'over'>,
  { seat, settled, claimed, taken }: EventOf<'stopped'>,
): PanelView => {
  const { play } = phrases
  const took = [
    ...(settled.length > 0 ? [play.settledNow(settled.length)] : []),
    ...(claimed.length > 0 ? [play.claimedNow(claimed.length)] : []),
  ].join(', ')
  const from = takenLine(taken, match, phrases)
  return {
    place: 'settling',
    parts: [
      supply(scene.counted ?? scene.game, phrases),
      {
        is: 'heading',
        keep: 'always',
        title: play.stopsAndTakes(callOf(match, seat), settled.length + claimed.length),
        line: from === null ? took : `${took}\n${from}`,
        lineKeep: 'always',
        centred: true,
      },
    ],
    actions: [],
  }
}
