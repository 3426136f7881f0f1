import type { Clock } from '@/stage/clock'
import { inSlices } from '@/stage/inSlices'
import { fakeClock } from '../support/fakeClock'

let now = 0
let next: (() => void) | null = null
const clock: Clock = {
  now: () => now,
  after: (_, then) => {
    next = then
    return () => undefined
  },
}

/** How long each slice takes, given how long each step takes. */
const slicesOf = (steps: readonly number[]): readonly number[] => {
  const lasted: number[] = []
  let [done, begun] = [0, now]
  inSlices(
    clock,
    () => {
      now += steps[done]!
      done += 1
      return done < steps.length
    },
    () => {
      lasted.push(now - begun)
      begun = now
    },
  )
  while (done < steps.length) next!()
  return lasted
}

it('works for at most a quarter of a frame at a time, however long a step takes', () => {
  for (const step of [0.5, 1.5, 2.5, 3.9])
    for (const lasted of slicesOf(Array.from({ length: 40 }, () => step)))
      expect(lasted).toBeLessThanOrEqual(4)
})

it('runs as many steps as fit into a slice', () => {
  expect(slicesOf(Array.from({ length: 12 }, () => 1))).toEqual([4, 4, 4])
})

it('returns to full slices after one slow step', () => {
  const lasted = slicesOf([40, ...Array.from({ length: 120 }, () => 1)])
  expect(lasted[0]).toBe(40)
  expect(lasted[1]).toBe(1)
  expect(lasted.at(-2)).toBeGreaterThanOrEqual(3)
})

it('runs one step per slice when a single step takes longer', () => {
  expect(slicesOf([9, 9, 9])).toEqual([9, 9, 9])
})

it('does the first step on the clock, and none at all if it is cancelled before', () => {
  const run = fakeClock()
  const work = jest.fn(() => false)
  inSlices(run, work, () => undefined)
  expect(work).not.toHaveBeenCalled()
  run.pass(0)
  expect(work).toHaveBeenCalledTimes(1)
  inSlices(run, work, () => undefined)()
  run.pass(0)
  expect(work).toHaveBeenCalledTimes(1)
})
