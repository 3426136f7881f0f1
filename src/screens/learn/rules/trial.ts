/** Trying out an example: taps become moves of the real engine, or the reason why not. Keeps no time, draws nothing. */
import {
  IllegalMove,
  play,
  type Dice,
  type Game,
  type GameEvent,
  type Move,
  type Refusal,
  type Space,
} from '@/engine/index'
import { rollOff, type RollOff } from '@/match/index'
import { gameOfExample, rollsOfExample, type Example } from './examples'

export type Trial = {
  readonly example: Example
  readonly game: Game
  /** The rolls still to come. */
  readonly rolls: readonly Dice[]
  /** R4: the rounds of the roll-off, as far as they have been rolled; null where it is known who starts. */
  readonly rollOff: { readonly all: RollOff; readonly rolled: number } | null
  /** What the last move brought about, and the game before it. */
  readonly events: readonly GameEvent[]
  readonly before: Game | null
  /** R16: where taking the last placement back leads; null once it cannot be. */
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

export type Tried =
  { readonly ok: true; readonly trial: Trial } | { readonly ok: false; readonly refusal: Refusal }

/** Who starts is still being rolled for. */
export const isRollingOff = ({ rollOff: off }: Trial): boolean =>
  off !== null && off.rolled < off.all.rounds.length

/** A roll is there to be thrown, now or after the placement that is due. */
export const hasRolls = (trial: Trial): boolean => isRollingOff(trial) || trial.rolls.length > 0

export const tryRoll = (trial: Trial): Tried => {
  const { game, rollOff: off, rolls } = trial
  if (off !== null && isRollingOff(trial))
    return { ok: true, trial: { ...trial, rollOff: { ...off, rolled: off.rolled + 1 } } }
  const [dice, ...later] = rolls
  if (dice === undefined) {
    if (game.phase === 'roll' || game.phase === 'decide') throw new Error('This example has no more rolls')
    return { ok: false, refusal: { code: 'wrong-phase', phase: game.phase } }
  }
  const tried = tryMove(trial, { type: 'roll', dice })
  return tried.ok ? { ok: true, trial: { ...tried.trial, rolls: later } } : tried
}

export const tryPlace = (trial: Trial, space: Space): Tried => {
  if (isRollingOff(trial)) return { ok: false, refusal: { code: 'wrong-phase', phase: 'roll' } }
  const tried = tryMove(trial, { type: 'place', space })
  return tried.ok ? { ok: true, trial: { ...tried.trial, takenBack: trial } } : tried
}

export const tryStop = (trial: Trial): Tried => tryMove(trial, { type: 'stop' })

const tryMove = (trial: Trial, move: Move): Tried => {
  try {
    const { game, events } = play(trial.game, move)
    return { ok: true, trial: { ...trial, game, events, before: trial.game, takenBack: null } }
  } catch (error) {
    if (error instanceof IllegalMove) return { ok: false, refusal: error.refusal }
    throw error
  }
}

/** Nothing has been tried yet. */
export const isFresh = (trial: Trial): boolean =>
  trial.before === null && (trial.rollOff === null || trial.rollOff.rolled === 0)
