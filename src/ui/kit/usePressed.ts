/** A press that counts, for whatever can be pressed: `./gestures` says which does. Adds no look and no role. */
import { useContext, useId, useRef } from 'react'
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
 * `meaning`: what a press does now, in any words. When it changes, another control has appeared at this place.
 * `then`: where it gives a promise, the control takes no other press until that is kept: whatever it makes is made once.
 */
export function usePressed<Event extends Press>(
  meaning: string,
  then: ((press: Event) => unknown) | null | undefined,
): Pressed<Event> {
  const control = { id: useId(), meaning }
  const isBusy = useRef(false)
  const moments = useContext(PressMomentsContext)
  return {
    props: onTouchBegun(control),
    onPress: (press) => {
      if (isBusy.current || !gestures.counts(control, pressedBy(press))) return
      moments?.add(momentOf(press))
      const done = then?.(press)
      if (!isPromise(done)) return
      isBusy.current = true
      void Promise.resolve(done).finally(() => {
        isBusy.current = false
      })
    },
  }
}
