/** What a match is made of: who sits where, the facts of the record, and the steps played. Nothing here acts. */
import type { Dice, Game, GameEvent, Move, Rules, Seat, Space } from '@/engine'
import type { BrandName, ColourName, Level } from '@/names'

/** What bots were once told to like. Each level has a habit of its own now. */
export const temperaments = ['builder', 'thief', 'locker'] as const
export type Temperament = (typeof temperaments)[number]

/** Who makes the decisions of a seat. */
export type Pilot =
  | { readonly who: 'person' }
  | {
      readonly who: 'bot'
      readonly level: Level
      /** Bots of older matches have one. It is kept as it was written, and changes nothing. */
      readonly temperament?: Temperament | null
    }

export type Player = {
  readonly name: string
  readonly colour: ColourName
  readonly brand: BrandName
  readonly pilot: Pilot
}

/** A roll of a match: its turn, and its number in that turn, both counted from 0. */
export type RollAt = { readonly turn: number; readonly roll: number }

/** A roll whose dice are not those that were sealed. */
export type WrongRoll = RollAt & { readonly sealed: Dice; readonly written: Dice }

/** Dice that were fixed before they were rolled: all rolls from one on, up to the next seal. */
export type Seal = {
  readonly from: RollAt
  /** What was shown of it from the start: it follows from the seed, and gives nothing of it away. 64 hex digits. */
  readonly hash: string
  /** The dice themselves, in 32 hex digits; null for a seal of another match or device, which is closed here. */
  readonly seed: string | null
  /** This device did not show it before the rolls in it: an old record, or one that came from elsewhere. */
  readonly late: boolean
}

/** How it came about who starts: by the roll-off of the seed, in turn after another match, as the table said, or nobody knows. */
export const starters = ['rolled', 'next', 'chosen', 'unknown'] as const
export type Starter = (typeof starters)[number]

/** Where a match began otherwise: as another one stood after so many moves. */
export type Branch = { readonly of: string; readonly at: number }

/** Everybody who plays on that day meets the same dice. */
export type Dig = { readonly version: number; readonly date: string }

export const tableSides = ['near', 'right', 'far', 'left'] as const

/** All of a match but its moves; what it is called belongs to whoever keeps it. Times are ISO strings, handed in. */
export type MatchInfo = {
  readonly id: string
  readonly started: string
  readonly ended: string | null
  readonly rules: Rules
  readonly starter: Starter
  /** By seat, as they sat down; a handover is a step. */
  readonly players: readonly Player[]
  /** `own`: thrown on the table and tapped in, up to the first seal, if there is one. */
  readonly dice: 'screen' | 'own'
  /** By where they begin. Rolls before the first are taken as written. */
  readonly seals: readonly Seal[]
  /** Whether hints are offered. */
  readonly coach: boolean
  readonly branch: Branch | null
  readonly dig: Dig | null
  /** By seat, where each sits at a table that is the tablet. */
  readonly sides: readonly (typeof tableSides)[number][] | null
}

export type MoveStep = {
  readonly type: 'move'
  readonly move: Move
  /** The game after the move. */
  readonly game: Game
  readonly events: readonly GameEvent[]
}
type HandoverStep = { readonly type: 'handover'; readonly seat: Seat; readonly pilot: Pilot }
/** The coach was asked before the choice that follows. */
type HintStep = { readonly type: 'hint' }
export type Step = MoveStep | HandoverStep | HintStep

export type Match = { readonly info: MatchInfo; readonly steps: readonly Step[] }

/** One turn, as a recap or a review tells it. */
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
