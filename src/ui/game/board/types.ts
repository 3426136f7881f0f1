/** The props of the board and the data in them. */
import type { BySeat, Cell, Dice, EventOf, Lost, Placement, Seat, Space } from '@/engine'
import type { BustTimes, SeamTimes, StopTimes } from '@/theme/timeline'
import type { PlayerLook } from '../players/PlayerToken'

/** The outline of a group. */
export type Outline = {
  readonly seat: Seat
  readonly spaces: readonly Space[]
  /** `lost`: spaces just taken from this seat. `won`: the group that decided the match. */
  readonly kind: 'group' | 'ifYouStop' | 'lost' | 'result' | 'won'
}

/** A bust: the lost markers, drawn over the board as it was before. */
export type BustPicture = {
  readonly lost: readonly Lost[]
  readonly word: string
  readonly detail: string
}

/** The win: the others are outlined, then gold runs through the winner's group and is hauled away. */
export type SeamMotion = {
  readonly times: SeamTimes
  /** For each winner the spaces in the order in which the gold reaches them. */
  readonly ways: readonly (readonly Space[])[]
  /** Where the nuggets fly to, from the corner of the spaces; null without nuggets. */
  readonly haulTo: { readonly x: number; readonly y: number } | null
}

/** A motion that shows how the board got here; the board itself already shows the new state. */
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
        /** After a risky roll that fits: the markers of this turn hop, in this order of placing. */
        readonly relief?: readonly Space[]
      }
    | { readonly type: 'results'; readonly seam: SeamMotion }
  /** The spaces before the event. */
  readonly before: readonly Cell[]
  /** Dims the rest of the board, as much is at stake. */
  readonly veiled?: boolean
  /** The spaces of the turn in the order of placing, where that matters. */
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
  /** Their colour hatches the spaces of this turn. */
  readonly mover: Seat
  /** By seat. */
  readonly looks: BySeat<PlayerLook>
  /** What may be placed now, drawn as gold spaces. */
  readonly targets?: readonly Placement[]
  readonly outlines?: readonly Outline[]
  readonly lastPlaced?: Space | null
  /** Highlights the numerals of these values. */
  readonly rolled?: Dice | null
  /** Draws the bands from both axes to this space. */
  readonly crossHair?: Space | null
  /** A preview of this space is shown: its next press places. */
  readonly armed?: Space | null
  readonly bust?: BustPicture | null
  /** Spaces whose markers are about to come off. */
  readonly rests?: readonly Space[]
  /** The label of a space for screen readers. */
  readonly labelOf: (space: Space) => string
  /** For screen readers. */
  readonly label: string
  /** Without it the spaces can only be read. */
  readonly onPress?: (space: Space) => void
  readonly onHover?: (space: Space | null) => void
  /** The space under the finger; null for none. */
  readonly onTouch?: (space: Space | null) => void
  /** A placement was refused here. */
  readonly shake?: { readonly space: Space; readonly nonce: number } | null
  /** Null cuts a motion off and shows its end. */
  readonly performing?: BoardMotion | null
}
