/** The space under the pointer or focus, in a separate store, so that pointing renders only the components that show it. */
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Space } from '@/engine'

export type Pointing = Pick<
  StoreApi<{ readonly space: Space | null }>,
  'getState' | 'getInitialState' | 'subscribe'
> & {
  readonly point: (space: Space | null) => void
}

export const createPointing = (): Pointing => {
  const { setState, ...shown } = createStore<{ readonly space: Space | null }>(() => ({ space: null }))
  return {
    ...shown,
    point: (space) => setState({ space }),
  }
}
