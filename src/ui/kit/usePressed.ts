/** Passes on the presses that count (see `./gestures`). */
import { useContext, useId } from 'react'
import type { ViewProps } from 'react-native'
import { gestures } from './gestures'
import { PressMomentsContext } from './pressMoments'
import { momentOf, onTouchBegun, pressedBy, type Press } from './touchEvents'

type Pressed<Event> = {
  /** To spread on the view. */
  readonly props: ViewProps
  readonly onPress: (press: Event) => void
}

// Not `instanceof`: an engine has more promises than one.
const isPromise = (done: unknown): done is PromiseLike<unknown> =>
  typeof done === 'object' && done !== null && 'then' in done

/**
 * `meaning`: what a press does now, in any words. When it changes, it counts as another control.
 * `then`: if it returns a promise, further presses are ignored until that is settled.
 */
export function usePressed<Event extends Press>(
  meaning: string,
  then: ((press: Event) => unknown) | null | undefined,
): Pressed<Event> {
  const control = { id: useId(), meaning }
  const moments = useContext(PressMomentsContext)
  return {
    props: onTouchBegun(control),
    onPress: (press) => {
      if (!gestures.counts(control, pressedBy(press))) return
      moments?.add(momentOf(press))
      const done = then?.(press)
      if (isPromise(done)) gestures.hold(control, done)
    },
  }
}
