/** Reads pointer events and clicks for `./gestures`. */
import type { ViewProps } from 'react-native'
import { gestures, type PressedBy } from './gestures'

type Pointed = { readonly nativeEvent: { readonly pointerId: number } }

/** Props for a control: they report each touch and mouse press that begins on it. */
export const onTouchBegun = (control: { readonly id: string; readonly meaning: string }) =>
  ({
    onPointerDown: ({ nativeEvent }: Pointed) => gestures.landsOn(control, nativeEvent.pointerId),
  }) as ViewProps

export type Press = { readonly nativeEvent?: object }

type Click = Partial<Pick<PointerEvent, 'type' | 'detail' | 'pointerId' | 'timeStamp'>>

/** The pointer behind a click; null if a keyboard or a screen reader made it (`detail` is 0). Older browsers give no `pointerId`. */
export const pressedBy = (press: Press | undefined): PressedBy => {
  const event = press?.nativeEvent as Click | undefined
  if (event?.type !== 'click' || !event.detail) return null
  return { finger: event.pointerId ?? 'last', time: event.timeStamp ?? 0, again: event.detail > 1 }
}

/** The time of a press in milliseconds, on the clock of the browser's own events. */
export const momentOf = (press: Press | undefined): number | undefined =>
  (press?.nativeEvent as Click | undefined)?.timeStamp
