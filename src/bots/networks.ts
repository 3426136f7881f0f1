/** Loads the learned networks when a bot, a hint or a review first needs them: most matches need none. */
import type { SeatCount } from '@/engine'
import type { Network } from './network'
import type * as Weights from './weights/index'

/**
 * Stored with everything that was judged, so that a change of judge judges it again. The first part names the networks' files (a
 * test holds it), the number how they are used.
 */
export const judgeVersion = '872946c1-6'

/** The loaded chunk: a cache like that of `import()`, which cannot be asked synchronously. */
let weights: typeof Weights | null = null

/** A chunk of its own on the web, part of the bundle on phones. Rejects where the chunk cannot be fetched. */
export const loadNetworks = async (): Promise<void> => {
  weights ??= await import('./weights/index')
}

/** For programs and tests, which import the weights themselves. */
export const takeNetworks = (loaded: typeof Weights): void => {
  weights = loaded
}

export const hasNetworks = (): boolean => weights !== null

export const networkFor = (seats: SeatCount, reusable: boolean): Network => {
  if (!weights) throw new Error('The networks have not been loaded: call loadNetworks() first')
  return weights.networkFor(seats, reusable)
}
