export const dieValues = [1, 2, 3, 4, 5, 6] as const
export type Die = (typeof dieValues)[number]
export type Dice = readonly [Die, Die, Die]

export const seatCounts = [2, 3, 4, 5] as const
export type SeatCount = (typeof seatCounts)[number]
export const allSeats = [0, 1, 2, 3, 4] as const
export type Seat = (typeof allSeats)[number]

/** One value for each seat at the table, indexed by seat. Only ask for seats that are at the table. */
export type BySeat<Value> = readonly Value[] & Readonly<Record<Seat, Value>>

/** `(row - 1) * 6 + (column - 1)`: 0 is column 1, row 1 (bottom left); 35 is column 6, row 6 (R1). */
export type Space = number

export type Rules = {
  readonly seats: SeatCount
  /** Who takes the first turn (R4). */
  readonly first: Seat
  /** The variant R23: a squatter that is claimed goes back to the supply at once. */
  readonly reusableSquatters: boolean
}

/** What lies on a space. All players can see it. */
export type Cell = {
  /** Of the marker placed in an earlier turn. */
  readonly owner: Seat | null
  /** That marker stands on a claim marker, which closes the space for good. */
  readonly claimed: boolean
  /** The squatter placed there this turn. */
  readonly squatter: Die | null
  /** A claim marker was placed there this turn. */
  readonly claim: boolean
}

export type Phase = 'roll' | 'place' | 'decide' | 'over'

export type LastRound = {
  readonly caller: Seat
  /** Turns still to be played, the current one included; 0 at the end (R18). */
  readonly turnsLeft: number
}

export type Game = {
  readonly rules: Rules
  /** 36 cells, indexed by `Space`. */
  readonly cells: readonly Cell[]
  /** Who is to move; at the end, who moved last. */
  readonly turn: Seat
  readonly phase: Phase
  /** The dice on the table, while phase is `place`. */
  readonly dice: Dice | null
  readonly lastRound: LastRound | null
  /** Turns completed since the start, of all seats together. */
  readonly turnsPlayed: number
  /** Including the one on the table. */
  readonly rollsThisTurn: number
  /** The spaces of this turn's placements, in order; twice where a squatter was claimed. */
  readonly placedThisTurn: readonly Space[]
}

export type Move =
  | { readonly type: 'roll'; readonly dice: Dice }
  | { readonly type: 'place'; readonly space: Space }
  | { readonly type: 'stop' }

export type PlacementKind = 'squatter' | 'claim'

/** A placement that a roll allows. `third` is the die that names neither column nor row. */
export type Placement = {
  readonly space: Space
  readonly kind: PlacementKind
  readonly third: Die
}

/** What a bust removes from a space (R12). */
export type Lost = {
  readonly space: Space
  readonly squatter: Die | null
  readonly claim: boolean
}

/** An opponent's marker that a stop removes (R14). */
export type Taken = { readonly space: Space; readonly from: Seat }

export type Standing = {
  readonly seat: Seat
  /** 1 is best; seats that are equal on all three keys share a rank: 1, 1, 3 (R21). */
  readonly rank: number
  readonly group: number
  readonly claimed: number
  readonly total: number
}

/** What happened, with all that a screen needs to show it. */
export type GameEvent =
  | { readonly type: 'rolled'; readonly seat: Seat; readonly dice: Dice }
  | {
      readonly type: 'busted'
      readonly seat: Seat
      readonly dice: Dice
      /** In the order of placing. */
      readonly lost: readonly Lost[]
    }
  | {
      readonly type: 'placed'
      readonly seat: Seat
      readonly space: Space
      readonly kind: PlacementKind
      readonly third: Die
      /** The squatter that lies there now, or returned to the supply when it was claimed (R23). */
      readonly squatter: Die | null
      /** The owner of the marker beneath. */
      readonly beneath: Seat | null
    }
  | {
      readonly type: 'stopped'
      readonly seat: Seat
      /** In the order of placing. */
      readonly settled: readonly Space[]
      readonly claimed: readonly Space[]
      readonly taken: readonly Taken[]
    }
  | { readonly type: 'lastRoundCalled'; readonly seat: Seat; readonly claimed: number }
  | { readonly type: 'turnPassed'; readonly from: Seat; readonly to: Seat }
  | { readonly type: 'ended'; readonly standings: readonly Standing[] }

export type EventOf<Type extends GameEvent['type']> = Extract<GameEvent, { readonly type: Type }>

export const refusalCodes = [
  'wrong-phase',
  'bad-move',
  'bad-dice',
  'bad-space',
  'not-rolled',
  'closed-space',
  'squatter-used',
] as const
export type RefusalCode = (typeof refusalCodes)[number]

/** Why a move or a placement is refused, with the facts for a sentence. */
export type Refusal =
  | { readonly code: 'wrong-phase'; readonly phase: Phase }
  | { readonly code: 'bad-move' }
  | { readonly code: 'bad-dice' }
  | { readonly code: 'bad-space' }
  | { readonly code: 'not-rolled'; readonly space: Space; readonly dice: Dice }
  /** Closed by a claimed space, or by a claim marker of this turn (R7). */
  | { readonly code: 'closed-space'; readonly space: Space; readonly by: Seat; readonly thisTurn: boolean }
  /** The squatter that is needed already lies at `at` (R8). */
  | { readonly code: 'squatter-used'; readonly space: Space; readonly squatter: Die; readonly at: Space }

/** Thrown for a move the rules refuse. It changes nothing. */
export class IllegalMove extends Error {
  readonly code: RefusalCode
  constructor(readonly refusal: Refusal) {
    super(`Illegal move: ${refusal.code}`)
    this.name = 'IllegalMove'
    this.code = refusal.code
  }
}
