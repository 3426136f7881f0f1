/**
 * The learned weights. Only `networks.ts` imports this file, when a bot needs it, so that they are a separate chunk on the web.
 */
import type { SeatCount } from '@/engine'
import type { Network } from '../network'
import { unpack, type PackedNetwork } from '../packed'
import base2 from './base2.json'
import base3 from './base3.json'
import base4 from './base4.json'
import base5 from './base5.json'
import variant2 from './variant2.json'
import variant3 from './variant3.json'
import variant4 from './variant4.json'
import variant5 from './variant5.json'

type BySeatCount = Readonly<Record<SeatCount, PackedNetwork>>
const base: BySeatCount = { 2: base2, 3: base3, 4: base4, 5: base5 }
/** Reusable squatters (R23) change the game so much that the base game's networks lose there. */
const variant: BySeatCount = { 2: variant2, 3: variant3, 4: variant4, 5: variant5 }

/** Cache of unpacked networks. */
const unpacked = new Map<PackedNetwork, Network>()

export const networkFor = (seats: SeatCount, reusable: boolean): Network => {
  const packed = (reusable ? variant : base)[seats]
  const network = unpacked.get(packed) ?? unpack(packed)
  unpacked.set(packed, network)
  return network
}
