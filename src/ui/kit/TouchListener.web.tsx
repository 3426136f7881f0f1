/**
 * Reports touches and mouse presses on the page to `./gestures` before any element sees them. It also ignores key repeats:
 * while a key is held down, browsers press the focused button again and again, even if its meaning has changed.
 */
import { useLayoutEffect, type ReactNode } from 'react'
import type { ViewProps } from 'react-native'
import { gestures, type Control, type PressEvent, type PressedBy } from './gestures'

type PointerPress = { readonly nativeEvent: { readonly pointerId: number } }

/** Props for a control: they report each touch and mouse press that begins on it. */
export const onTouchBegun = (control: Control) =>
  ({
    onPointerDown: ({ nativeEvent }: PointerPress) => gestures.landsOn(control, nativeEvent.pointerId),
  }) as ViewProps

type Click = Partial<Pick<PointerEvent, 'type' | 'detail' | 'pointerId' | 'timeStamp'>>

/** The pointer that caused a click; null for a keyboard or a screen reader (`detail` is 0). Older browsers give no `pointerId`. */
export const pressedBy = (press: PressEvent | undefined): PressedBy => {
  const event = press?.nativeEvent as Click | undefined
  if (event?.type !== 'click' || !event.detail) return null
  return { finger: event.pointerId ?? 'last', time: event.timeStamp ?? 0, again: event.detail > 1 }
}

/** The time of a press in milliseconds, on the clock of the browser's events. */
export const momentOf = (press: PressEvent | undefined): number | undefined =>
  (press?.nativeEvent as Click | undefined)?.timeStamp

const touchOf = ({ pointerId, clientX, clientY, timeStamp }: PointerEvent) => ({
  finger: pointerId,
  at: { x: clientX, y: clientY },
  time: timeStamp,
})

const begin = (event: PointerEvent): void =>
  gestures.begin({ ...touchOf(event), alone: event.isPrimary, mouse: event.pointerType === 'mouse' })
const end = (event: PointerEvent): void => gestures.end(touchOf(event))
const cancel = (event: PointerEvent): void => gestures.cancel(event.pointerId)

const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement

const pressOnce = (event: KeyboardEvent): void => {
  const presses = event.key === 'Enter' || event.key === ' '
  if (!event.repeat || !presses || isWriting(event.target)) return
  event.preventDefault()
  event.stopPropagation()
}

export function TouchListener({ children }: { readonly children: ReactNode }) {
  useLayoutEffect(() => {
    const first = { capture: true, passive: true }
    addEventListener('keydown', pressOnce, { capture: true })
    addEventListener('pointerdown', begin, first)
    addEventListener('pointerup', end, first)
    addEventListener('pointercancel', cancel, first)
    return () => {
      removeEventListener('keydown', pressOnce, { capture: true })
      removeEventListener('pointerdown', begin, first)
      removeEventListener('pointerup', end, first)
      removeEventListener('pointercancel', cancel, first)
    }
  }, [])
  return children
}
