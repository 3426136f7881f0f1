/** Why a move is refused, in Dutch. */
import { common } from './common'
import type { RefusalPhrases } from '../refusalFacts'

const phases = {
  roll: 'Gooi eerst.',
  place: 'Leg eerst een steen.',
  decide: 'Stop of gooi nog eens.',
  over: 'Het spel is afgelopen.',
}

export const refusals: RefusalPhrases = {
  'wrong-phase': ({ phase }) => phases[phase],
  'bad-move': () => 'Die zet bestaat niet.',
  'bad-dice': () => 'Dat zijn geen drie dobbelstenen.',
  'bad-space': () => 'Dat veld bestaat niet.',
  'not-rolled': ({ dice, ...space }) =>
    `Met ${common.list(dice.map(String))} kom je niet op ${common.space(space)}.`,
  'closed-space': ({ by, thisTurn }) => {
    if (thisTurn) return 'Gesloten: hier ligt een claimsteen van deze beurt.'
    return by === null ? 'Gesloten: je hebt het geclaimd.' : `Gesloten: ${by} heeft het geclaimd.`
  },
  'squatter-used': ({ squatter, at }) => `Kraaksteen ${squatter} ligt al op ${common.space(at)}.`,
}
