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

type Click = { readonly type?: string; readonly detail?: number; readonly pointerId?: number }

/** A click that no pointer made counts no clicks. Older browsers do not say which pointer it was. */
export const pressedBy = (press: Press | undefined): PressedBy => {
  const event = press?.nativeEvent as Click | undefined
  if (event?.type !== 'click' || event.detail === 0) return null
  return event.pointerId ?? 'last'
}
