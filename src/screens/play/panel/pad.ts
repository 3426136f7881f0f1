/** How the pad for dice of one's own is laid: by the window alone, so that it stays where it is from one die to the next. */
import type { WindowClass } from '@/theme/window'

export type PadForm = {
  /** All six keys side by side. */
  readonly row: boolean
  /** What stands beside it otherwise stands under it. */
  readonly below: boolean
  readonly keyHeight: number
  readonly gap: number
  /** So far it reaches into the margin of the page: else six keys would be narrower than a thumb. */
  readonly reach: number
}

export const padOf = (
  { layout, small, low, tiny, lying, largeText }: WindowClass,
  at: 'start' | 'decide',
): PadForm => {
  if (layout === 'desktop') return { row: false, below: false, keyHeight: 72, gap: 10, reach: 0 }
  if (tiny || low || largeText) {
    const reach = tiny && layout === 'portrait' ? 8 : 0
    return { row: true, below: tiny || low, keyHeight: 50, gap: 3, reach }
  }
  if (layout === 'tablet') return { row: false, below: true, keyHeight: 52, gap: 8, reach: 0 }
  const keyHeight = small || lying ? 52 : at === 'start' ? 60 : 58
  return { row: false, below: false, keyHeight, gap: at === 'start' ? 8 : 6, reach: 0 }
}
