/** What a match is made of: who sits where, the facts of the record, and the steps played. Nothing here acts. */
import type { Dice, Game, GameEvent, Move, Rules, Seat, Space } from '@/engine/index'
import type { BrandName, ColourName, Level, Temperament } from '@/names'

/** Who makes the decisions of a seat. */
export type Pilot =
  | { readonly who: 'person' }
  | { readonly who: 'bot'; readonly level: Level; readonly temperament: Temperament | null }

export type Player = {
  readonly name: string
  readonly colour: ColourName
  readonly brand: BrandName
  readonly pilot: Pilot
}

/** All of a match but its moves; what it is called belongs to whoever keeps it. Times are ISO strings, handed in. */
export type MatchInfo = {
  readonly id: string
  readonly started: string
  readonly ended: string | null
  readonly rules: Rules
  /** By seat, as they sat down; a handover is a step. */
  readonly players: readonly Player[]
  /** 32 hex digits; null when the dice were thrown elsewhere and are taken as written. */
  readonly seed: string | null
}

export type MoveStep = {
  readonly type: 'move'
  readonly move: Move
  /** The game after the move. */
  readonly game: Game
  readonly events: readonly GameEvent[]
}
type HandoverStep = { readonly type: 'handover'; readonly seat: Seat; readonly pilot: Pilot }
export type Step = MoveStep | HandoverStep

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
