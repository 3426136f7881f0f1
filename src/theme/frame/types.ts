/** What the frame of the play screen is made from, and what it says. Holds no numbers. */
import type { Insets, Layout } from '../window'

export type { Insets, Layout }

export type Rect = {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export type FrameInput = {
  readonly width: number
  readonly height: number
  readonly insets: Insets
  /** What `useTheme().textScale` says: the system's scale times the app's own. */
  readonly textSize: number
  /** How many players a list must hold; 4 if not said. */
  readonly seats?: number
  /** Mirrors the layouts that lie: board right, actions left. */
  readonly leftHanded?: boolean
}

export type Frame = {
  readonly layout: Layout
  /** The edge of a space, and the room for the numerals left of the board. */
  readonly cell: number
  readonly gutter: number
  /** The whole board with numerals: gutter + 6 cells + 2 wide, 6 cells + 28 high. */
  readonly board: Rect
  readonly bar: Rect
  readonly players: Rect
  /** The drawer, the panel beside the board, or the card with the actions. */
  readonly drawer: Rect
  readonly drawerPadding: Insets
  /** The field book, where there is room for one. */
  readonly book: Rect | null
  /** The double rule across the page: under the bar of big windows, above the drawer of upright phones. */
  readonly ruleAt: number | null
  readonly playersAs: 'cards' | 'line' | 'rows'
  /** Little room above the actions: no supply while choosing, gauge beside Undo, result of stopping under Stop. */
  readonly compact: boolean
  /** No room for option chips: the board alone chooses. */
  readonly boardAloneChooses: boolean
  /**
   * The two choices lie side by side, or stacked with the label left and the consequence right; where large text
   * leaves no room for that, bare: side by side without consequences, so that Undo and the chance stay in sight.
   */
  readonly choices: 'beside' | 'stacked' | 'bare'
  /** One line for the keys of the desktop, if there is room below the board. */
  readonly keys: Rect | null
  /** What is above the actions may scroll; the actions stay pinned. */
  readonly scrolls: boolean
}
