/** The types of a session: the scenes of the play screen, the session's state besides the match, and its announcements. */
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

/** The number of completed turns whose bust, or whose page for passing the phone, people have dismissed. */
export type Seen = { readonly busts: number; readonly passes: number }

/** A space that a busting roll reaches, and why it takes nothing. */
export type Miss = {
  readonly space: Space
  readonly refusal: Extract<Refusal, { code: 'closed-space' | 'squatter-used' }>
}

export type BotAction =
  | { readonly did: 'nothing' }
  | { readonly did: 'rolling' }
  | { readonly did: 'rolled' }
  | {
      readonly did: 'placed'
      readonly space: Space
      readonly placed: EventOf<'placed'>
      readonly bust: number
    }
  /** `explained`: the stamp is down, so the panel may say it. */
  | { readonly did: 'busted'; readonly lost: readonly Lost[]; readonly explained: boolean }
  | { readonly did: 'stopped'; readonly took: number }

/** `game` is the game to draw; `seat` is the player whose turn the page shows. */
export type Scene = {
  readonly game: Game
  readonly seat: Seat
  /** The game whose supply and scores are shown while they count up to `game`. */
  readonly counted?: Game
} & (
  | { readonly is: 'start'; readonly recaps: readonly Turn[] }
  /** Own dice are being entered; `entered` are the dice so far. */
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
      /** The player who goes on; null when the match is over. */
      readonly next: Seat | null
      /** The match was over when it was opened: dice that were tapped in can no longer be corrected. */
      readonly isFinal: boolean
    }
  | {
      readonly is: 'settling'
      readonly stopped: EventOf<'stopped'>
      /** Everything has been counted. */
      readonly done: boolean
    }
  | {
      readonly is: 'botTurn'
      readonly dice: Dice | null
      readonly action: BotAction
      readonly last: Space | null
    }
  | { readonly is: 'pass'; readonly recaps: readonly Turn[] }
  | { readonly is: 'recap'; readonly turn: Turn; readonly last: Space | null }
  | { readonly is: 'player'; readonly of: Seat }
  /** `stopped`: the outcome of the last turn; null if it bust. */
  | { readonly is: 'over'; readonly stopped: EventOf<'stopped'> | null }
)

/** What somebody wants to see instead of the current state: an earlier turn by its number, or a player. */
type Asked = { readonly turn: number } | { readonly player: Seat }

export type SceneInput = {
  readonly match: Match
  readonly performing: Performing | null
  /** How many steps of the performance have been shown; all by default. */
  readonly step?: number
  readonly seen: Seen
  /** False by default. */
  readonly wasOver?: boolean
  readonly passScreen: boolean
  /** The own dice entered so far. */
  readonly entered?: readonly Die[]
  readonly asked: Asked | null
}

/** A tap that the rules refused. The id is new each time, so that the same space shakes again. */
type Refused = { readonly id: number; readonly space: Space | null; readonly refusal: Refusal }

export type SessionState = {
  readonly seen: Seen
  /** The match was over when it was opened. */
  readonly wasOver: boolean
  /** The space that waits for its second tap. */
  readonly preview: Space | null
  /** The own dice entered so far. */
  readonly entered: readonly Die[]
  readonly asked: Asked | null
  readonly refused: Refused | null
  /** The last placement taken back. The id is new each time, so that the board can animate each. */
  readonly undone: { readonly id: number; readonly space: Space; readonly before: readonly Cell[] } | null
  /** The seal of the dice, right after the app took over rolling. */
  readonly sealed: string | null
  readonly paused: boolean
  readonly held: boolean
  readonly skipping: boolean
}

/** Announced by the session; the stage announces everything that it performs. */
export type Announcement =
  | { readonly undone: true }
  | { readonly preview: Placement }
  | { readonly refused: Refusal }
  | { readonly entered: readonly Die[] }
  /** From here on the app rolls, with the dice of this seal. */
  | { readonly sealed: string }
  /** The players roll their own dice; the app rolls none. */
  | { readonly throwsOwn: true }
