/** Serialises networks as text, two characters a weight: small in the bundle and quick to read. */
import { lastRoundPart, Network, shapeOf, type Shape } from './network'

export type PackedNetwork = {
  readonly seats: number
  readonly filters: number
  /** The largest weight of each part. */
  readonly scales: readonly number[]
  readonly weights: string
}

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
/** Weights are integers from -511 to 511, scaled for each part. A finer resolution does not play better. */
const steps = 511

/** The parts that are scaled separately: map, squatters, facts, facts of the last round, biases, outputs, output biases. */
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

export const pack = (seats: number, filters: number, weights: Float32Array): PackedNetwork => {
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
