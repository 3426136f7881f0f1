/** What kind of window the app stands in: the only thresholds of width, height and text size. Knows no word and no screen. */
import { space } from './measures'

export type Insets = {
  readonly top: number
  readonly right: number
  readonly bottom: number
  readonly left: number
}

export type Layout = 'portrait' | 'landscape' | 'tablet' | 'desktop'

export type WindowFacts = {
  readonly width: number
  readonly height: number
  readonly insets: Insets
  /** What `useTheme().textScale` says: the system's scale times the app's own. */
  readonly textScale: number
}

export type WindowClass = WindowFacts & {
  /** An upright tablet is portrait too. */
  readonly layout: Layout
  /** A tablet lying, or a desktop: columns side by side, titles at the left. */
  readonly wide: boolean
  /** A phone on its side: little height, so pages stand in two columns. */
  readonly lying: boolean
  /** Held in one hand, upright or lying. */
  readonly phone: boolean
  /** Little room above the actions: what can be done without is left out. */
  readonly small: boolean
  /** So little height that the players stand in one line, and the board alone chooses. */
  readonly low: boolean
  /** Even the board's spaces must be smaller than a thumb. */
  readonly tiny: boolean
  /** A sheet would be a shelf: it is a card in the middle. */
  readonly cards: boolean
  /** What stood side by side stands on top of each other. */
  readonly largeText: boolean
  /** Words alone fill a phone. */
  readonly hugeText: boolean
  /** The air below the last button of a page, so that it never lies on the phone's own bar. */
  readonly foot: number
}

const layoutOf = ({ width, height }: WindowFacts): Layout => {
  if (width >= 1200 && height >= 600) return 'desktop'
  if (width >= 900 && height >= 600) return 'tablet'
  return width > height ? 'landscape' : 'portrait'
}

export const windowClass = (facts: WindowFacts): WindowClass => {
  const { width, height, insets, textScale } = facts
  const layout = layoutOf(facts)
  const wide = layout === 'tablet' || layout === 'desktop'
  const [short, long] = [Math.min(width, height), Math.max(width, height)]
  const tiny = short < 360 || long < 640
  return {
    ...facts,
    layout,
    wide,
    lying: layout === 'landscape',
    phone: short < 600,
    small: long < 740,
    low: layout === 'portrait' ? height - insets.top - insets.bottom <= 640 : tiny,
    tiny,
    cards: width >= 700,
    largeText: textScale >= 1.3,
    hugeText: textScale >= 1.6,
    foot: Math.max(space.m, insets.bottom + 6),
  }
}
