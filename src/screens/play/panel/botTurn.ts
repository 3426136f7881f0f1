/** A bot's turn: its dice, its last action and what it considers, with Pause and Skip ahead. */
import { columnOf, markerCount, rowOf } from '@/engine'
import { percentOf } from '@/stage/speech'
import { nameOf } from '../matchFacts'
import { diceOn, sealPart, starterPart, supply } from './parts'
import type { ViewInput, ViewOf } from './view'

export const botTurnView: ViewOf<'botTurn'> = (input) => {
  const { scene, match, session, phrases } = input
  const { play } = phrases
  const { paused } = input.sitting
  const { dice, action, counted, game } = scene
  const starter = paused ? null : starterPart(match, phrases)
  const [title, line] = sentencesOf(input)
  // Nobody reads two lines of one bot after the other.
  const isBrief = match.info.players.filter(({ pilot }) => pilot.who === 'bot').length > 1
  return {
    place: 'bot',
    parts: [
      supply(counted ?? game, phrases),
      starter === null && dice !== null && diceOn('bot', dice, input, action.did !== 'busted'),
      starter ?? {
        is: 'heading',
        keep: 'always',
        beside: ['dice'],
        title,
        ...((paused || !isBrief) && { line: paused ? play.paused : line }),
        lineKeep: 'always',
      },
      starter && sealPart(input),
    ],
    actions: [
      {
        id: 'pause',
        kind: 'plain',
        label: paused ? play.resume : play.pause,
        onPress: () => session.pause(!paused),
      },
      {
        id: 'skip',
        kind: 'plain',
        label: paused ? play.step : play.skipAhead,
        onPress: paused ? session.step : session.skipAhead,
      },
    ],
  }
}

/** What the bot did last, and what it considers now. */
const sentencesOf = ({
  scene: { action, seat },
  match,
  settings,
  phrases: { play, common },
}: ViewInput<'botTurn'>): readonly [title: string, line: string] => {
  const name = nameOf(match, seat)
  switch (action.did) {
    case 'nothing':
      return [common.turn(name), play.botChooses]
    case 'rolling':
    case 'rolled':
      return [play.botRolls(name), play.botChooses]
    case 'placed': {
      const { kind, third } = action.placed
      const [column, row] = [columnOf(action.space), rowOf(action.space)]
      return [
        kind === 'claim' ? play.botClaim(column, row) : play.botSquatter(third, column, row),
        settings.bustChance ? play.botWeighs(percentOf(action.bust)) : play.botChooses,
      ]
    }
    case 'busted':
      return action.explained
        ? [play.nothingFits, play.markersLost(markerCount(action.lost))]
        : [play.botRolls(name), play.botChooses]
    case 'stopped':
      return [play.botStops(name), play.botTakes(action.took)]
  }
}
