/** Tells `./gestures` of every touch and every press of a mouse on the page, before any element hears of it. */
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

export function Touches({ children }: { readonly children: ReactNode }) {
  useLayoutEffect(() => {
    const first = { capture: true, passive: true }
    addEventListener('pointerdown', begin, first)
    addEventListener('pointerup', end, first)
    addEventListener('pointercancel', cancel, first)
    return () => {
      removeEventListener('pointerdown', begin, first)
      removeEventListener('pointerup', end, first)
      removeEventListener('pointercancel', cancel, first)
    }
  }, [])
  return children
}
