/**
 * Checkpoints on disk: JSON with the numbers in base64, written to a temporary file and renamed, so that none is ever incomplete.
 */
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Checkpoint } from './course'

export const checkpointFolder = join(__dirname, 'checkpoints')

const lists = ['weights', 'mean', 'square', 'smooth'] as const

const toText = (numbers: Float32Array): string =>
  Buffer.from(numbers.buffer, numbers.byteOffset, numbers.byteLength).toString('base64')
const toNumbers = (text: string): Float32Array => {
  const bytes = Buffer.from(text, 'base64')
  return new Float32Array(new Uint8Array(bytes).buffer)
}

const fileOf = (folder: string, name: string): string => join(folder, `${name}.json`)

export const saveCheckpoint = (folder: string, checkpoint: Checkpoint): void => {
  mkdirSync(folder, { recursive: true })
  const texts = Object.fromEntries(lists.map((list) => [list, toText(checkpoint[list])]))
  const file = fileOf(folder, checkpoint.course.name)
  writeFileSync(`${file}.new`, JSON.stringify({ ...checkpoint, ...texts }))
  renameSync(`${file}.new`, file)
}

export const loadCheckpoint = (folder: string, name: string): Checkpoint | null => {
  const file = fileOf(folder, name)
  if (!existsSync(file)) return null
  const stored = JSON.parse(readFileSync(file, 'utf8'))
  return { ...stored, ...Object.fromEntries(lists.map((list) => [list, toNumbers(stored[list])])) }
}
