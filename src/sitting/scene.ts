/** The types of a session: the scenes that the play screen can show, what the session knows besides the match, and what it says. */
import type {
  Cell,
  Dice,
  Die,
  EventOf,
  Game,
  Lost,
  Placement,
  Refusal,
  Seat,
  Space,
  StopPreview,
} from '@/engine'
import type { Match, Turn } from '@/match'
import type { Performing } from '@/stage/stage'

/** How many completed turns people have seen off: the picture of their bust, and the page that passes the phone. */
export type Seen = { readonly busts: number; readonly passes: number }

/** A space that a bust roll reaches, and why it takes nothing. */
export type Miss = {
  readonly space: Space
  readonly refusal: Extract<Refusal, { code: 'closed-space' | 'squatter-used' }>
}

export type BotDeed =
  | { readonly did: 'nothing' }
  /** The dice are in the air. */
  | { readonly did: 'rolling' }
  | { readonly did: 'rolled' }
  | {
      readonly did: 'placed'
      readonly space: Space
      readonly placed: EventOf<'placed'>
      readonly bust: number
    }
  /** `told`: the stamp is down, and words may say it. */
  | { readonly did: 'busted'; readonly lost: readonly Lost[]; readonly told: boolean }
  | { readonly did: 'stopped'; readonly took: number }

/** `game` is the game to draw; `seat` is whose turn the page speaks of. */
export type Scene = {
  readonly game: Game
  readonly seat: Seat
  /** What supply and scores count, where they count up to `game` one by one. */
  readonly counted?: Game
} & (
  | { readonly is: 'start'; readonly recaps: readonly Turn[] }
  /** Dice thrown on the table are being tapped in: those that are in so far. */
  | { readonly is: 'entering'; readonly entered: readonly Die[] }
  | { readonly is: 'rolling'; readonly dice: Dice }
  | { readonly is: 'choose'; readonly dice: Dice; readonly options: readonly Placement[] }
  | {
      readonly is: 'decide'
      readonly preview: StopPreview
      readonly bust: number
      readonly last: Space | null
    }
  | {
      readonly is: 'bust'
      readonly dice: Dice
      readonly lost: readonly Lost[]
      readonly misses: readonly Miss[]
      /** Who goes on; null when the match is over. */
      readonly next: Seat | null
    }
  | {
      readonly is: 'settling'
      readonly stopped: EventOf<'stopped'>
      /** All of it has been counted. */
      readonly done: boolean
    }
  | {
      readonly is: 'botTurn'
      readonly dice: Dice | null
      readonly deed: BotDeed
      readonly last: Space | null
    }
  | { readonly is: 'pass'; readonly recaps: readonly Turn[] }
  | { readonly is: 'recap'; readonly turn: Turn; readonly last: Space | null }
  | { readonly is: 'player'; readonly of: Seat }
  /** `stopped`: what the last turn came to, unless it bust. */
  | { readonly is: 'over'; readonly stopped: EventOf<'stopped'> | null }
)

/** What somebody wants to see instead of now: a turn again, by its number, or what a player has. */
export type Asked = { readonly turn: number } | { readonly player: Seat }

export type SceneInput = {
  readonly match: Match
  readonly performing: Performing | null
  /** How many of its steps have been shown; all of them unless told. */
  readonly step?: number
  readonly seen: Seen
  readonly passScreen: boolean
  /** Dice tapped in so far. */
  readonly entered?: readonly Die[]
  readonly asked: Asked | null
}

/** A tap that the rules refused; a new id each time, so that the same space shakes again. */
export type Refused = { readonly id: number; readonly space: Space | null; readonly refusal: Refusal }

export type SessionState = {
  readonly seen: Seen
  /** The space that waits for its second tap. */
  readonly preview: Space | null
  /** The player's own dice that are tapped in so far. */
  readonly entered: readonly Die[]
  readonly asked: Asked | null
  readonly refused: Refused | null
  /** The last placement taken back; a new id each time, so that the board can show each. */
  readonly undone: { readonly id: number; readonly space: Space; readonly before: readonly Cell[] } | null
  /** The seal of the dice, right after the app took over rolling. */
  readonly sealed: string | null
  readonly paused: boolean
  readonly held: boolean
  readonly skipping: boolean
}

/** Said by the session itself; the stage says everything that is performed. */
export type Announcement =
  | { readonly undone: true }
  | { readonly preview: Placement }
  | { readonly refused: Refusal }
  | { readonly entered: readonly Die[] }
  /** From here on the app rolls, with dice of this seal. */
  | { readonly sealed: string }
  /** The players roll their own dice; the app rolls none. */
  | { readonly throwsOwn: true }
