/** The learned networks, unpacked when first needed. Knows none of what they learned. */
import type { SeatCount } from '@/engine/index'
import type { Network } from '../network'
import { unpack, type PackedNetwork } from '../packed'
import { base2 } from './base2'
import { base3 } from './base3'

const packed: Readonly<Record<string, PackedNetwork>> = { base2, base3 }
const unpacked = new Map<string, Network>()

export const networkFor = (seats: SeatCount, reusable: boolean): Network | null => {
  const name = `${reusable ? 'variant' : 'base'}${seats}`
  const known = unpacked.get(name)
  if (known) return known
  const text = packed[name] ?? packed[`base${seats}`]
  if (!text) return null
  const network = unpack(text)
  unpacked.set(name, network)
  return network
}
