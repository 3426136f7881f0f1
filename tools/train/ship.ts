/** Writes what was learned into the app: one module of packed weights for each course. Ships the smoothed weights. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pack } from '../../src/bots/packed'
import type { Checkpoint } from './course'

export const weightsFolder = join(__dirname, '..', '..', 'src', 'bots', 'weights')

const lineLength = 100

const moduleOf = ({ course, smooth }: Checkpoint, date: string): string => {
  const { name, seats, filters, reusable } = course
  const { scales, weights } = pack(seats, filters, smooth)
  const lines = weights.match(new RegExp(`.{1,${lineLength}}`, 'g')) ?? []
  const game = `${seats} players, ${reusable ? 'reusable squatters' : 'base game'}`
  return [
    `/** Learned weights: ${game}. Of ${date}; tools/train/README.md says how they were made. Not to be edited. */`,
    `import type { PackedNetwork } from '../packed'`,
    '',
    `export const ${name}: PackedNetwork = {`,
    `  seats: ${seats},`,
    `  filters: ${filters},`,
    `  scales: [${scales.map((scale) => Number(scale.toPrecision(6))).join(', ')}],`,
    `  weights:`,
    lines.map((line) => `    '${line}'`).join(' +\n') + ',',
    '}',
    '',
  ].join('\n')
}

export const ship = (checkpoint: Checkpoint, date: string): string => {
  mkdirSync(weightsFolder, { recursive: true })
  const file = join(weightsFolder, `${checkpoint.course.name}.ts`)
  writeFileSync(file, moduleOf(checkpoint, date))
  return file
}
