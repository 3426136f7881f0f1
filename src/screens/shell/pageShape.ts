import { useWindow } from '@/theme/ThemeProvider'
import type { WindowClass } from '@/theme/window'

/** The properties of the window that pages may depend on. */
export type PageShape = {
  /** `low`: an upright phone with little height; `lying`: a phone held sideways; `wide`: a tablet or desktop with columns. */
  readonly shape: 'upright' | 'low' | 'lying' | 'wide'
  readonly text: 'usual' | 'large' | 'huge'
  readonly isDesktop: boolean
  readonly isPhone: boolean
  /** There is little height for the actions. */
  readonly isSmall: boolean
  /** The smallest phones, where even the spaces of the board are smaller than a thumb. */
  readonly isTiny: boolean
}

export const pageShapeOf = (window: WindowClass): PageShape => {
  const { layout, low, phone, small, tiny, largeText, hugeText } = window
  const upright = low ? 'low' : 'upright'
  return {
    shape: layout === 'portrait' ? upright : layout === 'landscape' ? 'lying' : 'wide',
    text: hugeText ? 'huge' : largeText ? 'large' : 'usual',
    isDesktop: layout === 'desktop',
    isPhone: phone,
    isSmall: small,
    isTiny: tiny,
  }
}

export const usePageShape = (): PageShape => pageShapeOf(useWindow())
