/** What the board is told: data only. It knows no rules, no names and no words. */
import type { Cell, Dice, EventOf, Lost, Placement, Seat, Space } from '@/engine'
import type { BustTimes, SeamTimes, StopTimes } from '@/theme/timeline'
import type { PlayerLook } from '../players/PlayerToken'

/** The joined outline of a group. */
export type Outline = {
  readonly seat: Seat
  readonly spaces: readonly Space[]
  /** `lost`: what has just been taken from this seat. `won`: the group that decided the match. */
  readonly kind: 'group' | 'ifYouStop' | 'lost' | 'result' | 'won'
}

/** The picture of a bust: what came off, over the board as it was before it came off. */
export type BustPicture = {
  readonly lost: readonly Lost[]
  readonly word: string
  readonly detail: string
}

/** How a match is won: the others are outlined, gold runs through the winner's group, and is hauled up. */
export type SeamMotion = {
  readonly times: SeamTimes
  /** Of each winner, in the order in which the gold comes. */
  readonly ways: readonly (readonly Space[])[]
  /** Where the nuggets fly, from the corner of the spaces; null where there are none. */
  readonly haulTo: { readonly x: number; readonly y: number } | null
}

/** A motion the stage asks for. It shows how the board got here; the board already shows where it is. */
export type BoardMotion = {
  /** A new number starts the motion, even of the same event. */
  readonly nonce: number
  readonly what:
    | EventOf<'rolled' | 'placed'>
    | (EventOf<'stopped'> & { readonly times: StopTimes })
    | (EventOf<'busted'> & { readonly times: BustTimes })
    | { readonly type: 'undone'; readonly space: Space }
    | {
        readonly type: 'targets'
        /** A bold roll fits: the markers of this turn, in the order of placing, leap for joy. */
        readonly relief?: readonly Space[]
      }
    | { readonly type: 'results'; readonly seam: SeamMotion }
  /** The spaces before the event: what folds, hops off or goes back. */
  readonly before: readonly Cell[]
  /** So much is at stake that all else pales. */
  readonly veiled?: boolean
  /** The spaces of the turn in the order of placing, where that matters. */
  readonly order?: readonly Space[]
  readonly brisk?: boolean
  /** A bot acts. */
  readonly bot?: boolean
}

export type BoardProps = {
  /** The edge of a space and the gutter: `cellFor` says them. */
  readonly cell: number
  readonly gutter?: number
  readonly cells: readonly Cell[]
  /** Whose hatch this turn's spaces carry. */
  readonly mover: Seat
  /** By seat. */
  readonly looks: readonly PlayerLook[]
  /** What may be placed now: gold spaces. */
  readonly targets?: readonly Placement[]
  readonly outlines?: readonly Outline[]
  readonly lastPlaced?: Space | null
  /** Turns the numerals of the rolled values gold. */
  readonly rolled?: Dice | null
  /** The bands from both axes to this space. */
  readonly crossHair?: Space | null
  /** The space whose next press does what its last one only showed. */
  readonly armed?: Space | null
  readonly bust?: BustPicture | null
  /** Markers that came off next, on their dotted rests. */
  readonly rests?: readonly Space[]
  /** What assistive technology says of a space. */
  readonly labelOf: (space: Space) => string
  /** Of the whole board. */
  readonly label: string
  /** Without it the spaces can be read, and pressing them does nothing. */
  readonly onPress?: (space: Space) => void
  readonly onHover?: (space: Space | null) => void
  /** A finger lies on a space, or on none. */
  readonly onTouch?: (space: Space | null) => void
  /** Something was refused here. */
  readonly shake?: { readonly space: Space; readonly nonce: number } | null
  /** The motion being performed; null cuts it off and shows its end. */
  readonly performing?: BoardMotion | null
}
