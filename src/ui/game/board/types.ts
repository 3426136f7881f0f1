import type { BySeat, Cell, Dice, EventOf, Lost, Placement, Seat, Space } from '@/engine'
import type { BustTimes, SeamTimes, StopTimes } from '@/theme/timeline'
import type { PlayerLook } from '../players/PlayerToken'

export type Outline = {
  readonly seat: Seat
  readonly spaces: readonly Space[]
  /** `lost`: spaces just taken from this seat. `won`: the group that decided the match. */
  readonly kind: 'group' | 'ifYouStop' | 'lost' | 'result' | 'won'
}

/** The markers lost in a bust, drawn over the board as it was before. */
export type BustPicture = {
  readonly lost: readonly Lost[]
  readonly word: string
  readonly detail: string
}

/** The win: the other groups are outlined, then gold runs through the winner's group, and its nuggets fly away. */
export type SeamMotion = {
  readonly times: SeamTimes
  /** For each winner, the spaces in the order in which the gold reaches them. */
  readonly ways: readonly (readonly Space[])[]
  /** Where the nuggets fly to, from the top left corner of the spaces; null without nuggets. */
  readonly haulTo: { readonly x: number; readonly y: number } | null
}

/** A motion that shows how the board reached its state; the board itself already shows the new state. */
export type BoardMotion = {
  /** A new number restarts the motion. */
  readonly nonce: number
  readonly what:
    | EventOf<'rolled' | 'placed'>
    | (EventOf<'stopped'> & { readonly times: StopTimes })
    | (EventOf<'busted'> & { readonly times: BustTimes })
    | { readonly type: 'undone'; readonly space: Space }
    | {
        readonly type: 'targets'
        /** After a risky roll that fits: the markers of this turn hop, in this order. */
        readonly relief?: readonly Space[]
      }
    | { readonly type: 'results'; readonly seam: SeamMotion }
  /** The spaces before the event. */
  readonly before: readonly Cell[]
  /** Dims the rest of the board, because much is at stake. */
  readonly veiled?: boolean
  /** The spaces of the turn in the order of placing, if the motion needs it. */
  readonly order?: readonly Space[]
  readonly brisk?: boolean
  /** A bot acts. */
  readonly bot?: boolean
}

export type BoardProps = {
  /** From `cellFor`. */
  readonly cell: number
  readonly gutter?: number
  readonly cells: readonly Cell[]
  /** The seat on turn: its colour hatches the spaces of this turn. */
  readonly mover: Seat
  readonly looks: BySeat<PlayerLook>
  /** The legal placements, drawn as gold spaces. */
  readonly targets?: readonly Placement[]
  readonly outlines?: readonly Outline[]
  readonly lastPlaced?: Space | null
  /** The dice whose numerals are highlighted. */
  readonly rolled?: Dice | null
  /** The space that the bands from both axes point to. */
  readonly crossHair?: Space | null
  /** The space that is being previewed: the next press on it places the marker. */
  readonly armed?: Space | null
  readonly bust?: BustPicture | null
  /** How much the board pales around the spaces of this turn, because rolling again is risky: 0 to 1. */
  readonly paling?: number
  /** Spaces whose markers are about to come off. */
  readonly rests?: readonly Space[]
  /** The label of a space for screen readers. */
  readonly labelOf: (space: Space) => string
  /** The label of the board for screen readers. */
  readonly label: string
  /** Without it the spaces can only be read. */
  readonly onPress?: (space: Space) => void
  readonly onHover?: (space: Space | null) => void
  /** Called with the space under the finger; null for none. */
  readonly onTouch?: (space: Space | null) => void
  /** The space where a placement was refused. */
  readonly shake?: { readonly space: Space; readonly nonce: number } | null
  /** Null ends a motion at once and shows its result. */
  readonly performing?: BoardMotion | null
}
