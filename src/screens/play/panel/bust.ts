/** A bust: keeps the dice, and says for each space they name why it cannot be used. */
import type { Phrases } from '@/i18n/dictionaries'
import { canTakeRollBack, pilotOf, type Match } from '@/match'
import { seatNamesAt } from '@/features/matchView/sentences'
import { nameOf } from '../names'
import type { ViewInput, ViewOf } from './view'

export const bustView: ViewOf<'bust'> = ({ scene, match, session, phrases }) => {
  const { play, ownDice } = phrases
  const { dice, misses, next } = scene
  const closed = misses.filter(({ refusal }) => refusal.code === 'closed-space').length
  const reason = closed === misses.length ? play.allClosed : closed === 0 ? play.allOut : play.closedAndOut
  const changes = canTakeRollBack(match)
  return {
    place: 'bust',
    parts: [
      { is: 'dice', panel: 'bust', keep: 'always', dice, label: play.diceSpoken(dice) },
      { is: 'heading', keep: 'always', beside: ['dice'], title: play.nothingFits, line: reason, asks: true },
      // The reasons follow the line of the heading.
      { is: 'misses', keep: 'always', misses, naming: seatNamesAt(match, scene.seat) },
    ],
    actions: [
      ...(changes
        ? ([
            {
              id: 'change',
              kind: 'plain',
              label: ownDice.change,
              icon: 'pencil',
              size: 'brief',
              narrow: true,
              onPress: session.changeDice,
            },
          ] as const)
        : []),
      {
        id: 'goOn',
        kind: 'ink',
        label: wayOn(match, next, play),
        size: changes ? 'brief' : 'large',
        onPress: session.goOn,
      },
    ],
  }
}

/** A bot needs no phone passed to it. */
const wayOn = (match: Match, next: ViewInput<'bust'>['scene']['next'], words: Phrases['play']): string => {
  if (next === null) return words.seeResult
  return pilotOf(match, next).who === 'bot' ? words.goOn : words.passTo(nameOf(match, next))
}
