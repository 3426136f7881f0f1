/** Runs long work in short slices on the stage's clock, so that no frame has to wait for it. */
import type { Clock } from './clock'

/** Milliseconds of work per slice. With the code that runs after it and a last step slower than the others: half a frame. */
const slice = 4

/** The remembered longest step shrinks by this fraction at each step, because one step may have been interrupted. */
const forgotten = 0.05

/** `work` does one step and returns whether more is left; `pause` runs after each slice. Returns a function that cancels it. */
export const inSlices = (
  clock: Clock,
  work: () => boolean,
  pause: (slices: number) => void,
): (() => void) => {
  let slices = 0
  let longest = 0
  const next = (): void => {
    const from = clock.now()
    let [at, left] = [from, true]
    // Starts no step that would end too late.
    do {
      left = work()
      const now = clock.now()
      longest = Math.max(now - at, (1 - forgotten) * longest)
      at = now
    } while (left && at + longest <= from + slice)
    slices += 1
    pause(slices)
    if (left) cancel = clock.after(0, next)
  }
  let cancel = clock.after(0, next)
  return () => cancel()
}
