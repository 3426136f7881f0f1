/** How the panel stands in the window. Of the panel's files only this one reads what kind of window it is. */
import { useWindow } from '@/theme/ThemeProvider'

export type PanelShape = {
  /** Beside or under the board of a phone, in the card of a tablet, or in the column of a desktop. */
  readonly kind: 'drawer' | 'card' | 'column'
  /** So little height that buttons are small and the board alone offers the choices. */
  readonly low: boolean
  /** Two buttons with their consequences stand on top of each other. */
  readonly stacks: boolean
  /** The edge of the dice to choose by. */
  readonly dieSize: number
  readonly pad: PadShape
}

/** The form that a part is asked for. Step 0 is everything in full; from 1 on parts are short, from 2 on some are dropped. */
export type PanelForm = PanelShape & {
  readonly step: number
  /** There is no further step: what does not fit now scrolls. */
  readonly isLast: boolean
  /** The kinds of parts that are left. */
  readonly shown: ReadonlySet<string>
}

/** The props of a part, and the form it takes. */
export type Formed<Props> = Props & { readonly form: PanelForm }

/** The pad for dice of one's own. It depends on the window alone, so that it stays where it is from one die to the next. */
export type PadShape = {
  /** All six keys side by side. */
  readonly row: boolean
  /** Above the button that belongs to it. */
  readonly above: boolean
  readonly keyHeight: number
  readonly gap: number
  /** So far it reaches into the margin of the page: six keys would else be narrower than a thumb. */
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
