/** The space a pointer or the focus rests on, kept beside the page: moving over the board draws nothing that it does not change. */
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Space } from '@/engine'

export type Pointing = Pick<
  StoreApi<{ readonly space: Space | null }>,
  'getState' | 'getInitialState' | 'subscribe'
> & {
  readonly point: (space: Space | null) => void
}

/** `isQuiet`: the focus is where nobody sees it, and what has it is not pointed at. */
export const createPointing = (isQuiet: () => boolean): Pointing => {
  const { setState, ...shown } = createStore<{ readonly space: Space | null }>(() => ({ space: null }))
  return {
    ...shown,
    point: (space) => {
      if (space === null || !isQuiet()) setState({ space })
    },
  }
}
