/** Playing a match: each function takes a match and returns the next. Never changes its argument, never waits. */
import { play, type Dice, type Move, type Seat, type Space } from '@/engine'
import { diceFor } from './dice'
import { checkInfo } from './info'
import { gameOf, lastMove, nextRoll, pilotOf } from './present'
import { firstRoll, sealAt, sealFrom, throwsOwn } from './seals'
import type { Match, MatchInfo, Pilot, Step } from './types'

/** How a match begins: who sits where, who starts and why, and with which dice. */
export type Beginning = Pick<MatchInfo, 'id' | 'started' | 'rules' | 'players'> &
  Partial<Pick<MatchInfo, 'starter' | 'coach'>> & {
    /** 32 hex digits, sealed from here on; null for dice thrown on the table and tapped in. */
    readonly seed: string | null
  }

export const newMatch = (beginning: Beginning): Match => {
  const { id, started, rules, starter = 'chosen', players, seed, coach = false } = beginning
  const info: MatchInfo = {
    id,
    started,
    ended: null,
    rules,
    starter,
    players,
    dice: seed === null ? 'own' : 'screen',
    seals: seed === null ? [] : [sealFrom(firstRoll, seed)],
    coach,
    branch: null,
    dig: null,
    sides: null,
  }
  const fault = checkInfo(info)
  if (fault) throw new RangeError(`This match cannot begin: ${fault}`)
  return { info, steps: [] }
}

/** Plays any move; `at` becomes the time of the end if it ends the match. Throws what the engine throws. */
export const playMove = (match: Match, move: Move, at: string): Match => {
  const { game, events } = play(gameOf(match), move)
  const steps = [...match.steps, { type: 'move', move, game, events } as const]
  return { info: game.phase === 'over' ? { ...match.info, ended: at } : match.info, steps }
}

/** Rolls the dice of the seal. A roll that busts can end the match, so it needs the time too. */
export const roll = (match: Match, at: string): Match => {
  const next = nextRoll(match)
  const seed = sealAt(match.info, next)?.seed
  if (!seed) throw new Error('The dice of this match are thrown at the table, or have to be sealed first')
  return playMove(match, { type: 'roll', dice: diceFor(seed, next.turn, next.roll) }, at)
}

/** Takes dice thrown at the table, where they are. */
export const rollWith = (match: Match, dice: Dice, at: string): Match => {
  if (!throwsOwn(match)) throw new Error('The app rolls in this match: its dice cannot be chosen')
  return playMove(match, { type: 'roll', dice }, at)
}

export const place = (match: Match, space: Space): Match =>
  // A placement never ends a match, so no time is needed.
  playMove(match, { type: 'place', space }, '')

export const stop = (match: Match, at: string): Match => playMove(match, { type: 'stop' }, at)

/** R16: a person may take a placement back until the next roll or the stop. A bot stands by its own. */
export const canUndo = (match: Match): boolean =>
  lastMove(match)?.move.type === 'place' && pilotOf(match, gameOf(match).turn).who === 'person'

/** Two hints before one choice are one. */
const isOneHint = (step: Step, at: number, all: readonly Step[]): boolean =>
  step.type !== 'hint' || all[at - 1]?.type !== 'hint'

/** Removes the last placement; the same dice lie on the table again, and the record keeps no trace but that of a hint. */
export const undo = (match: Match): Match => {
  if (!canUndo(match)) throw new Error('There is no placement to take back')
  const last = lastMove(match)
  return { info: match.info, steps: match.steps.filter((step) => step !== last).filter(isOneHint) }
}

/** Dice that were thrown at the table may have been tapped in wrong: they can be changed while nothing has come of them but a bust. */
export const canTakeRollBack = (match: Match): boolean =>
  throwsOwn(match) && lastMove(match)?.move.type === 'roll'

/** Removes the last roll, a bust with all it brought; the record keeps no trace. */
export const takeRollBack = (match: Match): Match => {
  if (!canTakeRollBack(match)) throw new Error('There is no roll to take back')
  const last = match.steps.indexOf(lastMove(match)!)
  const isLeft = (step: Step, at: number): boolean => at < last || step.type === 'handover'
  return { info: { ...match.info, ended: null }, steps: match.steps.filter(isLeft) }
}

/** Somebody else decides for a seat from now on. Touches no rule. */
export const handOver = (match: Match, seat: Seat, pilot: Pilot): Match => {
  if (seat >= match.info.rules.seats) throw new RangeError(`Seat ${seat} is not at this table`)
  return { info: match.info, steps: [...match.steps, { type: 'handover', seat, pilot }] }
}

/** The person on turn has been told what the coach would do: where to place, or whether to stop. Touches no rule. */
export const takeHint = (match: Match): Match => {
  const { phase } = gameOf(match)
  if (phase === 'roll' || phase === 'over') throw new Error('There is nothing to choose')
  return match.steps.at(-1)?.type === 'hint' ? match : { ...match, steps: [...match.steps, { type: 'hint' }] }
}

/** Whether hints are offered from now on. Touches no rule, and no hint that was taken. */
export const offerHints = (match: Match, offered: boolean): Match => ({
  ...match,
  info: { ...match.info, coach: offered },
})
