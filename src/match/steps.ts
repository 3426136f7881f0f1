/** Playing a match: each function returns the next match and leaves its argument unchanged. */
import { play, type Dice, type Move, type Seat, type Space } from '@/engine'
import { diceFor, firstRoll, sealAt, sealFrom, throwsOwn } from './dice'
import { checkInfo } from './info'
import { gameOf, lastMove, nextRoll, pilotOf } from './state'
import type { Match, MatchInfo, Pilot, Step } from './types'

export type MatchSetup = Pick<MatchInfo, 'id' | 'started' | 'rules' | 'players'> &
  Partial<Pick<MatchInfo, 'starter' | 'coach'>> & {
    /** 32 hex digits; null for real dice, which are tapped in. */
    readonly seed: string | null
  }

export const newMatch = (setup: MatchSetup): Match => {
  const { id, started, rules, starter = 'chosen', players, seed, coach = false } = setup
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
  }
  const fault = checkInfo(info)
  if (fault) throw new RangeError(`This match cannot begin: ${fault}`)
  return { info, steps: [] }
}

/** Plays any move. If it ends the match, `at` is the time of its end. Throws `IllegalMove`. */
export const playMove = (match: Match, move: Move, at: string): Match => {
  const { game, events } = play(gameOf(match), move)
  const steps = [...match.steps, { type: 'move', move, game, events } as const]
  return { info: game.phase === 'over' ? { ...match.info, ended: at } : match.info, steps }
}

/** Rolls the dice of the seal. */
export const roll = (match: Match, at: string): Match => {
  const next = nextRoll(match)
  const seed = sealAt(match.info, next)?.seed
  if (!seed) throw new Error('The dice of this match are thrown at the table, or have to be sealed first')
  return playMove(match, { type: 'roll', dice: diceFor(seed, next.turn, next.roll) }, at)
}

/** Plays real dice that were tapped in. */
export const rollWith = (match: Match, dice: Dice, at: string): Match => {
  if (!throwsOwn(match)) throw new Error('The app rolls in this match: its dice cannot be chosen')
  return playMove(match, { type: 'roll', dice }, at)
}

export const place = (match: Match, space: Space): Match =>
  // A placement never ends a match, so it needs no time.
  playMove(match, { type: 'place', space }, '')

export const stop = (match: Match, at: string): Match => playMove(match, { type: 'stop' }, at)

/** R16: a person may take a placement back until the next roll or the stop. */
export const canUndo = (match: Match): boolean =>
  lastMove(match)?.move.type === 'place' && pilotOf(match, gameOf(match).turn).who === 'person'

/** Drops a hint right after another: hints for the same choice count once. */
const isFirstHint = (step: Step, at: number, all: readonly Step[]): boolean =>
  step.type !== 'hint' || all[at - 1]?.type !== 'hint'

/** Removes the last placement, but not the hints taken for it. */
export const undo = (match: Match): Match => {
  if (!canUndo(match)) throw new Error('There is no placement to take back')
  const last = lastMove(match)
  return { info: match.info, steps: match.steps.filter((step) => step !== last).filter(isFirstHint) }
}

/** Real dice that were tapped in wrong can be corrected until a marker is placed. */
export const canTakeRollBack = (match: Match): boolean =>
  throwsOwn(match) && lastMove(match)?.move.type === 'roll'

/** Removes the last roll, and the bust it caused. */
export const takeRollBack = (match: Match): Match => {
  if (!canTakeRollBack(match)) throw new Error('There is no roll to take back')
  const last = match.steps.findLastIndex(({ type }) => type === 'move')
  const isLeft = (step: Step, at: number): boolean => at < last || step.type === 'handover'
  return { info: { ...match.info, ended: null }, steps: match.steps.filter(isLeft) }
}

export const handOver = (match: Match, seat: Seat, pilot: Pilot): Match => {
  if (seat >= match.info.rules.seats) throw new RangeError(`Seat ${seat} is not at this table`)
  return { info: match.info, steps: [...match.steps, { type: 'handover', seat, pilot }] }
}

/** Records that the person on turn took a hint for the next choice. */
export const takeHint = (match: Match): Match => {
  const { phase } = gameOf(match)
  if (phase === 'roll' || phase === 'over') throw new Error('There is nothing to choose')
  return match.steps.at(-1)?.type === 'hint' ? match : { ...match, steps: [...match.steps, { type: 'hint' }] }
}

/** Turns hints on or off from now on. */
export const offerHints = (match: Match, offered: boolean): Match => ({
  ...match,
  info: { ...match.info, coach: offered },
})
