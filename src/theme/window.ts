/** Classifies the app's window: the only file with thresholds for width, height and text size. */
import { space } from './measures'

export type Insets = {
  readonly top: number
  readonly right: number
  readonly bottom: number
  readonly left: number
}

type Layout = 'portrait' | 'landscape' | 'tablet' | 'desktop'

export type WindowFacts = {
  readonly width: number
  readonly height: number
  readonly insets: Insets
  /** The system's text scale times the app's own setting. */
  readonly textScale: number
}

export type WindowClass = WindowFacts & {
  /** A tablet in portrait is `portrait` too. */
  readonly layout: Layout
  /**
   * `low`: an upright phone with so little height that the players are one line; `lying`: a phone in landscape, where pages
   * have two columns; `wide`: a tablet in landscape or a desktop, with columns and titles at the left.
   */
  readonly shape: 'upright' | 'low' | 'lying' | 'wide'
  /** `large`: stack what is side by side at the usual size; `huge`: text alone fills a phone. */
  readonly text: 'usual' | 'large' | 'huge'
  readonly isDesktop: boolean
  /** A phone in any orientation. */
  readonly isPhone: boolean
  /** Little room above the actions: less important parts are dropped. */
  readonly isSmall: boolean
  /** The smallest phones: the board's spaces must be smaller than a thumb. */
  readonly isTiny: boolean
  /** Wide enough to show sheets as cards in the middle. */
  readonly cards: boolean
  /** The padding below the last button of a page, which keeps it clear of the phone's own bar. */
  readonly foot: number
}

const layoutOf = ({ width, height }: WindowFacts): Layout => {
  if (width >= 1200 && height >= 600) return 'desktop'
  if (width >= 900 && height >= 600) return 'tablet'
  // Narrower windows have no room for a panel beside the board.
  return width > height && width >= 540 ? 'landscape' : 'portrait'
}

const shapeOf = ({ height, insets }: WindowFacts, layout: Layout): WindowClass['shape'] => {
  if (layout === 'portrait') return height - insets.top - insets.bottom <= 640 ? 'low' : 'upright'
  return layout === 'landscape' ? 'lying' : 'wide'
}

export const windowClass = (facts: WindowFacts): WindowClass => {
  const { width, height, insets, textScale } = facts
  const layout = layoutOf(facts)
  const [short, long] = [Math.min(width, height), Math.max(width, height)]
  return {
    ...facts,
    layout,
    shape: shapeOf(facts, layout),
    text: textScale >= 1.6 ? 'huge' : textScale >= 1.3 ? 'large' : 'usual',
    isDesktop: layout === 'desktop',
    isPhone: short < 600,
    isSmall: long < 740,
    isTiny: short < 360 || long < 640,
    cards: width >= 700,
    foot: Math.max(space.m, insets.bottom + 6),
  }
}
