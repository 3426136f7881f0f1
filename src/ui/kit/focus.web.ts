/** Moves the keyboard focus to the first control of a part of the page, or to the part itself. */
import type { ComponentRef } from 'react'
import type { View } from 'react-native'
import type { Space } from '@/engine'
import { readingOrder } from '../game/board/geometry'

/** Whether the browser shows the focus. After a tap it draws no ring, so the focused control must not look hovered either. */
export const isVisibleFocus = (target: unknown): boolean =>
  target instanceof Element && target.matches(':focus-visible')

/** Runs right after the next frame has been painted. */
const afterThisFrame = (then: () => void): void => {
  requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = then
    port2.postMessage(null)
  })
}

/** A closing sheet traps the focus until it is removed, and then returns it to where the sheet was opened. */
const isUnderSheet = (element: HTMLElement): boolean =>
  [...document.querySelectorAll('[aria-modal="true"]')].some((sheet) => !sheet.contains(element))

/** How many frames to wait for a sheet to close. If it stays open, it keeps the focus. */
const framesToClose = 60

/** The focus is on the body after a sheet is removed and before it returns the focus. */
const isFocusLost = (): boolean => document.activeElement === document.body

/** Focusing forces a layout in the browser, so this waits until the frame that shows the response to the tap is painted. */
const moveFocus = (
  element: HTMLElement | null | undefined,
  frames = framesToClose,
  isSheetClosing = element ? isUnderSheet(element) : false,
): void => {
  // Before the first interaction the page has just opened, and screen readers begin at its top.
  if (!element || navigator.userActivation?.hasBeenActive === false) return
  afterThisFrame(() => {
    if (!element.isConnected) return
    const isUnder = isUnderSheet(element)
    if (frames > 0 && (isUnder || (isSheetClosing && isFocusLost())))
      return moveFocus(element, frames - 1, true)
    if (isUnder) return
    element.focus({ preventScroll: true })
  })
}

export const focusOn = (view: ComponentRef<typeof View> | null): void => {
  const part = view as unknown as HTMLElement | null
  if (!part) return
  const control = part.querySelector<HTMLElement>('button, [role="button"]')
  moveFocus(control ?? part)
}

/** The board's buttons are in reading order, row 6 first. */
export const focusOnSpace = (board: ComponentRef<typeof View> | null, space: Space): void => {
  const buttons = (board as unknown as HTMLElement | null)?.querySelectorAll<HTMLElement>('button')
  moveFocus(buttons?.[readingOrder.indexOf(space)])
}
