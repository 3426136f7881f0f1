/** Classifies the app's window: the only file with thresholds for width, height and text size. */
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
  /** The system's text scale times the app's own setting. */
  readonly textScale: number
}

export type WindowClass = WindowFacts & {
  /** A tablet in portrait is `portrait` too. */
  readonly layout: Layout
  /** A tablet in landscape or a desktop: columns side by side, titles at the left. */
  readonly wide: boolean
  /** A phone in landscape: little height, so pages have two columns. */
  readonly lying: boolean
  /** A phone in any orientation. */
  readonly phone: boolean
  /** Little room above the actions: less important parts are dropped. */
  readonly small: boolean
  /** So little height that the players are one line, and placements are chosen on the board only. */
  readonly low: boolean
  /** The board's spaces must be smaller than 48 dp. */
  readonly tiny: boolean
  /** Wide enough to show sheets as cards in the middle. */
  readonly cards: boolean
  /** Stack what is side by side at the usual text size. */
  readonly largeText: boolean
  /** Text alone fills a phone. */
  readonly hugeText: boolean
  /** The padding below the last button of a page, which keeps it clear of the phone's own bar. */
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
