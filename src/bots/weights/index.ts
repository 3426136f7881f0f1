/** What the networks learned, unpacked when first asked for. Only `networks.ts` imports it, when somebody needs it. */
import type { SeatCount } from '@/engine'
import type { Network } from '../network'
import { unpack, type PackedNetwork } from '../packed'
import { base2 } from './base2'
import { base3 } from './base3'
import { base4 } from './base4'
import { base5 } from './base5'
import { variant2 } from './variant2'
import { variant3 } from './variant3'
import { variant4 } from './variant4'
import { variant5 } from './variant5'

type BySeatCount = Readonly<Record<SeatCount, PackedNetwork>>
const base: BySeatCount = { 2: base2, 3: base3, 4: base4, 5: base5 }
/** Reusable squatters (R23) make another game of it: a network of the base game loses there. */
const variant: BySeatCount = { 2: variant2, 3: variant3, 4: variant4, 5: variant5 }

const unpacked = new Map<PackedNetwork, Network>()

export const networkFor = (seats: SeatCount, reusable: boolean): Network => {
  const packed = (reusable ? variant : base)[seats]
  const network = unpacked.get(packed) ?? unpack(packed)
  unpacked.set(packed, network)
  return network
}
