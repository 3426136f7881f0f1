import type { Dice, Game, GameEvent, Move, Rules, Seat, Space } from '@/engine'
import type { BrandName, ColourName, Level } from '@/names'

/** Earlier versions let players choose a bot's habit. */
export const temperaments = ['builder', 'thief', 'locker'] as const
type Temperament = (typeof temperaments)[number]

/** Who makes the decisions of a seat. */
export type Pilot =
  | { readonly who: 'person' }
  | {
      readonly who: 'bot'
      readonly level: Level
      /** In older matches. Kept as written; has no effect. */
      readonly temperament?: Temperament | null
    }

export type Player = {
  readonly name: string
  readonly colour: ColourName
  readonly brand: BrandName
  readonly pilot: Pilot
}

/** The turn, and the roll in that turn, counted from 0. */
export type RollAt = { readonly turn: number; readonly roll: number }

/** A roll whose dice are not those that were sealed. */
export type WrongRoll = RollAt & { readonly sealed: Dice; readonly written: Dice }

/** Fixes the dice of all rolls from one on, up to the next seal. */
export type Seal = {
  readonly from: RollAt
  /** Computed from the seed by `sealOf`, and shown from the start. 64 hex digits. */
  readonly hash: string
  /** The dice follow from it. 32 hex digits; null if only another match or device knows it. */
  readonly seed: string | null
  /** This device did not show the hash before the rolls: the record is old, or comes from another device. */
  readonly late: boolean
}

/** How the starter was decided: by the roll-off, as the seat after the last match's starter, by the players, or unknown. */
export const starters = ['rolled', 'next', 'chosen', 'unknown'] as const
type Starter = (typeof starters)[number]

/** The match was played on from another one, after so many moves. */
export type Branch = { readonly of: string; readonly at: number }

/** A daily match: everybody gets the same dice on that day. */
export type Dig = { readonly version: number; readonly date: string }

/** The facts of a match before its moves. Times are ISO strings. The title belongs to the saves. */
export type MatchInfo = {
  readonly id: string
  readonly started: string
  readonly ended: string | null
  readonly rules: Rules
  readonly starter: Starter
  /** By seat, as they sat down. A handover is a step. */
  readonly players: readonly Player[]
  /** `own`: real dice, tapped in, up to the first seal if there is one. */
  readonly dice: 'screen' | 'own'
  /** In order. The dice of rolls before the first are taken as written. */
  readonly seals: readonly Seal[]
  /** Whether hints are offered. */
  readonly coach: boolean
  readonly branch: Branch | null
  readonly dig: Dig | null
}

export type MoveStep = {
  readonly type: 'move'
  readonly move: Move
  /** The game after the move. */
  readonly game: Game
  readonly events: readonly GameEvent[]
}
type HandoverStep = { readonly type: 'handover'; readonly seat: Seat; readonly pilot: Pilot }
/** A hint was taken for the next choice. */
type HintStep = { readonly type: 'hint' }
export type Step = MoveStep | HandoverStep | HintStep

export type Match = { readonly info: MatchInfo; readonly steps: readonly Step[] }

export type Turn = {
  readonly seat: Seat
  /** Counted from 0 over all seats. */
  readonly number: number
  /** The game as the turn began. */
  readonly before: Game
  readonly rolls: readonly { readonly dice: Dice; readonly placed: Space | null }[]
  readonly ending: 'stopped' | 'busted' | null
  readonly events: readonly GameEvent[]
}
