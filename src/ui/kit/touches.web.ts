/** How touches, and presses that come of them, are told on the web. Decides nothing. */
import type { ViewProps } from 'react-native'
import { gestures, type PressedBy } from './gestures'

type Pointed = { readonly nativeEvent: { readonly pointerId: number } }

/** Props for a control: it hears of each touch, and each press of a mouse, that begins on it. */
export const onTouchBegun = (control: { readonly id: string; readonly meaning: string }) =>
  ({
    onPointerDown: ({ nativeEvent }: Pointed) => gestures.landsOn(control, nativeEvent.pointerId),
  }) as ViewProps

export type Press = { readonly nativeEvent?: object }

type Click = Partial<Pick<PointerEvent, 'type' | 'detail' | 'pointerId' | 'timeStamp'>>

/** A click that no pointer made counts no clicks. Older browsers do not say which pointer it was. */
export const pressedBy = (press: Press | undefined): PressedBy => {
  const event = press?.nativeEvent as Click | undefined
  if (event?.type !== 'click' || !event.detail) return null
  return { finger: event.pointerId ?? 'last', time: event.timeStamp ?? 0, again: event.detail > 1 }
}

/** When it was, in milliseconds from whenever. */
export const momentOf = (press: Press | undefined): number | undefined =>
  (press?.nativeEvent as Click | undefined)?.timeStamp
