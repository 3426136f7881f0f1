/** Short mono signals and operations on them: modes, noise, filters, mixing. */
export const rate = 44_100

export type Signal = Float64Array

const samplesIn = (seconds: number): number => Math.round(seconds * rate)
const silence = (seconds: number): Signal => new Float64Array(samplesIn(seconds))

/** White noise from -1 to 1, determined by the seed (Marsaglia's xorshift). */
export function noise(seconds: number, seed: number): Signal {
  let state = Math.imul(seed, 0x9e3779b1) | 1
  return silence(seconds).map(() => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return state / 0x80000000
  })
}

/** One mode of vibration: its frequency, its initial level, and the seconds until it has decayed to 1/e. */
export type Mode = readonly [hertz: number, level: number, decay: number]

/** Fades out the last hundredth of a second, to avoid a click at the end. */
export const settled = (signal: Signal): Signal =>
  signal.map((value, index) => value * Math.min(1, (signal.length - 1 - index) / (0.01 * rate)))

/** A body that is struck once. `attack` is the contact time: soft mallets stay in contact for longer. */
export function struck(seconds: number, modes: readonly Mode[], attack = 0.0008): Signal {
  const signal = silence(seconds)
  for (const [hertz, level, decay] of modes) {
    const step = (2 * Math.PI * hertz) / rate
    signal.forEach((_, index) => {
      const time = index / rate
      const rise = time < attack ? 0.5 - 0.5 * Math.cos((Math.PI * time) / attack) : 1
      signal[index]! += level * rise * Math.exp(-time / decay) * Math.sin(step * index)
    })
  }
  return settled(signal)
}

/** A soft, low blow with a falling pitch, as of earth or heavy tables. */
export function thud(seconds: number, from: number, to: number, decay: number): Signal {
  let phase = 0
  const signal = silence(seconds).map((_, index) => {
    const time = index / rate
    phase += (2 * Math.PI * (to + (from - to) * Math.exp(-time / (decay / 2)))) / rate
    return Math.sin(phase) * Math.exp(-time / decay) * Math.min(1, time / 0.002)
  })
  return settled(signal)
}

/** Loudness over time as straight lines between (second, level) points. */
export function shaped(
  signal: Signal,
  ...points: readonly (readonly [second: number, level: number])[]
): Signal {
  return signal.map((value, index) => value * levelAt(index / rate, points))
}

function levelAt(time: number, points: readonly (readonly [number, number])[]): number {
  const next = points.findIndex(([second]) => second > time)
  if (next === -1) return points.at(-1)?.[1] ?? 0
  const [end, to] = points[next]!
  const [start, from] = points[next - 1] ?? [0, 0]
  return from + ((to - from) * (time - start)) / (end - start)
}

export const faded = (signal: Signal, decay: number): Signal =>
  signal.map((value, index) => value * Math.exp(-index / rate / decay))

export type Coefficients = {
  readonly b: readonly [number, number, number]
  readonly a: readonly [number, number]
}

export function filtered(signal: Signal, { b, a }: Coefficients): Signal {
  let [x1, x2, y1, y2] = [0, 0, 0, 0]
  return signal.map((x) => {
    const y = b[0] * x + b[1] * x1 + b[2] * x2 - a[0] * y1 - a[1] * y2
    ;[x2, x1, y2, y1] = [x1, x, y1, y]
    return y
  })
}

/** Second-order filters after Robert Bristow-Johnson's cookbook. */
export function lowPass(hertz: number, q = Math.SQRT1_2): Coefficients {
  const { cos, alpha } = angles(hertz, q)
  return scaled([(1 - cos) / 2, 1 - cos, (1 - cos) / 2], [1 + alpha, -2 * cos, 1 - alpha])
}

export function highPass(hertz: number, q = Math.SQRT1_2): Coefficients {
  const { cos, alpha } = angles(hertz, q)
  return scaled([(1 + cos) / 2, -(1 + cos), (1 + cos) / 2], [1 + alpha, -2 * cos, 1 - alpha])
}

export function bandPass(hertz: number, q: number): Coefficients {
  const { cos, alpha } = angles(hertz, q)
  return scaled([alpha, 0, -alpha], [1 + alpha, -2 * cos, 1 - alpha])
}

function angles(hertz: number, q: number): { readonly cos: number; readonly alpha: number } {
  const omega = (2 * Math.PI * hertz) / rate
  return { cos: Math.cos(omega), alpha: Math.sin(omega) / (2 * q) }
}

function scaled(b: readonly [number, number, number], a: readonly [number, number, number]): Coefficients {
  const [a0, a1, a2] = a
  return { b: [b[0] / a0, b[1] / a0, b[2] / a0], a: [a1 / a0, a2 / a0] }
}

export type Layer = readonly [level: number, signal: Signal, start?: number]

/** Mixes signals, each with a level and a start in seconds; cuts what exceeds the length. */
export function mixed(seconds: number, ...layers: readonly Layer[]): Signal {
  const sum = silence(seconds)
  for (const [level, signal, start = 0] of layers) {
    const offset = samplesIn(start)
    signal.forEach((value, index) => {
      if (offset + index < sum.length) sum[offset + index]! += level * value
    })
  }
  return sum
}
