/** Long work in short slices on the stage's clock, so that no frame waits for it. */
import { realClock } from '@/stage/index'

/** Milliseconds of work in a row: with the step that crosses it, no more than half a frame. */
const slice = 5

/** `work` does one step and says whether more is left; `pause` comes after each slice. What it returns calls it off. */
export const inSlices = (work: () => boolean, pause: (slices: number) => void): (() => void) => {
  let callOff = (): void => undefined
  let slices = 0
  const next = (): void => {
    const until = realClock.now() + slice
    let left = true
    while (left && realClock.now() < until) left = work()
    slices += 1
    pause(slices)
    if (left) callOff = realClock.after(0, next)
  }
  next()
  return () => callOff()
}
