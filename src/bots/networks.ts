/** Loads the learned networks when a bot, a hint or a review first needs them, because most matches need none. */
import type { SeatCount } from '@/engine'
import type { Network } from './network'
import type * as Weights from './weights/index'

/**
 * Stored with every judgement: a match judged by another version is judged again. The first part identifies the networks' files
 * (a test checks it); the number identifies the code that uses them.
 */
export const judgeVersion = '872946c1-6'

/** Keeps the loaded chunk, because the cache of `import()` cannot be read synchronously. */
let weights: typeof Weights | null = null

/** Loads a separate chunk on the web; on phones the networks are part of the bundle. Rejects if the chunk cannot be fetched. */
export const loadNetworks = async (): Promise<void> => {
  weights ??= await import('./weights/index')
}

/** For programs and tests, which import the weights themselves. */
export const setNetworks = (loaded: typeof Weights): void => {
  weights = loaded
}

export const hasNetworks = (): boolean => weights !== null

export const networkFor = (seats: SeatCount, reusable: boolean): Network => {
  if (!weights) throw new Error('The networks have not been loaded: call loadNetworks() first')
  return weights.networkFor(seats, reusable)
}
