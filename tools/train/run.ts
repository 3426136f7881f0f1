/** `npm run train`: trains the networks from nothing, one network per worker. See README.md beside this file. */
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { networkFor } from '../../src/bots/weights/index'
import { bundle, runWorker } from '../threads/start'
import { checkpointFolder, loadCheckpoint } from './checkpoints'
import { courses, matchesOf, type Course } from './plan'
import { quickRun } from './quick'
import { ship } from './ship'
import type { Task } from './worker'

const { values } = parseArgs({
  options: {
    workers: { type: 'string', default: '2' },
    only: { type: 'string' },
    exact: { type: 'string' },
    seed: { type: 'string', default: '1' },
    folder: { type: 'string', default: checkpointFolder },
    ship: { type: 'boolean', default: false },
    'last-rounds': { type: 'boolean', default: false },
    quick: { type: 'boolean', default: false },
  },
})
/** Starts from the shipped networks and trains only the last round, in separate checkpoints. */
const onlyLastRounds = values['last-rounds']
const folder = onlyLastRounds ? join(values.folder, 'lastRounds') : values.folder

const chosen = courses
  .filter(({ name }) => !values.only || values.only.split(',').includes(name))
  .filter(({ last }) => !(onlyLastRounds && last === 0))
  .map((course): Course => (values.exact ? { ...course, exact: Number(values.exact) } : course))
  .map((course): Course => (onlyLastRounds ? { ...course, rough: 0, exact: 0, after: null } : course))

const matchesDone = (name: string): number => loadCheckpoint(folder, name)?.matches ?? 0

const beginningOf = ({ name, seats, reusable, after }: Course): Float32Array | null => {
  if (onlyLastRounds) return networkFor(seats, reusable).weights
  if (after === null) return null
  const before = loadCheckpoint(folder, after)
  if (before === null && matchesDone(name) === 0)
    throw new Error(`${name} begins with ${after}: train that first`)
  return before?.smooth ?? null
}

const train = async (code: string, course: Course): Promise<void> => {
  const seed = Number(values.seed) * 1000 + courses.findIndex(({ name }) => name === course.name)
  const task: Task = { course, folder, seed, begin: beginningOf(course) }
  await runWorker(code, task, (line: string) =>
    console.log(`${new Date().toISOString().slice(11, 19)} ${line}`),
  )
}

/** Each worker takes the first course that waits for no other; if all wait, it sleeps until one is finished. */
const trainAll = async (): Promise<void> => {
  const code = await bundle(join(__dirname, 'worker.ts'))
  const waiting = chosen.filter((course) => matchesDone(course.name) < matchesOf(course))
  const running = new Map<string, Promise<void>>()
  const isPending = (name: string | null): boolean =>
    waiting.some((course) => course.name === name) || (name !== null && running.has(name))
  const work = async (): Promise<void> => {
    while (waiting.length > 0) {
      const ready = waiting.findIndex(({ after }) => !isPending(after))
      if (ready < 0) {
        await Promise.race(running.values())
        continue
      }
      const [course] = waiting.splice(ready, 1)
      const done = train(code, course!).finally(() => running.delete(course!.name))
      running.set(course!.name, done)
      await done
    }
  }
  await Promise.all(Array.from({ length: Number(values.workers) }, work))
}

const shipAll = (): void => {
  for (const { name, isStep } of chosen) {
    if (isStep) continue
    const checkpoint = loadCheckpoint(folder, name)
    if (!checkpoint) {
      console.log(`${name} has no checkpoint yet`)
      continue
    }
    console.log(ship(checkpoint, new Date().toISOString().slice(0, 10)))
  }
}

const main = async (): Promise<void> => {
  if (values.quick) return console.log(quickRun())
  if (!values.ship) await trainAll()
  shipAll()
}

void main()
