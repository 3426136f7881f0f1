/** How the panel is laid out in this window, and the form its parts take so that everything fits. */
import { createContext, use } from 'react'
import { required } from '@/checked'
import { useWindow } from '@/theme/ThemeProvider'

type PanelShape = ReturnType<typeof usePanelShape>

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

export const usePanelShape = () => {
  const { shape, text, isDesktop, isSmall, isTiny } = useWindow()
  const [isWide, isLying, isLarge] = [shape === 'wide', shape === 'lying', text !== 'usual']
  const isCard = isWide && !isDesktop
  const low = shape === 'low' || (isLying && isTiny)
  const row = !isDesktop && (isTiny || low || isLarge || (isLying && isSmall))
  const key = isDesktop
    ? { keyHeight: 72, gap: 10 }
    : row
      ? { keyHeight: 50, gap: 3 }
      : { keyHeight: isCard || isLying || isSmall ? 52 : 58, gap: isCard ? 8 : 6 }
  return {
    /** `drawer`: beside or below a phone's board; `card`: on a tablet; `column`: on a desktop. */
    kind: isDesktop ? 'column' : isCard ? 'card' : 'drawer',
    /** There is so little height that buttons are small and the player chooses on the board only. */
    low,
    /** Two buttons with consequences are stacked. */
    stacks: isWide || isLarge,
    /** The edge of the dice while choosing. */
    dieSize: isDesktop ? 74 : isLying ? 44 : 48,
    /** All six keys in one row, or two rows of three. They do not move from one die to the next, so only the window decides. */
    pad: {
      ...key,
      row,
      // Into the page margin: otherwise six keys would be narrower than a thumb.
      reach: !row ? 0 : isLying && isSmall ? 10 : isTiny ? 8 : 0,
    },
    isPadAbove: row ? isTiny || low : isCard,
  } as const
}
