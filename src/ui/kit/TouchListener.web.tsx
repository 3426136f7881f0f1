/**
 * Reports every touch and mouse press on the page to `./gestures` before any element sees it. Also ignores the repeats of a key that is
 * held down: browsers press the focused button again with each of them, whatever that button has become.
 */
import { useLayoutEffect, type ReactNode } from 'react'
import { gestures } from './gestures'

const leftAt = ({ pointerId, clientX, clientY, timeStamp }: PointerEvent) => ({
  finger: pointerId,
  at: { x: clientX, y: clientY },
  time: timeStamp,
})

const begin = (event: PointerEvent): void =>
  gestures.begin({ ...leftAt(event), alone: event.isPrimary, mouse: event.pointerType === 'mouse' })
const end = (event: PointerEvent): void => gestures.end(leftAt(event))
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
