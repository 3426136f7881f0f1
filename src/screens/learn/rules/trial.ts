/** The state of an example that the player tries: actions become moves of the engine, or are refused. */
import { IllegalMove, play, type Dice, type Move, type Refusal, type Space } from '@/engine'
import { rollOff, type RollOff } from '@/match'
import type { Answer, Moved } from '../usePractice'
import { gameOfExample, rollsOfExample, type Example } from './pages'

export type Trial = Moved & {
  readonly example: Example
  /** The rolls that are still to come. */
  readonly rolls: readonly Dice[]
  /** The roll-off (R4) and the number of rounds rolled so far; null if the starter is already known. */
  readonly rollOff: { readonly all: RollOff; readonly rolled: number } | null
  /** The state before the last placement (R16); null if there is nothing to undo. */
  readonly takenBack: Trial | null
}

export const trialOf = (example: Example): Trial => {
  const game = gameOfExample(example)
  const { rollOffSeed: seed } = example
  return {
    example,
    game,
    rolls: rollsOfExample(example),
    rollOff: seed === undefined ? null : { all: rollOff(seed, game.rules.seats), rolled: 0 },
    events: [],
    before: null,
    takenBack: null,
  }
}

export type TrialAction =
  | { readonly type: 'roll' }
  | { readonly type: 'place'; readonly space: Space }
  | { readonly type: 'stop' }
  | { readonly type: 'undo' }

/** A refusal of the rules, or the example has no rolls left. */
export type TrialRefusal = Refusal | 'no-more-rolls'

type Tried = Answer<Trial, Refusal>

export const isRollingOff = ({ rollOff: off }: Trial): boolean =>
  off !== null && off.rolled < off.all.rounds.length

/** Whether the example has another roll, now or after the next placement. */
export const hasRolls = (trial: Trial): boolean => isRollingOff(trial) || trial.rolls.length > 0

export const attempt = (trial: Trial, action: TrialAction): Answer<Trial, TrialRefusal> => {
  switch (action.type) {
    case 'roll':
      return tryRoll(trial)
    case 'place':
      return tryPlace(trial, action.space)
    case 'stop':
      return tryMove(trial, { type: 'stop' })
    case 'undo':
      return { ok: true, now: trial.takenBack ?? trial }
  }
}

const tryRoll = (trial: Trial): Answer<Trial, TrialRefusal> => {
  const { game, rollOff: off, rolls } = trial
  if (off !== null && isRollingOff(trial))
    return { ok: true, now: { ...trial, rollOff: { ...off, rolled: off.rolled + 1 } } }
  const [dice, ...later] = rolls
  if (dice === undefined) {
    const mayRoll = game.phase === 'roll' || game.phase === 'decide'
    return { ok: false, why: mayRoll ? 'no-more-rolls' : { code: 'wrong-phase', phase: game.phase } }
  }
  const tried = tryMove(trial, { type: 'roll', dice })
  return tried.ok ? { ok: true, now: { ...tried.now, rolls: later } } : tried
}

const tryPlace = (trial: Trial, space: Space): Tried => {
  if (isRollingOff(trial)) return { ok: false, why: { code: 'wrong-phase', phase: 'roll' } }
  const tried = tryMove(trial, { type: 'place', space })
  return tried.ok ? { ok: true, now: { ...tried.now, takenBack: trial } } : tried
}

const tryMove = (trial: Trial, move: Move): Tried => {
  try {
    const { game, events } = play(trial.game, move)
    return { ok: true, now: { ...trial, game, events, before: trial.game, takenBack: null } }
  } catch (error) {
    if (error instanceof IllegalMove) return { ok: false, why: error.refusal }
    throw error
  }
}

export const isFresh = (trial: Trial): boolean =>
  trial.before === null && (trial.rollOff === null || trial.rollOff.rolled === 0)
