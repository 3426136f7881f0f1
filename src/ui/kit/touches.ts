/** How touches, and presses that come of them, are told on phones. Decides nothing. */
import type { GestureResponderEvent, ViewProps } from 'react-native'
import { gestures, type PressedBy } from './gestures'

type Told = GestureResponderEvent['nativeEvent']

export type Press = { readonly nativeEvent?: object }

/** The touches that an event is about. */
export const changedIn = (told: Told): readonly Told[] =>
  told.changedTouches.length > 0 ? told.changedTouches : [told]

/** Props for a control: it hears of each touch that begins on it. */
export const onTouchBegun = (control: { readonly id: string; readonly meaning: string }): ViewProps => ({
  onTouchStart: ({ nativeEvent }) => {
    for (const { identifier } of changedIn(nativeEvent)) gestures.landsOn(control, Number(identifier))
  },
})

/** A press by a screen reader or a keyboard is no touch. */
export const pressedBy = (press: Press | undefined): PressedBy => {
  const { identifier, timestamp = 0 } = (press?.nativeEvent ?? {}) as Partial<Told>
  return identifier === undefined ? null : { finger: Number(identifier), time: timestamp, again: false }
}

/** When it was, in milliseconds from whenever. */
export const momentOf = (press: Press | undefined): number | undefined =>
  (press?.nativeEvent as Partial<Told> | undefined)?.timestamp
