/** Why a move is refused, in German. */
import { common } from './common'
import type { RefusalPhrases } from '../refusalFacts'

const phases = {
  roll: 'Würfle zuerst.',
  place: 'Setze zuerst einen Stein.',
  decide: 'Hör auf oder würfle nochmal.',
  over: 'Das Spiel ist zu Ende.',
}

export const refusals: RefusalPhrases = {
  'wrong-phase': ({ phase }) => phases[phase],
  'bad-move': () => 'Diesen Zug gibt es nicht.',
  'bad-dice': () => 'Das sind keine drei Würfel.',
  'bad-space': () => 'Dieses Feld gibt es nicht.',
  'not-rolled': ({ dice, ...space }) =>
    `${common.list(dice.map(String))} erreichen ${common.space(space)} nicht.`,
  'closed-space': ({ by, thisTurn }) => {
    if (thisTurn) return 'Geschlossen: Hier liegt ein Besitzstein aus diesem Zug.'
    return by === null ? 'Geschlossen: Es ist dein Goldclaim.' : `Geschlossen: Der Goldclaim gehört ${by}.`
  },
  'squatter-used': ({ squatter, at }) => `Anspruchstein ${squatter} ist belegt: ${common.space(at)}.`,
}
