/** Networks as text: two characters a weight, so that they are small in the bundle and quick to read. Reads no files. */
import type { SeatCount } from '@/engine'
import { lastRoundPart, Network, shapeOf, type Shape } from './network'

export type PackedNetwork = {
  readonly seats: SeatCount
  readonly filters: number
  /** The largest weight of each part. */
  readonly scales: readonly number[]
  readonly weights: string
}

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
/** Weights are whole steps from -511 to 511 times their part's scale: finer ones play no better. */
const steps = 511

/** Parts have scales of their own: the map, squatters, facts, those of the last round, biases, outputs and their biases differ in size. */
const partsOf = (shape: Shape): readonly number[] => [
  0,
  shape.diceAt,
  shape.factsAt,
  lastRoundPart(shape)[0],
  shape.biasAt,
  shape.outAt,
  shape.outBiasAt,
  shape.size,
]

export const pack = (seats: SeatCount, filters: number, weights: Float32Array): PackedNetwork => {
  const parts = partsOf(shapeOf(seats, filters))
  const scales: number[] = []
  let text = ''
  for (let part = 0; part + 1 < parts.length; part += 1) {
    const values = weights.subarray(parts[part], parts[part + 1])
    const scale = values.reduce((largest, value) => Math.max(largest, Math.abs(value)), 1e-6)
    scales.push(scale)
    for (const value of values) {
      const step = Math.round((value / scale) * steps) + steps
      text += letters[step >> 6]! + letters[step & 63]!
    }
  }
  return { seats, filters, scales, weights: text }
}

export const unpack = ({ seats, filters, scales, weights: text }: PackedNetwork): Network => {
  const shape = shapeOf(seats, filters)
  const codes = new Uint8Array(128)
  for (let code = 0; code < letters.length; code += 1) codes[letters.charCodeAt(code)] = code
  const weights = new Float32Array(shape.size)
  const parts = partsOf(shape)
  for (let part = 0; part + 1 < parts.length; part += 1) {
    const scale = scales[part]! / steps
    for (let at = parts[part]!; at < parts[part + 1]!; at += 1) {
      const step = (codes[text.charCodeAt(2 * at)]! << 6) | codes[text.charCodeAt(2 * at + 1)]!
      weights[at] = (step - steps) * scale
    }
  }
  return new Network(seats, filters, weights)
}
