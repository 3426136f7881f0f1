/** Moves the focus to the first control of a part of the page, or to the part itself. */
import type { View } from 'react-native'
import type { Space } from '@/engine/index'
import { readingOrder } from '@/ui/index'

export const focusOn = (view: View | null): void => {
  const part = view as unknown as HTMLElement | null
  if (!part) return
  const control = part.querySelector<HTMLElement>('button, [role="button"]')
  ;(control ?? part).focus({ preventScroll: true })
}

/** The board's buttons stand in reading order, row 6 first. */
export const focusOnSpace = (board: View | null, space: Space): void => {
  const buttons = (board as unknown as HTMLElement | null)?.querySelectorAll<HTMLElement>('button')
  buttons?.[readingOrder.indexOf(space)]?.focus({ preventScroll: true })
}
