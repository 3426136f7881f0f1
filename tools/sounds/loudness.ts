/**
 * Measures the perceived loudness of a short signal (ITU-R BS.1770, ungated, over its whole length), and scales a signal to a
 * level.
 */
import { filtered, rate, type Coefficients, type Signal } from './signal'

/** The two K-weighting filters, computed from their analogue description so that they are right at any sample rate. */
function shelf(): Coefficients {
  const [hertz, gain, q] = [1681.974450955533, 3.999843853973347, 0.7071752369554196]
  const k = Math.tan((Math.PI * hertz) / rate)
  const high = 10 ** (gain / 20)
  const band = high ** 0.4996667741545416
  const a0 = 1 + k / q + k * k
  return {
    b: [
      (high + (band * k) / q + k * k) / a0,
      (2 * (k * k - high)) / a0,
      (high - (band * k) / q + k * k) / a0,
    ],
    a: [(2 * (k * k - 1)) / a0, (1 - k / q + k * k) / a0],
  }
}

function rumbleCut(): Coefficients {
  const [hertz, q] = [38.13547087602444, 0.5003270373238773]
  const k = Math.tan((Math.PI * hertz) / rate)
  const a0 = 1 + k / q + k * k
  return { b: [1, -2, 1], a: [(2 * (k * k - 1)) / a0, (1 - k / q + k * k) / a0] }
}

export function loudness(signal: Signal): number {
  const weighted = filtered(filtered(signal, shelf()), rumbleCut())
  const power = weighted.reduce((sum, value) => sum + value * value, 0) / weighted.length
  return -0.691 + 10 * Math.log10(power)
}

export const peak = (signal: Signal): number =>
  signal.reduce((highest, value) => Math.max(highest, Math.abs(value)), 0)

const knee = 0.6
const ceiling = 0.94

/** Soft clipping: below the knee nothing changes. */
function bent(value: number): number {
  const over = Math.abs(value) - knee
  if (over <= 0) return value
  return Math.sign(value) * (knee + (ceiling - knee) * Math.tanh(over / (ceiling - knee)))
}

/** The signal at a loudness in LUFS. Soft clipping reduces it a little, so the gain is found in a few iterations. */
export function levelled(signal: Signal, target: number): Signal {
  let gain = 1
  let result = signal
  for (let round = 0; round < 12; round++) {
    gain *= 10 ** ((target - loudness(result)) / 20)
    result = signal.map((value) => bent(value * gain))
  }
  return result
}
