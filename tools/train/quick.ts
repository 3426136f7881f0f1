/** A short deterministic course that shows in seconds whether the trainer learns. */
import { createHash } from 'node:crypto'
import { Training } from './course'
import type { Course } from './plan'

const quickMatches = 2_000

/** Trains and returns a line with the losses and a fingerprint of the weights. */
export const quickRun = (matches = quickMatches): string => {
  const course: Course = {
    name: 'quick',
    seats: 2,
    reusable: false,
    filters: 4,
    rough: matches / 2,
    exact: matches / 2,
    last: 0,
    company: 0,
    fives: 0,
    after: null,
    isStep: false,
  }
  const training = new Training(course, 1, null, null)
  const losses = Array.from({ length: 4 }, () => training.advance(matches / 4).loss.toFixed(4))
  const { weights } = training.checkpoint()
  const bytes = new Uint8Array(weights.buffer, weights.byteOffset, weights.byteLength)
  const fingerprint = createHash('sha256').update(bytes).digest('hex').slice(0, 16)
  return `${matches} matches, loss ${losses.join(' ')}, weights ${fingerprint}`
}
