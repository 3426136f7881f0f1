/** Retries code that failed to load: on the web it comes over the network. */
import { createStore, type StoreApi } from 'zustand'
import type { Clock } from './stage/clock'

export const retryAfter = 3000

export type Chunks = {
  /** Retries at once what the notice at the top of the page reports; null while nothing is missing. */
  readonly failed: StoreApi<{ readonly retry: (() => void) | null }>
  /** Loads code until that succeeds. `onFailure`: for a page that reports it itself, else the notice does. Returns how to give up. */
  readonly load: (code: () => Promise<unknown>, onLoaded: () => void, onFailure?: () => void) => () => void
}

type ChunksOptions = Pick<Clock, 'after'> & {
  /** The code may have gone with an older version of the app. */
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
