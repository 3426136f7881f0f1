/** A press that counts, for whatever can be pressed: `./gestures` says which does. Adds no look and no role. */
import { useId } from 'react'
import type { ViewProps } from 'react-native'
import { gestures } from './gestures'
import { onTouchBegun, pressedBy, type Press } from './touches'

export type Pressed<Event> = {
  /** To spread on the view. */
  readonly props: ViewProps
  readonly onPress: (press: Event) => void
}

/** `meaning`: what a press does now, in any words. When it changes, another control has appeared at this place. */
export function usePressed<Event extends Press>(
  meaning: string,
  then: ((press: Event) => void) | null | undefined,
): Pressed<Event> {
  const control = { id: useId(), meaning }
  return {
    props: onTouchBegun(control),
    onPress: (press) => {
      if (gestures.counts(control, pressedBy(press))) then?.(press)
    },
  }
}
