/** Spreads a count over worker threads: each plays its share of the matches and posts a part, and the parts are summed. */
import { bundle, runWorker } from '../threads/start'

/** The matches `first`, `first + step`, … below `matches` of a task. */
export type Share<Task> = { readonly task: Task; readonly first: number; readonly step: number }

/** Runs the file once on every worker, and returns the sum of the posted parts. */
export const openSpread = async <Task, Part>(
  file: string,
  workers: number,
  none: Part,
  add: (sum: Part, part: Part) => Part,
): Promise<(task: Task) => Promise<Part>> => {
  const code = await bundle(file)
  return async (task) => {
    let sum = none
    await Promise.all(
      Array.from({ length: workers }, (_, first) => {
        const share: Share<Task> = { task, first, step: workers }
        return runWorker(code, share, (part: Part) => {
          sum = add(sum, part)
        })
      }),
    )
    return sum
  }
}
