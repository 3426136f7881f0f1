/** How the panel is laid out in this window, and the form its parts take so that everything fits. */
import { createContext, use } from 'react'
import { required } from '@/checked'
import { usePageShape } from '../../shell/pageShape'

type PanelShape = {
  /** `drawer`: beside or below a phone's board; `card`: on a tablet; `column`: on a desktop. */
  readonly kind: 'drawer' | 'card' | 'column'
  /** There is so little height that buttons are small and the player chooses on the board only. */
  readonly low: boolean
  /** Two buttons with consequences are stacked. */
  readonly stacks: boolean
  /** The edge of the dice while choosing. */
  readonly dieSize: number
  /** Depends only on the window, so that the pad does not move from one die to the next. */
  readonly pad: {
    /** All six keys in one row. */
    readonly row: boolean
    /** The pad stands above its button. */
    readonly above: boolean
    readonly keyHeight: number
    readonly gap: number
    /** How far it extends into the page margin: otherwise six keys would be narrower than a thumb. */
    readonly reach: number
  }
}

export type PanelForm = PanelShape & {
  /** 0 shows everything in full; from 1 parts are short, from 2 some are dropped. */
  readonly step: number
  /** This is the last step: content that does not fit scrolls. */
  readonly isLast: boolean
  /** The kinds of parts that are left. */
  readonly shown: ReadonlySet<string>
}

export const PanelFormContext = createContext<PanelForm | null>(null)

/** The form that the parts of the panel take now. */
export const usePanelForm = (): PanelForm => required(use(PanelFormContext))

export const usePanelShape = (): PanelShape => {
  const { shape, text, isDesktop, isSmall, isTiny } = usePageShape()
  const [isCard, isLying, isLarge] = [shape === 'wide' && !isDesktop, shape === 'lying', text !== 'usual']
  const low = shape === 'low' || (isLying && isTiny)
  const inRow = !isDesktop && (isTiny || low || isLarge)
  const key = isDesktop
    ? { keyHeight: 72, gap: 10 }
    : inRow
      ? { keyHeight: 50, gap: 3 }
      : { keyHeight: isCard || isLying || isSmall ? 52 : 58, gap: isCard ? 8 : 6 }
  return {
    kind: isDesktop ? 'column' : isCard ? 'card' : 'drawer',
    low,
    stacks: shape === 'wide' || isLarge,
    dieSize: isDesktop ? 74 : isLying ? 44 : 48,
    pad: {
      ...key,
      row: inRow,
      above: inRow ? isTiny || low : isCard,
      reach: inRow && isTiny && !isLying ? 8 : 0,
    },
  }
}
