/** The learned networks, fetched when somebody first needs them: most matches need none. Knows none of what they learned. */
import type { SeatCount } from '@/engine'
import type { Network } from './network'
import type * as Learned from './weights/index'

type Weights = typeof Learned

let weights: Weights | null = null

/** On the web the networks are a file of their own, on phones part of the one bundle. May fail where there is no net. */
export const loadNetworks = async (): Promise<void> => {
  weights ??= await import('./weights/index')
}

/** For whoever has them at hand already. */
export const takeNetworks = (those: Weights): void => {
  weights = those
}

export const hasNetworks = (): boolean => weights !== null

export const networkFor = (seats: SeatCount, reusable: boolean): Network => {
  if (!weights) throw new Error('The networks have not been loaded: loadNetworks() comes first')
  return weights.networkFor(seats, reusable)
}
