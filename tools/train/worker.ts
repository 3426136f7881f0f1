/** Worker thread: trains one course from its checkpoint to its end and reports its progress. */
import { parentPort, workerData } from 'node:worker_threads'
import { loadCheckpoint, saveCheckpoint } from './checkpoints'
import { Training } from './course'
import { matchesOf, type Course } from './plan'

export type Task = {
  readonly course: Course
  readonly folder: string
  readonly seed: number
  readonly begin: Float32Array | null
}

const minute = 60_000
const { course, folder, seed, begin } = workerData as Task

const training = new Training(course, seed, loadCheckpoint(folder, course.name), begin)
let saved = Date.now()
while (!training.isDone) {
  const from = Date.now()
  const count = Math.min(2_000, matchesOf(course) - training.matches)
  const progress = training.advance(count)
  const speed = (count * 1000) / (Date.now() - from)
  parentPort?.postMessage(
    `${course.name} ${progress.matches}/${matchesOf(course)} loss ${progress.loss.toFixed(4)} ` +
      `turns ${progress.turns.toFixed(1)} ${speed.toFixed(0)} matches/s`,
  )
  if (Date.now() - saved < 2 * minute) continue
  saveCheckpoint(folder, training.checkpoint())
  saved = Date.now()
}
saveCheckpoint(folder, training.checkpoint())
