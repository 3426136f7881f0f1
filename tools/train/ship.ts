/** Writes the trained networks into the app: one JSON file of packed, smoothed weights for each course. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pack } from '../../src/bots/packed'
import type { Checkpoint } from './course'

const weightsFolder = join(__dirname, '..', '..', 'src', 'bots', 'weights')

export const ship = ({ course, smooth }: Checkpoint, date: string): string => {
  const { name, seats, filters, reusable } = course
  const { scales, weights } = pack(seats, filters, smooth)
  const game = `${seats} players, ${reusable ? 'reusable squatters' : 'base game'}`
  const packed = {
    about: `Learned weights for ${game}. Of ${date}; tools/train/README.md says how they were made.`,
    seats,
    filters,
    scales: scales.map((scale) => Number(scale.toPrecision(6))),
    weights,
  }
  mkdirSync(weightsFolder, { recursive: true })
  const file = join(weightsFolder, `${name}.json`)
  writeFileSync(file, `${JSON.stringify(packed, null, 2)}\n`)
  return file
}
