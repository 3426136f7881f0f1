/** Why a move is refused, in English, said on the spot. */
import { common } from './common'
import type { RefusalPhrases } from '../refusalFacts'

const phases = {
  roll: 'Roll first.',
  place: 'Place a marker first.',
  decide: 'Stop or roll again.',
  over: 'The match is over.',
}

export const refusals: RefusalPhrases = {
  'wrong-phase': ({ phase }) => phases[phase],
  'bad-move': () => 'There is no such move.',
  'bad-dice': () => 'Those are not three dice.',
  'bad-space': () => 'There is no such space.',
  'not-rolled': ({ dice, ...space }) =>
    `${common.list(dice.map(String))} do not reach ${common.space(space)}.`,
  'closed-space': ({ by, thisTurn }) => {
    if (thisTurn) return 'Closed: it carries a claim of this turn.'
    return by === null ? 'Closed: you have claimed it.' : `Closed: ${by} has claimed it.`
  },
  'squatter-used': ({ squatter, at }) => `Squatter ${squatter} is in use, on ${common.space(at)}.`,
}
