/** The sound files are short, equally loud, end in silence, and match the program that makes them. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { loudness, peak } from '../../tools/sounds/loudness'
import { noise, rate, struck } from '../../tools/sounds/signal'
import { sounds } from '../../tools/sounds/sounds'
import { readWav, writeWav } from '../../tools/sounds/wav'

const folder = join(__dirname, '../../assets/sounds')
const made = sounds().map(({ file, bytes }) => ({ file, bytes, signal: readWav(bytes) }))

it('makes a file for every sound and no other', () => {
  expect(readdirSync(folder).sort()).toEqual(made.map(({ file }) => file).sort())
})

describe.each(made)('$file', ({ file, bytes, signal }) => {
  it('is in assets, byte for byte', () => {
    expect(readFileSync(join(folder, file)).equals(bytes)).toBe(true)
  })

  it('lasts less than 400 ms', () => {
    expect(signal.length / rate).toBeLessThan(0.4)
    expect(signal.length / rate).toBeGreaterThan(0.05)
  })

  it('is at -18 LUFS and never clips', () => {
    expect(loudness(signal)).toBeCloseTo(-18, 0)
    expect(peak(signal)).toBeLessThan(0.95)
    expect(peak(signal)).toBeGreaterThan(0.2)
  })

  it('starts without a click and ends in silence', () => {
    expect(Math.abs(signal[0]!)).toBeLessThan(0.2)
    expect(peak(signal.slice(-8))).toBeLessThan(0.002)
  })

  it('has no DC offset', () => {
    expect(Math.abs(signal.reduce((sum, value) => sum + value, 0) / signal.length)).toBeLessThan(0.005)
  })
})

it('gives the three dice three pitches', () => {
  const knocks = made.filter(({ file }) => file.startsWith('knock'))
  expect(new Set(knocks.map(({ bytes }) => bytes.toString('base64'))).size).toBe(3)
})

it('measures a full-scale sine at 997 Hz as -3.01 LUFS, as the standard requires', () => {
  const sine = new Float64Array(rate).map((_, index) => Math.sin((2 * Math.PI * 997 * index) / rate))
  expect(loudness(sine)).toBeCloseTo(-3.01, 1)
})

it('generates the same noise from the same seed only', () => {
  expect(noise(0.01, 1)).toEqual(noise(0.01, 1))
  expect(noise(0.01, 1)).not.toEqual(noise(0.01, 2))
  expect(peak(noise(0.1, 3))).toBeLessThanOrEqual(1)
})

it('decays at the rate of its mode', () => {
  const tone = struck(0.2, [[1000, 1, 0.05]])
  const early = peak(tone.slice(rate * 0.01, rate * 0.02))
  const late = peak(tone.slice(rate * 0.06, rate * 0.07))
  expect(late / early).toBeCloseTo(Math.exp(-1), 2)
})

it('reads back the file it has written', () => {
  const signal = Float64Array.from([0, 0.5, -0.5, 1, -1])
  expect([...readWav(writeWav(signal))].map((value) => Math.round(value * 100) / 100)).toEqual([
    0, 0.5, -0.5, 1, -1,
  ])
})
