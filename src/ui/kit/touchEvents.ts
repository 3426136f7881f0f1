/** Reads React Native's touch events for `./gestures`. */
import type { GestureResponderEvent, ViewProps } from 'react-native'
import { gestures, type PressedBy } from './gestures'

type Told = GestureResponderEvent['nativeEvent']

export type Press = { readonly nativeEvent?: object }

/** The touches that an event is about. */
export const changedIn = (told: Told): readonly Told[] =>
  told.changedTouches.length > 0 ? told.changedTouches : [told]

/** Props for a control: they report each touch that begins on it. */
export const onTouchBegun = (control: { readonly id: string; readonly meaning: string }): ViewProps => ({
  onTouchStart: ({ nativeEvent }) => {
    for (const { identifier } of changedIn(nativeEvent)) gestures.landsOn(control, Number(identifier))
  },
})

/** The touch behind a press; null for a press by a screen reader or a keyboard. */
export const pressedBy = (press: Press | undefined): PressedBy => {
  const { identifier, timestamp = 0 } = (press?.nativeEvent ?? {}) as Partial<Told>
  return identifier === undefined ? null : { finger: Number(identifier), time: timestamp, again: false }
}

/** The time of a press in milliseconds, on the clock of the platform's own events. */
export const momentOf = (press: Press | undefined): number | undefined =>
  (press?.nativeEvent as Partial<Told> | undefined)?.timestamp
