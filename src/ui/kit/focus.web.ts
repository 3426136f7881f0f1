/** Moves the focus to the first control of a part of the page, or to the part itself. */
import type { ComponentRef } from 'react'
import type { View } from 'react-native'
import type { Space } from '@/engine'
import { readingOrder } from '../game/board/geometry'

let placing = false

/**
 * Whether the focus is being put somewhere by the page while nobody sees it there: a finger or a mouse is at work,
 * and what has the focus must not look as if it were pointed at.
 */
export const isQuietFocus = (): boolean =>
  placing && document.activeElement?.matches(':focus-visible') !== true

/** Runs as soon as the frame that is being made has been shown. */
const afterThisFrame = (then: () => void): void => {
  requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = then
    port2.postMessage(null)
  })
}

/** A sheet that closes holds the focus until it is gone, and then gives it back to where it was opened. */
const isUnderSheet = (element: HTMLElement): boolean =>
  [...document.querySelectorAll('[aria-modal="true"]')].some((sheet) => !sheet.contains(element))

/** So many frames a sheet may take to go: a sheet that stays keeps the focus. */
const framesToClose = 60

/** A sheet that has gone leaves the focus nowhere, and gives it back some time after. */
const isNowhere = (): boolean => document.activeElement === document.body

/** Moving the focus makes the browser lay the page out, so it waits for the frame that answers the tap. */
const put = (
  element: HTMLElement | null | undefined,
  frames = framesToClose,
  sheetCloses = element ? isUnderSheet(element) : false,
): void => {
  // Nobody has touched the page yet: it has just been opened, and readers begin at its top.
  if (!element || navigator.userActivation?.hasBeenActive === false) return
  afterThisFrame(() => {
    if (!element.isConnected) return
    const isUnder = isUnderSheet(element)
    if (frames > 0 && (isUnder || (sheetCloses && isNowhere()))) return put(element, frames - 1, true)
    if (isUnder) return
    placing = true
    element.focus({ preventScroll: true })
    placing = false
  })
}

export const focusOn = (view: ComponentRef<typeof View> | null): void => {
  const part = view as unknown as HTMLElement | null
  if (!part) return
  const control = part.querySelector<HTMLElement>('button, [role="button"]')
  put(control ?? part)
}

/** The board's buttons stand in reading order, row 6 first. */
export const focusOnSpace = (board: ComponentRef<typeof View> | null, space: Space): void => {
  const buttons = (board as unknown as HTMLElement | null)?.querySelectorAll<HTMLElement>('button')
  put(buttons?.[readingOrder.indexOf(space)])
}
