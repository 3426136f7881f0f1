/** A bust: the dice stay, and each space they named says why it took nothing. */
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
      // Their words go after the line of the heading.
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

/** Nobody passes a phone to a bot. */
const wayOn = (match: Match, next: ViewInput<'bust'>['scene']['next'], words: Phrases['play']): string => {
  if (next === null) return words.seeResult
  return pilotOf(match, next).who === 'bot' ? words.goOn : words.passTo(nameOf(match, next))
}
