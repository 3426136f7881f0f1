/** `npm run train`: makes the shipped weights from nothing, one network per worker. README.md beside this file says how. */
import { join } from 'node:path'
import { parseArgs } from 'node:util'
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
    quick: { type: 'boolean', default: false },
  },
})
const { folder } = values

const chosen = courses
  .filter(({ name }) => !values.only || values.only.split(',').includes(name))
  .map((course): Course => (values.exact ? { ...course, exact: Number(values.exact) } : course))

const matchesDone = (name: string): number => loadCheckpoint(folder, name)?.matches ?? 0

const train = async (code: string, course: Course): Promise<void> => {
  const seed = Number(values.seed) * 1000 + courses.findIndex(({ name }) => name === course.name)
  const begin = course.after === null ? null : (loadCheckpoint(folder, course.after)?.smooth ?? null)
  const task: Task = { course, folder, seed, begin }
  await runWorker(code, task, (line: string) =>
    console.log(`${new Date().toISOString().slice(11, 19)} ${line}`),
  )
}

/** Each worker takes the first course that waits for no other; when all wait, it rests until one is finished. */
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
  for (const { name } of chosen) {
    const checkpoint = loadCheckpoint(folder, name)
    if (!checkpoint) console.log(`${name} has no checkpoint yet`)
    else console.log(ship(checkpoint, new Date().toISOString().slice(0, 10)))
  }
}

const main = async (): Promise<void> => {
  if (values.quick) return console.log(quickRun())
  if (!values.ship) await trainAll()
  shipAll()
}

void main()
