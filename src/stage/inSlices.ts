/** Long work in short slices on the stage's clock, so that no frame waits for it. */
import type { Clock } from './clock'

/** Milliseconds of work in a row: with what comes after it, and a last step longer than those before it, half a frame. */
const slice = 4

/** Of how long a step takes here, so much is forgotten at the next one: one may have been held up. */
const forgotten = 0.05

/** `work` does one step and says whether more is left; `pause` comes after each slice. What it returns calls it off. */
export const inSlices = (
  clock: Clock,
  work: () => boolean,
  pause: (slices: number) => void,
): (() => void) => {
  let callOff = (): void => undefined
  let slices = 0
  let longest = 0
  const next = (): void => {
    const from = clock.now()
    let [at, left] = [from, true]
    // No step is begun that would end too late.
    do {
      left = work()
      const now = clock.now()
      longest = Math.max(now - at, (1 - forgotten) * longest)
      at = now
    } while (left && at + longest <= from + slice)
    slices += 1
    pause(slices)
    if (left) callOff = clock.after(0, next)
  }
  next()
  return () => callOff()
}
