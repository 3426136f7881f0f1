/** The shape of the panel in the window. Only this file of the panel reads the kind of window. */
import { useWindow } from '@/theme/ThemeProvider'

export type PanelShape = {
  /** `drawer`: beside or below a phone's board; `card`: on a tablet; `column`: on a desktop. */
  readonly kind: 'drawer' | 'card' | 'column'
  /** There is so little height that buttons are small and the player chooses on the board only. */
  readonly low: boolean
  /** Two buttons with consequences are stacked. */
  readonly stacks: boolean
  /** The edge of the dice while choosing. */
  readonly dieSize: number
  readonly pad: PadShape
}

/** The form requested of a part. Step 0 shows everything in full; from 1 parts are short, from 2 some are dropped. */
export type PanelForm = PanelShape & {
  readonly step: number
  /** This is the last step: content that does not fit scrolls. */
  readonly isLast: boolean
  /** The kinds of parts that are left. */
  readonly shown: ReadonlySet<string>
}

/** The props of a part with its form. */
export type Formed<Props> = Props & { readonly form: PanelForm }

/** The pad for own dice. Depends only on the window, so that it does not move from one die to the next. */
type PadShape = {
  /** All six keys in one row. */
  readonly row: boolean
  /** The pad stands above its button. */
  readonly above: boolean
  readonly keyHeight: number
  readonly gap: number
  /** How far it extends into the page margin: otherwise six keys would be narrower than a thumb. */
  readonly reach: number
}

export const usePanelShape = (): PanelShape => {
  const { layout, low, small, tiny, largeText } = useWindow()
  const [isColumn, isCard, isLying] = [layout === 'desktop', layout === 'tablet', layout === 'landscape']
  const pad = isColumn
    ? { row: false, above: false, keyHeight: 72, gap: 10, reach: 0 }
    : tiny || low || largeText
      ? { row: true, above: tiny || low, keyHeight: 50, gap: 3, reach: tiny && !isLying ? 8 : 0 }
      : isCard || isLying || small
        ? { row: false, above: isCard, keyHeight: 52, gap: isCard ? 8 : 6, reach: 0 }
        : { row: false, above: false, keyHeight: 58, gap: 6, reach: 0 }
  return {
    kind: isColumn ? 'column' : isCard ? 'card' : 'drawer',
    low,
    stacks: isColumn || isCard || largeText,
    dieSize: isColumn ? 74 : isLying ? 44 : 48,
    pad,
  }
}
