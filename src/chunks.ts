/** Loads code chunks and retries those that failed: on the web they come over the network. */
import { createStore, type StoreApi } from 'zustand'
import type { Clock } from './stage/clock'

export const retryAfter = 3000

export type Chunks = {
  /** `retry` loads at once the chunk that the notice at the top of the page reports. Null while no chunk is missing. */
  readonly failed: StoreApi<{ readonly retry: (() => void) | null }>
  /** Retries until it succeeds. A page with its own error text passes `onFailure`; else the notice shows. Returns a cancel function. */
  readonly load: (code: () => Promise<unknown>, onLoaded: () => void, onFailure?: () => void) => () => void
}

type ChunksOptions = Pick<Clock, 'after'> & {
  /** A chunk may be missing because the server already has a newer version of the app. */
  readonly checkForUpdate: () => Promise<void>
}

export const createChunks = ({ after, checkForUpdate }: ChunksOptions): Chunks => {
  const failed: Chunks['failed'] = createStore(() => ({ retry: null }))
  return {
    failed,
    load: (code, onLoaded, onFailure) => {
      let cancelRetry: (() => void) | null = null
      let hasGivenUp = false
      const attempt = async (): Promise<void> => {
        cancelRetry?.()
        try {
          await code()
          if (!hasGivenUp) onLoaded()
        } catch {
          if (hasGivenUp) return
          cancelRetry = after(retryAfter, retry)
          if (onFailure) onFailure()
          else failed.setState({ retry })
          void checkForUpdate()
        }
      }
      const retry = (): void => void attempt()
      retry()
      return () => {
        hasGivenUp = true
        cancelRetry?.()
        if (failed.getState().retry === retry) failed.setState({ retry: null })
      }
    },
  }
}
