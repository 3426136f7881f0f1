/** Views without a choice: a bust, the outcome of a turn, an earlier turn, and a player's figures. */
import { claimTarget, standingOf, standings, type EventOf } from '@/engine'
import { canTakeRollBack, gameOf, pilotOf, playersOf } from '@/match'
import { seatNamesAt } from '@/features/matchView/sentences'
import { callOf, nameOf, recapOf, takenLine } from '../matchFacts'
import type { Action } from './Actions'
import { supply } from './parts'
import type { ViewDraft, ViewInput, ViewOf } from './view'

/** Keeps the dice, and says for each space they name why it cannot be used. */
export const bustView: ViewOf<'bust'> = ({ scene, match, session, phrases: { play, ownDice } }) => {
  const { dice, misses, next, seat, isFinal } = scene
  const closed = misses.filter(({ refusal }) => refusal.code === 'closed-space').length
  const reason = closed === misses.length ? play.allClosed : closed === 0 ? play.allOut : play.closedAndOut
  const passOn = () => {
    if (next === null) return play.seeResult
    // A bot needs no phone passed to it.
    return pilotOf(match, next).who === 'bot' ? play.goOn : play.passTo(nameOf(match, next))
  }
  const goOn: Action = { id: 'goOn', kind: 'ink', label: passOn(), size: 'large', onPress: session.goOn }
  const change: Action = {
    id: 'change',
    kind: 'plain',
    label: ownDice.change,
    icon: 'pencil',
    size: 'brief',
    narrow: true,
    onPress: session.changeDice,
  }
  return {
    place: 'bust',
    parts: [
      { is: 'dice', panel: 'bust', keep: 'always', dice, label: play.diceSpoken(dice) },
      {
        is: 'heading',
        keep: 'always',
        beside: ['dice'],
        title: play.nothingFits,
        line: reason,
        asks: true,
        follows: true,
      },
      // The reasons follow the line of the heading.
      { is: 'misses', keep: 'always', misses, naming: seatNamesAt(match, seat) },
    ],
    actions: canTakeRollBack(match) && !isFinal ? [change, { ...goOn, size: 'brief' }] : [goOn],
  }
}

/** While the markers of a stop settle, and after the last turn of the match. */
export const settlingView = (
  { scene, match, phrases }: ViewInput<'settling' | 'over'>,
  { seat, settled, claimed, taken }: EventOf<'stopped'>,
): ViewDraft => {
  const { play } = phrases
  const won = [
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
        line: from === null ? won : `${won}\n${from}`,
        lineKeep: 'always',
        centred: true,
      },
    ],
    actions: [],
  }
}

/** An earlier turn: its outcome, and the way back to the present. */
export const recapView: ViewOf<'recap'> = ({ scene, match, session, phrases }) => {
  const { play } = phrases
  const { name, text, claimed, now, taken } = recapOf(match, scene.turn, gameOf(match).turn, phrases)
  const outcome = `${name} ${text}${taken === null ? '' : ` ${taken}`}`
  return {
    place: 'recap',
    parts: [
      supply(scene.game, phrases),
      {
        is: 'heading',
        keep: 'always',
        title: play.lastTurnShown(name),
        line: claimed > 0 && now !== null ? `${outcome}\n${now}` : outcome,
        lineKeep: 'always',
        centred: true,
      },
    ],
    actions: [{ id: 'hide', kind: 'ink', label: play.hideRecap, onPress: () => session.replay(null) }],
  }
}

/** A player's figures, and what the signs on a player's card mean. */
export const playerView: ViewOf<'player'> = ({ scene, match, session, phrases: { play, common } }) => {
  const { game, of } = scene
  const { group, claimed, total } = standingOf(standings(game), of)
  const claims = play.itsClaims(claimed, claimTarget[game.rules.seats])
  const fact = { is: 'fact', keep: 'always', look: playersOf(match)[of] } as const
  return {
    place: 'player',
    parts: [
      { is: 'heading', keep: 'always', title: callOf(match, of) ?? common.you },
      { ...fact, sign: 'group', what: play.itsGroup(group), why: play.groupMeans },
      { ...fact, sign: 'claims', what: claims, why: play.claimsMean },
      { ...fact, sign: 'settled', what: play.itsSettled(total - claimed), why: play.settledMeans },
    ],
    actions: [{ id: 'hide', kind: 'ink', label: play.hideRecap, onPress: () => session.showPlayer(null) }],
  }
}
